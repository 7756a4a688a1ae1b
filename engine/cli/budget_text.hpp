// What a plan costs, as a text.
#pragma once

#include <string>
#include <vector>

#include "harness/budget.hpp"
#include "rulebook/rulebook.hpp"

namespace sabot::cli {

// The cap, what the runs cost at each price, and what becomes of repetitions where that exceeds the cap.
std::string budget_section(const std::vector<harness::Projection>& projections, const harness::Budget& budget);

}  // namespace sabot::cli
