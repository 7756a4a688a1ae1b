// A comparison as one JSON object: docs/schema/output-compare.schema.json.
#pragma once

#include <string>

#include "report/comparison.hpp"

namespace sabot::report {

// The value of the key "format". It changes whenever a reader of the old form could misread the new one.
inline constexpr const char* comparison_format = "sabot-compare/1";

std::string json(const Comparison& comparison);

}  // namespace sabot::report
