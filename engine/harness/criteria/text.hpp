// Text as the pass criteria compare it (section 8). White space is Unicode's, as Python's str.isspace tells it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sabot::harness {

// What stands between runs of white space.
std::vector<std::string_view> words(std::string_view text);

// Every run of white space as one space, none at either end. Nothing else changes.
std::string normalise(std::string_view text);

// The normalised text, split at each space after a full stop, an exclamation mark or a question mark.
std::vector<std::string> sentences(std::string_view text);

// The form that ends in * stands for every text that begins so; any other for itself.
bool has_form(std::string_view text, std::string_view form);

// In quotes, cut when it is long.
std::string quoted(std::string_view text);

// As much as a sentence about a text can show of it.
std::string shortened(std::string_view text);

}  // namespace sabot::harness
