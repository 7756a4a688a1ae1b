// The scoreboard as JSON: docs/schema/output-scoreboard.schema.json.
#pragma once

#include <string>

#include "report/evaluation.hpp"

namespace sabot::report {

// The value of the key "format". It changes whenever a reader of the old form could misread the new one.
inline constexpr const char* scoreboard_format = "sabot-scoreboard/1";

std::string json(const Evaluation& evaluation);

}  // namespace sabot::report
