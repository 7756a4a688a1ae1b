// From files to an evaluation: what every verb that reads runs has in common.
#pragma once

#include <string>
#include <vector>

#include "adjudicate/wave.hpp"
#include "cli/answer.hpp"
#include "cli/load.hpp"
#include "cli/reading.hpp"
#include "cli/sources.hpp"
#include "report/evaluation.hpp"
#include "rulebook/library.hpp"
#include "rulebook/rulebook.hpp"
#include "rulebook/supplements.hpp"
#include "trace/run.hpp"

namespace sabot::cli {

struct Rules {
  rulebook::Library library;
  rulebook::Rulebook rulebook;
  rulebook::Supplements supplements;
  bool by_default = false;  // no version was asked for: the newest that is released
};

// The rules of a version or a draft, or of the newest released version for an empty name. Failures: bad rules; usage
// for an unknown version.
Attempt<Rules> choose_rules(const rulebook::SourceTree& tree, const std::string& version);

struct Request {
  Sources sources;
  std::string judge;           // a file of judge verdicts; empty = none
  std::string judge_shown_as;  // how errors name it
  Reading reading;
  adjudicate::Completeness completeness = adjudicate::Completeness::present_rows;
  KeepRun keep;
};

struct Session {
  report::Evaluation evaluation;
  std::vector<trace::Run> runs;  // those that are kept
};

// Failures: bad input, with every finding. Whatever the order of the sources and the number of jobs, the result is the
// same. When the reading keeps going it fails only when nothing is left to evaluate; both of two runs for one cell are
// set aside.
Attempt<Session> evaluate(const Rules& rules, const Request& request);

}  // namespace sabot::cli
