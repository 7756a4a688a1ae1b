// Text from a trace or a file made safe to print on a terminal.
#pragma once

#include <string>
#include <string_view>

namespace sabot {

// Control characters (C0, DEL, C1) and bidirectional overrides become visible escapes such as \n, \x1b, \u202e;
// all other UTF-8 stays. The result never moves a cursor, changes a colour or reorders a line.
std::string escape_controls(std::string_view text);

}  // namespace sabot
