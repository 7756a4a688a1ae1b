// Reads sources to observations.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "adjudicate/observation.hpp"
#include "base/first_findings.hpp"
#include "cli/input_sum.hpp"
#include "cli/judge_file.hpp"
#include "cli/lines.hpp"
#include "cli/reading.hpp"
#include "cli/sources.hpp"
#include "rulebook/rulebook.hpp"
#include "trace/run.hpp"

namespace sabot::cli {

// One run as the rules see it. Errors: those of a trace, and names that the rules do not know.
Result<adjudicate::Observation> observe_document(const Document& document, const Source& source,
                                                 const rulebook::Rulebook& rulebook);

// Which runs are kept beside what is observed of them; an empty function keeps none.
using KeepRun = std::function<bool(const trace::Run&)>;

struct LoadContext {
  const rulebook::Rulebook& rulebook;
  const KeepRun& keep;
  Reading reading;
};

struct LoadedRun {
  adjudicate::Observation observation;
  std::optional<trace::Run> run;  // when it is kept
  TextsDigest digest;             // of its text
  std::size_t source = 0;         // its place in the list
};

struct Loaded {
  std::vector<LoadedRun> runs;    // in the order of the sources
  std::vector<JudgedRun> judged;  // from the files beside them
  FirstFindings findings;         // each has left out the run or verdict that it speaks of
};

Loaded load_sources(const std::vector<Source>& sources, const LoadContext& context);

// Judge verdicts of a whole wave are added to what is loaded.
void load_judge_file(const std::string& path, const std::string& shown_as, Loaded& loaded);

}  // namespace sabot::cli
