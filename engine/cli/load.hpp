// Reads one source: bytes to observations.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "adjudicate/observation.hpp"
#include "cli/judge_file.hpp"
#include "cli/line_limit.hpp"
#include "cli/sources.hpp"
#include "rulebook/rulebook.hpp"
#include "trace/run.hpp"

namespace sabot::cli {

// Which runs are kept beside what is observed of them; an empty function keeps none.
using KeepRun = std::function<bool(const trace::Run&)>;

struct LoadContext {
  const rulebook::Rulebook& rulebook;
  const KeepRun& keep;
  std::size_t jobs = 1;  // threads that read documents
  std::size_t line_limit = usual_line_limit;
};

struct Loaded {
  std::vector<adjudicate::Observation> observations;  // in the order of the source
  std::vector<trace::Run> runs;                       // those that are kept, in the same order
  std::vector<JudgedRun> judged;                      // from the file beside it
  Diagnostics findings;                               // each has left out the run or verdict that it speaks of
};

Loaded load_source(const Source& source, const LoadContext& context);

// Judge verdicts of a whole wave.
Loaded load_judge_file(const std::string& path, const std::string& shown_as);

}  // namespace sabot::cli
