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

// The pattern for RE2, modes included as a leading (?ims) group; or one sentence on why RE2 cannot say the same.
tl::expected<std::string, std::string> to_re2(std::string_view python, Modes modes);

}  // namespace sabot::match
