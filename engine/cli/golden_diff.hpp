// In what two outputs of a golden case differ, told for people.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sabot::cli {

// Cell verdicts, one JSON object a line: for each cell, every field with what was expected, what came, and the rule
// that decided it now. Empty exactly when the texts are equal.
std::vector<std::string> diff_cells(std::string_view expected, std::string_view got);

// Any text: the first line that differs.
std::vector<std::string> diff_lines(const std::string& name, std::string_view expected, std::string_view got);

}  // namespace sabot::cli
