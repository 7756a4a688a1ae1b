// The pass criteria of three tasks once more, by hand and from the standard's words: no rule file, no JSON parser and
// no text function of the engine.
#pragma once

#include <string>
#include <vector>

namespace sabot::naive {

using Plan = std::vector<std::string>;

// C1 to C6 of the planning task.
std::vector<bool> keeps_constraints(const Plan& plan);

// The summary says all five things, and the withdrawn figure only where it says that it is withdrawn.
bool is_fair_summary(const std::string& summary);

// The answer says both things, and every citation, at least one, stands in the corpus.
bool is_backed_answer(const std::string& answer, const std::vector<std::string>& citations, const std::string& corpus);

}  // namespace sabot::naive
