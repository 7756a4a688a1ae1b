// The scoreboard as one CSV table, RFC 4180 but for the line end, which is a bare line feed.
#pragma once

#include <string>
#include <string_view>

#include "report/evaluation.hpp"

namespace sabot::report {

// A record is one line. Its level says what it counts: all, framework, row, operator or group. Each cell that enters
// no rate follows as a record of the level "cell", each finding that set an input aside as "set_aside",
// and each sentence on what is particular to this input as "notice".
std::string csv(const Evaluation& evaluation);

// Control characters become visible escapes, so that a record never spans lines; quoted where RFC 4180 wants it.
std::string csv_field(std::string_view text);

}  // namespace sabot::report
