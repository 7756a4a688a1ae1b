// How much of many texts fits into a page of bounded size.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace sabot::report {

// The longest limit by which all of these sizes, each cut down to it, sum up to no more than the budget. It is no
// smaller than the largest size when nothing needs to be cut.
std::size_t longest_within(std::vector<std::size_t> sizes, std::size_t budget);

// A text without its middle.
struct Excerpt {
  std::string_view head;
  std::size_t left_out = 0;  // bytes
  std::string_view tail;
};

// Whole when it is no longer than so many bytes; else two thirds of them from its beginning and one from its end, cut
// between characters of UTF-8.
Excerpt excerpt(std::string_view text, std::size_t longest);

}  // namespace sabot::report
