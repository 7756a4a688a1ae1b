#include "match/spelling.hpp"

#include <fmt/format.h>

#include <cstdint>

#include "match/character_sets.hpp"

namespace sabot::match {

bool is_ascii_letter(char32_t c) {
  return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z');
}

bool is_ascii_digit(char32_t c) {
  return c >= U'0' && c <= U'9';
}

std::string spell(char32_t c) {
  if (is_ascii_letter(c) || is_ascii_digit(c)) return std::string(1, static_cast<char>(c));
  return fmt::format("\\x{{{:x}}}", static_cast<std::uint32_t>(c));
}

std::string spell_class(const CodePointSet& set, bool negated) {
  std::string text = negated ? "[^" : "[";
  for (const CodePointRange& range : set.ranges()) {
    text += spell(range.first);
    if (range.last != range.first) text += "-" + spell(range.last);
  }
  return text + "]";
}

std::optional<int> hex_value(char32_t c) {
  if (is_ascii_digit(c)) return static_cast<int>(c - U'0');
  if (c >= U'a' && c <= U'f') return static_cast<int>(c - U'a') + 10;
  if (c >= U'A' && c <= U'F') return static_cast<int>(c - U'A') + 10;
  return std::nullopt;
}

std::optional<char32_t> control_escape(char32_t letter) {
  switch (letter) {
    case U'a':
      return U'\a';
    case U'f':
      return U'\f';
    case U'n':
      return U'\n';
    case U'r':
      return U'\r';
    case U't':
      return U'\t';
    case U'v':
      return U'\v';
    default:
      return std::nullopt;
  }
}

std::optional<CodePointSet> class_escape(char32_t letter) {
  switch (letter) {
    case U's':
      return space_characters();
    case U'S':
      return complement(space_characters());
    case U'd':
      return digit_characters();
    case U'D':
      return complement(digit_characters());
    case U'w':
      return word_characters();
    case U'W':
      return complement(word_characters());
    default:
      return std::nullopt;
  }
}

}  // namespace sabot::match
