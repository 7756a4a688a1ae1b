// Strict UTF-8, one code point at a time.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace sabot {

struct CodePoint {
  char32_t value;
  std::size_t length;  // in bytes; 1 for a byte that begins no code point
  bool valid;          // false: overlong, surrogate, beyond U+10FFFF, cut short, or a stray byte
};

// Whether a byte is a character by itself.
inline bool is_ascii(char c) {
  return static_cast<unsigned char>(c) < 0x80;
}

inline bool is_ascii_alphanumeric(char c) {
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

// The code point that begins at `offset`, which must be inside the text.
CodePoint code_point_at(std::string_view text, std::size_t offset);

// Code points of a text; a byte that begins none counts as one.
std::size_t count_code_points(std::string_view text);

// How many bytes the first so many code points take; all of the text when it has no more.
std::size_t bytes_of(std::string_view text, std::size_t code_points);

// Offset of the first byte that is not UTF-8; empty when all of it is.
std::optional<std::size_t> find_invalid_utf8(std::string_view text);

}  // namespace sabot
