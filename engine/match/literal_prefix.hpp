// Where a pattern that begins with plain letters can begin to match.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "match/python_dialect.hpp"

namespace sabot::match {

// What every match begins with: perhaps the start of a line, perhaps white space, then a literal.
struct LiteralPrefix {
  bool line_start = false;
  bool space = false;
  bool ignore_case = false;
  std::string literal;  // ASCII; in lower case where case is ignored
};

// None where the pattern, in Python's dialect, has no such beginning or the literal is too short to be rare.
std::optional<LiteralPrefix> literal_prefix(std::string_view pattern, Modes modes);

// Where in a text the first match can begin.
struct FirstStart {
  enum class Answer { nowhere, here, unknown };
  Answer answer = Answer::unknown;
  std::size_t offset = 0;  // when it is here: there is no match before it
};

FirstStart first_start(const LiteralPrefix& prefix, std::string_view text);

}  // namespace sabot::match
