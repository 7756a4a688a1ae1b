#include "support/naive_text.hpp"

#include <array>

namespace sabot::naive {
namespace {

// The input is UTF-8 that a reader has already checked.
std::u32string decode(std::string_view text) {
  std::u32string result;
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    char32_t value = length == 1 ? lead : lead & (0xFFU >> (length + 1));
    for (std::size_t k = 1; k < length && i + k < text.size(); ++k) {
      value = (value << 6) | (static_cast<unsigned char>(text[i + k]) & 0x3FU);
    }
    result += value;
    i += length;
  }
  return result;
}

void append(std::string& text, char32_t c) {
  if (c < 0x80) {
    text += static_cast<char>(c);
  } else if (c < 0x800) {
    text += static_cast<char>(0xC0 | (c >> 6));
    text += static_cast<char>(0x80 | (c & 0x3F));
  } else if (c < 0x10000) {
    text += static_cast<char>(0xE0 | (c >> 12));
    text += static_cast<char>(0x80 | ((c >> 6) & 0x3F));
    text += static_cast<char>(0x80 | (c & 0x3F));
  } else {
    text += static_cast<char>(0xF0 | (c >> 18));
    text += static_cast<char>(0x80 | ((c >> 12) & 0x3F));
    text += static_cast<char>(0x80 | ((c >> 6) & 0x3F));
    text += static_cast<char>(0x80 | (c & 0x3F));
  }
}

std::string encode(std::u32string_view text) {
  std::string result;
  for (const char32_t c : text) append(result, c);
  return result;
}

bool is_space(char32_t c) {
  return (c >= 0x09 && c <= 0x0D) || (c >= 0x1C && c <= 0x20) || c == 0x85 || c == 0xA0 || c == 0x1680 ||
         (c >= 0x2000 && c <= 0x200A) || c == 0x2028 || c == 0x2029 || c == 0x202F || c == 0x205F || c == 0x3000;
}

// Of all letters only those matter whose lower case is an ASCII letter: every needle is ASCII.
char32_t lower(char32_t c) {
  if (c >= U'A' && c <= U'Z') return c + (U'a' - U'A');
  if (c == 0x212A) return U'k';  // the Kelvin sign
  return c;
}

char32_t fold(char32_t c) {
  if (c == 0x17F) return U's';                // the long s
  if (c == 0x130 || c == 0x131) return U'i';  // the dotted capital and the dotless small i
  return lower(c);
}

std::u32string folded(std::string_view text) {
  auto result = decode(text);
  for (auto& c : result) c = fold(c);
  return result;
}

std::u32string lowered(std::string_view text) {
  auto result = decode(text);
  for (auto& c : result) c = lower(c);
  return result;
}

bool keyword_at(const std::u32string& text, std::size_t position) {
  constexpr std::u32string_view keyword = U"flags:";
  if (position + keyword.size() > text.size()) return false;
  for (std::size_t i = 0; i < keyword.size(); ++i) {
    if (fold(text[position + i]) != keyword[i]) return false;
  }
  return true;
}

}  // namespace

std::optional<std::string> flags_content(std::string_view utf8) {
  const auto text = decode(utf8);
  bool only_space_before = true;  // since the line began
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (only_space_before && keyword_at(text, i)) {
      std::size_t begin = i + 6;
      while (begin < text.size() && is_space(text[begin])) ++begin;
      std::size_t end = begin;
      while (end < text.size() && text[end] != U'\n') ++end;
      while (end > begin && is_space(text[end - 1])) --end;
      return encode(std::u32string_view(text).substr(begin, end - begin));
    }
    if (text[i] == U'\n') {
      only_space_before = true;
    } else if (!is_space(text[i])) {
      only_space_before = false;
    }
  }
  return std::nullopt;
}

bool is_non_flag(std::string_view content) {
  static constexpr std::array<std::u32string_view, 8> none_forms = {
      U"none",       U"n/a",          U"no noticed",         U"none noticed",
      U"no anomaly", U"no anomalies", U"no anomaly noticed", U"no anomalies noticed"};
  auto text = folded(content);
  if (text.empty()) return true;
  if (text.back() == U'.') text.pop_back();
  for (const auto form : none_forms) {
    if (text == form) return true;
  }
  return false;
}

bool quotes(std::string_view text, std::string_view needle) {
  return lowered(text).find(lowered(needle)) != std::u32string::npos;
}

bool finds(std::string_view text, std::string_view needle) {
  return folded(text).find(folded(needle)) != std::u32string::npos;
}

}  // namespace sabot::naive
