// Reads one source: bytes to observations.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "adjudicate/cell.hpp"
#include "adjudicate/observation.hpp"
#include "cli/judge_file.hpp"
#include "cli/sources.hpp"
#include "rulebook/rulebook.hpp"
#include "trace/run.hpp"

namespace sabot::cli {

struct LoadContext {
  const rulebook::Rulebook& rulebook;
  const std::optional<adjudicate::Cell>& wanted;  // the cell whose run is kept
  std::size_t jobs;                               // threads that read documents
};

struct Loaded {
  std::vector<adjudicate::Observation> observations;  // in the order of the source
  std::vector<trace::Run> runs;                       // those of the wanted cell
  std::vector<JudgedRun> judged;                      // from the file beside it
  Diagnostics findings;                               // each has left out the run or verdict that it speaks of
};

Loaded load_source(const Source& source, const LoadContext& context);

// Judge verdicts of a whole wave.
Loaded load_judge_file(const std::string& path, const std::string& shown_as);

}  // namespace sabot::cli
