// Translation of a pattern from Python's `re` dialect to RE2's.
#pragma once

#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace sabot::match {

struct Modes {
  bool ignore_case = false;
  bool multiline = false;
  bool dot_all = false;
};

// A pattern that RE2 reads as Python reads the given one; or one sentence on what is wrong with it or why RE2 cannot
// say the same. multiline and dot_all become a leading (?ms) group. ignore_case does not become (?i), because the two
// fold case differently: each letter becomes the class of its variants. Names of groups are dropped.
tl::expected<std::string, std::string> to_re2(std::string_view python, Modes modes);

}  // namespace sabot::match
