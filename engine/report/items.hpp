// What a reader of a scoreboard has to be told beside its numbers.
#pragma once

#include <string>
#include <vector>

#include "report/evaluation.hpp"

namespace sabot::report {

// What is worth a warning, one sentence each: rules that are a draft, runs that no wave registered, rules that a wave
// was not registered under.
std::vector<std::string> warnings(const Evaluation& evaluation);

// These, and how much of the matrix is missing.
std::vector<std::string> notices(const Evaluation& evaluation);

// What to bear in mind when the numbers are quoted: one sentence each, the notices first.
std::vector<std::string> caveats(const Evaluation& evaluation);

}  // namespace sabot::report
