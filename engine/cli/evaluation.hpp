// What every evaluation says of the rules that made it.
#pragma once

#include <map>
#include <string>

#include "cli/session.hpp"
#include "report/evaluation.hpp"

namespace sabot::cli {

// How many runs each argument held, by its name.
using InputRuns = std::map<std::string, std::int64_t>;

// The scoreboard with its provenance and the matrix; wave, appendix and judge are for the caller to add.
report::Evaluation evaluation_of(const Rules& rules, tally::Scoreboard board, const InputRuns& inputs,
                                 Diagnostics set_aside);

}  // namespace sabot::cli
