#include "base/escape.hpp"

#include <fmt/format.h>

#include <iterator>

#include "base/utf8.hpp"

namespace sabot {
namespace {

bool is_control(char32_t c) {
  return c < 0x20 || (c >= 0x7f && c <= 0x9f);
}

// Marks, embeddings, overrides and isolates that reorder a line, and the two separators that break one.
bool moves_text(char32_t c) {
  return c == 0x061c || c == 0x200e || c == 0x200f || (c >= 0x2028 && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

}  // namespace

std::string escape_controls(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size();) {
    const auto [c, length, valid] = code_point_at(text, i);
    if (c == '\n' || c == '\r' || c == '\t') {
      out += c == '\n' ? "\\n" : c == '\r' ? "\\r" : "\\t";
    } else if (!valid || (is_control(c) && c < 0x80)) {
      fmt::format_to(std::back_inserter(out), "\\x{:02x}", static_cast<unsigned>(c));
    } else if (is_control(c) || moves_text(c)) {
      fmt::format_to(std::back_inserter(out), "\\u{:04x}", static_cast<unsigned>(c));
    } else {
      out += text.substr(i, length);
    }
    i += length;
  }
  return out;
}

}  // namespace sabot
