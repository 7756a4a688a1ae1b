#include "harness/number_spelling.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/lists.hpp"
#include "base/utf8.hpp"

namespace sabot::harness {
namespace {

constexpr std::string_view digits = "0123456789";
constexpr std::size_t group = 3;  // digits between two thousands commas

struct Number {
  std::string sign;      // what stands before it
  std::string whole;     // with its commas
  std::string decimals;  // with the point
  std::string space;     // before the unit
  std::string unit;

  std::string text() const { return fmt::format("{}{}{}{}{}", sign, whole, decimals, space, unit); }
};

std::string without_commas(std::string whole) {
  whole.erase(std::remove(whole.begin(), whole.end(), ','), whole.end());
  return whole;
}

std::string with_commas(std::string whole) {
  for (std::size_t left = whole.size(); left > group; left -= group) whole.insert(left - group, 1, ',');
  return whole;
}

// The point goes with the last of the decimals.
std::string without_end_zeros(std::string decimals) {
  const auto last = decimals.find_last_not_of('0');
  decimals.resize(last == 0 || last == std::string::npos ? 0 : last + 1);
  return decimals;
}

// As many of the characters as the text begins with, taken off it.
std::string take(std::string_view& text, std::string_view characters) {
  const auto end = std::min(text.find_first_not_of(characters), text.size());
  std::string taken(text.substr(0, end));
  text.remove_prefix(end);
  return taken;
}

bool is_sign(char c) {
  return !is_ascii_alphanumeric(c) && c != '_' && c != ' ';
}

std::optional<Number> parse(std::string_view text, const std::vector<std::string>& units) {
  const auto start = std::min(text.find_first_of(digits), text.size());
  Number number;
  number.sign = text.substr(0, start);
  if (!std::all_of(number.sign.begin(), number.sign.end(), is_sign)) return std::nullopt;
  text.remove_prefix(start);
  number.whole = take(text, "0123456789,");
  const std::string bare = without_commas(number.whole);
  if (bare.empty() || (number.whole != bare && number.whole != with_commas(bare))) return std::nullopt;
  if (text.size() > 1 && text[0] == '.' && digits.find(text[1]) != std::string_view::npos) {
    number.decimals = ".";
    text.remove_prefix(1);
    number.decimals += take(text, digits);
  }
  number.space = take(text, " ");
  number.unit = text;
  if (number.unit.empty() ? !number.space.empty() : !contains(units, number.unit)) return std::nullopt;
  return number;
}

}  // namespace

std::vector<std::string> other_spellings(std::string_view text, const std::vector<std::string>& units) {
  const auto number = parse(text, units);
  if (!number) return {};
  std::vector<std::string> spellings;
  const auto add = [&](std::string Number::*part, std::string other) {
    Number changed = *number;
    changed.*part = std::move(other);
    if (changed.*part != (*number).*part) spellings.push_back(changed.text());
  };
  const std::string bare = without_commas(number->whole);
  add(&Number::whole, bare == number->whole ? with_commas(bare) : bare);
  add(&Number::decimals, without_end_zeros(number->decimals));
  if (!number->unit.empty()) add(&Number::space, number->space.empty() ? " " : "");
  return spellings;
}

}  // namespace sabot::harness
