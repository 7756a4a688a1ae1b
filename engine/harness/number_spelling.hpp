// The ways in which one number is written.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sabot::harness {

// How else the number that the text is could be written, one difference at a time: with or without thousands commas,
// without zeros at the end of its decimals, with or without a space before a unit of the list. Signs such as $ may
// stand before it. None for a text that is no number.
std::vector<std::string> other_spellings(std::string_view text, const std::vector<std::string>& units);

}  // namespace sabot::harness
