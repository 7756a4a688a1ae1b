#include "base/utf8.hpp"

#include <array>

namespace sabot {
namespace {

// How a sequence of a given length begins, and the least value that needs that length.
struct Form {
  unsigned char mask;
  unsigned char lead;
  char32_t least;
};

// Of two bytes and more.
constexpr std::array<Form, 3> forms{{{0xe0, 0xc0, 0x80}, {0xf0, 0xe0, 0x800}, {0xf8, 0xf0, 0x10000}}};

constexpr bool is_scalar_value(char32_t value) {
  return value <= 0x10ffff && !(value >= 0xd800 && value <= 0xdfff);
}

}  // namespace

CodePoint code_point_at(std::string_view text, std::size_t offset) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (is_ascii(text[offset])) return {byte(offset), 1, true};
  const CodePoint stray{byte(offset), 1, false};
  for (std::size_t length = 2; length < forms.size() + 2; ++length) {
    const Form& form = forms[length - 2];
    if ((byte(offset) & form.mask) != form.lead) continue;
    if (length > text.size() - offset) return stray;
    char32_t value = byte(offset) & static_cast<unsigned char>(~form.mask);
    for (std::size_t i = offset + 1; i < offset + length; ++i) {
      if ((byte(i) & 0xc0) != 0x80) return stray;
      value = (value << 6) | (byte(i) & 0x3f);
    }
    if (value < form.least || !is_scalar_value(value)) return stray;
    return {value, length, true};
  }
  return stray;
}

std::size_t count_code_points(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < text.size(); i += code_point_at(text, i).length) ++count;
  return count;
}

std::size_t bytes_of(std::string_view text, std::size_t code_points) {
  std::size_t bytes = 0;
  for (; code_points > 0 && bytes < text.size(); --code_points) bytes += code_point_at(text, bytes).length;
  return bytes;
}

std::optional<std::size_t> find_invalid_utf8(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const CodePoint point = code_point_at(text, i);
    if (!point.valid) return i;
    i += point.length;
  }
  return std::nullopt;
}

}  // namespace sabot
