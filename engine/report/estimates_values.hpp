// JSON of uncertain values, with every interval's ends as exact fractions. Internal to this module: it needs
// nlohmann/json.
#pragma once

#include <vector>

#include "report/estimates.hpp"
#include "report/json_values.hpp"

namespace sabot::report {

Json json_of(const std::vector<trace::ReplicateLabel>& labels);
Json json_of(const stats::Uncertainty& uncertainty, const stats::Sampling& sampling);
Json json_of(const Contrast& difference, const stats::Sampling& sampling);

// How intervals are made, and whose rule that is.
Json rule(const rulebook::Lender& from, const stats::Sampling& sampling);

}  // namespace sabot::report
