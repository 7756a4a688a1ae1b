// What every evaluation says of the rules that made it.
#pragma once

#include "cli/input_sum.hpp"
#include "cli/session.hpp"
#include "report/evaluation.hpp"

namespace sabot::cli {

// The scoreboard with its provenance and the matrix; wave, appendix and judge are for the caller to add.
report::Evaluation evaluation_of(const Rules& rules, tally::Scoreboard board, const InputSums& inputs,
                                 Listing<Diagnostic> set_aside);

}  // namespace sabot::cli
