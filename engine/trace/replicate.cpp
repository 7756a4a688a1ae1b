#include "trace/replicate.hpp"

#include <charconv>
#include <optional>

namespace sabot::trace {
namespace {

// The number that a text spells exactly as to_string would, so that "011" stays a text.
std::optional<std::int64_t> spelt_number(const std::string& text) {
  std::int64_t number = 0;
  const char* const text_end = text.data() + text.size();
  const auto [end, error] = std::from_chars(text.data(), text_end, number);
  if (error != std::errc{} || end != text_end || std::to_string(number) != text) return std::nullopt;
  return number;
}

std::optional<std::int64_t> whole_number(const ReplicateLabel& label) {
  if (const auto* number = std::get_if<std::int64_t>(&label.value)) return *number;
  return spelt_number(std::get<std::string>(label.value));
}

}  // namespace

std::string to_string(const ReplicateLabel& label) {
  if (const auto* number = std::get_if<std::int64_t>(&label.value)) return std::to_string(*number);
  return std::get<std::string>(label.value);
}

bool operator==(const ReplicateLabel& a, const ReplicateLabel& b) {
  return (a <=> b) == std::strong_ordering::equal;
}

std::strong_ordering operator<=>(const ReplicateLabel& a, const ReplicateLabel& b) {
  const std::optional<std::int64_t> number_a = whole_number(a);
  const std::optional<std::int64_t> number_b = whole_number(b);
  if (number_a && number_b) return *number_a <=> *number_b;
  if (number_a || number_b) return number_a ? std::strong_ordering::less : std::strong_ordering::greater;
  return std::get<std::string>(a.value) <=> std::get<std::string>(b.value);
}

}  // namespace sabot::trace
