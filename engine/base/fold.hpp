// Text for people in lines that fit a page, which is the same width wherever it is read.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sabot {

inline constexpr std::size_t page_width = 100;

// The text in lines of at most `width` code points, broken at spaces, and the lines after the first `hang` narrower. A
// word that is longer stands on a line of its own, and leading space stays.
std::vector<std::string> fold(std::string_view text, std::size_t width, std::size_t hang = 0);

// Every line of a text folded to the page. What is carried over stands `hang` further in than the line begins.
std::string folded(std::string_view text, std::size_t hang = 2);

}  // namespace sabot
