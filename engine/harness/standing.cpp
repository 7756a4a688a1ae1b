#include "harness/standing.hpp"

#include <string>

#include "base/utf8.hpp"
#include "harness/criteria/text.hpp"
#include "match/character_sets.hpp"
#include "match/text.hpp"

namespace sabot::harness {
namespace {

bool is_digit(char32_t c) {
  return match::digit_characters().contains(c);
}

bool is_letter(char32_t c) {
  return match::word_characters().contains(c) && !is_digit(c);
}

// A byte that is not UTF-8 is read as the sign for such a byte.
std::u32string code_points(std::string_view text) {
  constexpr char32_t replacement = 0xFFFD;
  std::u32string points;
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint point = code_point_at(text, at);
    points += point.valid ? point.value : replacement;
    at += point.length;
  }
  return points;
}

// Without what makes no difference.
std::u32string plain(std::string_view text) {
  const std::u32string all = code_points(normalise(match::lower(text)));
  std::u32string kept;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool between = i > 0 && i + 1 < all.size() && is_digit(all[i - 1]);
    const bool thousands = between && all[i] == U',' && is_digit(all[i + 1]);
    const bool before_unit = between && all[i] == U' ' && is_letter(all[i + 1]);
    if (!thousands && !before_unit) kept += all[i];
  }
  return kept;
}

// Whether a word or number goes on from the character before `at` to the one there.
bool joined(const std::u32string& text, std::size_t at) {
  if (at == 0 || at >= text.size()) return false;
  const char32_t left = text[at - 1], right = text[at];
  if (is_digit(right)) return is_digit(left) || is_letter(left) || (left == U'.' && at > 1 && is_digit(text[at - 2]));
  if (is_letter(right)) return is_letter(left);
  return right == U'.' && is_digit(left) && at + 1 < text.size() && is_digit(text[at + 1]);
}

}  // namespace

Standing standing_of(std::string_view anchor, std::string_view text) {
  const std::u32string wanted = plain(anchor);
  const std::u32string all = plain(text);
  if (wanted.empty()) return Standing::absent;
  auto standing = Standing::absent;
  for (auto at = all.find(wanted); at != std::u32string::npos; at = all.find(wanted, at + 1)) {
    if (!joined(all, at) && !joined(all, at + wanted.size())) return Standing::whole;
    standing = Standing::inside;
  }
  return standing;
}

}  // namespace sabot::harness
