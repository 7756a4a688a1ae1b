// Results of checks in the XML that continuous integration reads: JUnit's, as most servers understand it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sabot::report {

struct CheckedCase {
  std::string name;
  std::string failure;     // what is wrong, line by line; empty = it passed
  std::string draft = {};  // what it was judged by that is not released; empty = nothing
};

// One suite with one test case for each checked case, in their order. The first line of a failure is its message, the
// whole of it its text; a draft is told as output. Characters that XML 1.0 cannot hold, and bytes that are no UTF-8,
// become visible escapes.
std::string junit(std::string_view suite, const std::vector<CheckedCase>& cases);

}  // namespace sabot::report
