// Estimates as one JSON object (docs/schema/output-stats.schema.json), with every interval's ends as exact fractions.
#pragma once

#include <string>

#include "report/estimates.hpp"

namespace sabot::report {

// The value of `format`. The number rises whenever a reader of the old form could misread the new one.
inline constexpr auto estimates_format = "sabot-stats/1";

std::string json(const Estimates& estimates);

}  // namespace sabot::report
