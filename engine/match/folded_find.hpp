// Looking for ASCII literals without regard to case.
#pragma once

#include <cstddef>
#include <string_view>

namespace sabot::match {

// Where the literal, ASCII in lower case, first stands in the text at or after `from`, in any case; npos when nowhere.
std::size_t find_folded(std::string_view text, std::string_view literal, std::size_t from = 0);

// Whether the text holds a character beyond ASCII that is one of the literal's letters without regard to case: then
// find_folded does not see all that a pattern may match.
bool holds_folding_letter(std::string_view text, std::string_view literal);

}  // namespace sabot::match
