// Tells texts that a pattern cannot match without running it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sabot::match {

// Built from the texts of which RE2 says that every match holds at least one.
class LiteralFilter {
 public:
  // Lets everything pass.
  LiteralFilter() = default;

  // `pattern` is one that RE2 has accepted.
  explicit LiteralFilter(const std::string& pattern);

  // False only when no part of the text can match. `text` must be UTF-8.
  bool may_match(std::string_view text) const;

 private:
  std::vector<std::string> literals_;  // ASCII in lower case; empty: nothing can be told
};

}  // namespace sabot::match
