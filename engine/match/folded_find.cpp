#include "match/folded_find.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

namespace sabot::match {
namespace {

// The letters beyond ASCII that are ASCII letters without regard to case: long s, Kelvin sign, i without and with dot.
constexpr std::array<std::pair<char, std::string_view>, 4> folding_letters = {
    {{'s', "\xc5\xbf"}, {'k', "\xe2\x84\xaa"}, {'i', "\xc4\xb1"}, {'i', "\xc4\xb0"}}};

constexpr char case_distance = 'a' - 'A';

bool is_lower(char c) {
  return c >= 'a' && c <= 'z';
}

char to_lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c + case_distance) : c;
}

bool equal_without_case(const char* text, std::string_view literal) {
  return std::equal(literal.begin(), literal.end(), text, [](char a, char b) { return a == to_lower(b); });
}

const char* find_byte(const char* from, const char* end, char byte) {
  const void* found = from < end ? std::memchr(from, byte, static_cast<std::size_t>(end - from)) : nullptr;
  return found == nullptr ? end : static_cast<const char*>(found);
}

// Every occurrence of one byte is looked at more closely.
std::size_t find_by_byte(std::string_view text, std::string_view literal, std::size_t from, std::size_t index,
                         char byte) {
  const char* const end = text.data() + text.size() - (literal.size() - 1 - index);
  for (const char* at = find_byte(text.data() + from + index, end, byte); at != end;
       at = find_byte(at + 1, end, byte)) {
    if (equal_without_case(at - index, literal)) return static_cast<std::size_t>(at - index - text.data());
  }
  return std::string_view::npos;
}

}  // namespace

// Goes by a byte that is no letter where there is one: it has one case and is rare in prose.
std::size_t find_folded(std::string_view text, std::string_view literal, std::size_t from) {
  if (text.size() < literal.size() || text.size() - literal.size() < from) return std::string_view::npos;
  const auto other = std::find_if_not(literal.begin(), literal.end(), is_lower);
  const auto index = other == literal.end() ? 0 : static_cast<std::size_t>(other - literal.begin());
  const char byte = literal[index];
  const std::size_t found = find_by_byte(text, literal, from, index, byte);
  if (!is_lower(byte)) return found;
  return std::min(found, find_by_byte(text, literal, from, index, static_cast<char>(byte - case_distance)));
}

bool holds_folding_letter(std::string_view text, std::string_view literal) {
  return std::any_of(folding_letters.begin(), folding_letters.end(), [&](const auto& entry) {
    return literal.find(entry.first) != std::string_view::npos && text.find(entry.second) != std::string_view::npos;
  });
}

}  // namespace sabot::match
