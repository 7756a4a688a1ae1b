#include "match/literal_filter.hpp"

#include <re2/filtered_re2.h>

#include <algorithm>
#include <cstring>

#include "base/utf8.hpp"

namespace sabot::match {
namespace {

// Shorter ones occur in nearly every text.
constexpr int shortest_literal = 3;

// Two letters beyond ASCII are ASCII letters without regard to case: the long s and the Kelvin sign.
constexpr std::string_view long_s = "\xc5\xbf";
constexpr std::string_view kelvin = "\xe2\x84\xaa";

bool is_lower(char c) {
  return c >= 'a' && c <= 'z';
}

char to_lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}

bool equal_without_case(const char* text, std::string_view literal) {
  return std::equal(literal.begin(), literal.end(), text, [](char a, char b) { return a == to_lower(b); });
}

const char* find_byte(const char* from, const char* end, char byte) {
  const void* found = from < end ? std::memchr(from, byte, static_cast<std::size_t>(end - from)) : nullptr;
  return found == nullptr ? end : static_cast<const char*>(found);
}

// Every occurrence of one byte is looked at more closely.
bool holds_at_byte(std::string_view text, std::string_view literal, std::size_t index, char byte) {
  const char* const end = text.data() + text.size() - (literal.size() - 1 - index);
  for (const char* at = find_byte(text.data() + index, end, byte); at != end; at = find_byte(at + 1, end, byte)) {
    if (equal_without_case(at - index, literal)) return true;
  }
  return false;
}

// Goes by a byte that is no letter where there is one: it has one case and is rare in prose.
bool holds(std::string_view text, std::string_view literal) {
  if (text.size() < literal.size()) return false;
  const auto other = std::find_if_not(literal.begin(), literal.end(), is_lower);
  const auto index = other == literal.end() ? 0 : static_cast<std::size_t>(other - literal.begin());
  const char byte = literal[index];
  return holds_at_byte(text, literal, index, byte) ||
         (is_lower(byte) && holds_at_byte(text, literal, index, static_cast<char>(byte - ('a' - 'A'))));
}

bool holds_folding_letter(std::string_view text) {
  return text.find(long_s) != std::string_view::npos || text.find(kelvin) != std::string_view::npos;
}

// Whether a text may match that holds all of these literals, by index, and no other.
bool passes(const re2::FilteredRE2& filter, const std::vector<int>& present) {
  std::vector<int> potential;
  filter.AllPotentials(present, &potential);
  return !potential.empty();
}

std::vector<int> all_but(std::size_t left_out, std::size_t count) {
  std::vector<int> indices;
  for (std::size_t i = 0; i < count; ++i) {
    if (i != left_out) indices.push_back(static_cast<int>(i));
  }
  return indices;
}

// One that every match needs, where there is such a one; else all of them, of which every match needs some.
std::vector<std::string> needed(const re2::FilteredRE2& filter, std::vector<std::string> literals) {
  for (std::size_t i = 0; i < literals.size(); ++i) {
    if (!passes(filter, all_but(i, literals.size()))) return {literals[i]};
  }
  return literals;
}

bool is_all_ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(), is_ascii);
}

}  // namespace

LiteralFilter::LiteralFilter(const std::string& pattern) {
  re2::FilteredRE2 filter(shortest_literal);
  int id = 0;
  RE2::Options options;
  options.set_log_errors(false);
  if (filter.Add(pattern, options, &id) != RE2::NoError) return;
  std::vector<std::string> literals;
  filter.Compile(&literals);
  const bool can_tell = !passes(filter, {}) && std::all_of(literals.begin(), literals.end(), is_all_ascii);
  if (can_tell) literals_ = needed(filter, std::move(literals));
}

bool LiteralFilter::may_match(std::string_view text) const {
  return literals_.empty() ||
         std::any_of(literals_.begin(), literals_.end(),
                     [&](const std::string& literal) { return holds(text, literal); }) ||
         (!is_all_ascii(text) && holds_folding_letter(text));
}

}  // namespace sabot::match
