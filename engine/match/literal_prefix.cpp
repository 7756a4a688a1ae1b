#include "match/literal_prefix.hpp"

#include <algorithm>

#include "base/utf8.hpp"
#include "match/folded_find.hpp"

namespace sabot::match {
namespace {

// Shorter ones occur in nearly every text.
constexpr std::size_t shortest_literal = 3;

constexpr std::string_view any_space = R"(\s*)";
constexpr std::string_view quantifiers = "*+?{";

bool is_plain(char c) {
  return is_ascii_alphanumeric(c) || std::string_view(" :;,-_=/\"'<>@#%&~!").find(c) != std::string_view::npos;
}

// Whether the pattern is one of several that are matched in its stead.
bool has_alternatives(std::string_view pattern) {
  int depth = 0;
  bool in_class = false;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const char c = pattern[i];
    if (c == '\\') {
      ++i;
    } else if (in_class) {
      // A bracket that closes nothing is a member of the class.
      in_class = c != ']' || pattern[i - 1] == '[' || pattern.substr(0, i).ends_with("[^");
    } else if (c == '[') {
      in_class = true;
    } else if (c == '(') {
      ++depth;
    } else if (c == ')') {
      --depth;
    } else if (c == '|' && depth == 0) {
      return true;
    }
  }
  return false;
}

bool is_space(char c) {
  return c == ' ' || (c >= '\t' && c <= '\r');
}

// Python counts some of these as white space.
bool may_be_space(char c) {
  return !is_ascii(c) || (c >= '\x1c' && c <= '\x1f');
}

std::string to_lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; });
  return text;
}

std::size_t find(const LiteralPrefix& prefix, std::string_view text, std::size_t from) {
  return prefix.ignore_case ? find_folded(text, prefix.literal, from) : text.find(prefix.literal, from);
}

// The first line that begins within text[from, to], or npos.
std::size_t line_start_within(std::string_view text, std::size_t from, std::size_t to) {
  if (from == 0 || text[from - 1] == '\n') return from;
  const std::size_t end = text.substr(0, to).find('\n', from);
  return end == std::string_view::npos ? end : end + 1;
}

}  // namespace

std::optional<LiteralPrefix> literal_prefix(std::string_view pattern, Modes modes) {
  if (has_alternatives(pattern)) return std::nullopt;
  LiteralPrefix prefix;
  prefix.ignore_case = modes.ignore_case;
  if (pattern.starts_with('^')) {
    if (!modes.multiline) return std::nullopt;
    prefix.line_start = true;
    pattern.remove_prefix(1);
  }
  if (pattern.starts_with(any_space)) {
    prefix.space = true;
    pattern.remove_prefix(any_space.size());
    // Bounds that mean another number of them, or fewer.
    if (pattern.starts_with('?') || pattern.starts_with('+')) return std::nullopt;
  }
  std::size_t length = 0;
  while (length < pattern.size() && is_plain(pattern[length])) ++length;
  const bool last_is_repeated = length < pattern.size() && quantifiers.find(pattern[length]) != std::string_view::npos;
  if (last_is_repeated && length > 0) --length;
  if (length < shortest_literal) return std::nullopt;
  prefix.literal = pattern.substr(0, length);
  if (prefix.ignore_case) prefix.literal = to_lower(std::move(prefix.literal));
  return prefix;
}

FirstStart first_start(const LiteralPrefix& prefix, std::string_view text) {
  using Answer = FirstStart::Answer;
  if (prefix.ignore_case && holds_folding_letter(text, prefix.literal)) return {Answer::unknown};
  for (std::size_t at = find(prefix, text, 0); at != std::string_view::npos; at = find(prefix, text, at + 1)) {
    std::size_t start = at;
    if (prefix.space) {
      while (start > 0 && is_space(text[start - 1])) --start;
      if (start > 0 && may_be_space(text[start - 1])) return {Answer::unknown};
    }
    if (prefix.line_start) start = line_start_within(text, start, at);
    if (start != std::string_view::npos) return {Answer::here, start};
  }
  return {Answer::nowhere};
}

}  // namespace sabot::match
