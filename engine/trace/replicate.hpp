// The label of a repetition (`trace.seed`): a whole number in the published waves, any text for third parties.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <variant>

namespace sabot::trace {

// 11 and "11" are written differently but name the same replicate, so comparison goes by the printed text: whole
// numbers first, by value, then texts, bytewise.
struct ReplicateLabel {
  std::variant<std::int64_t, std::string> value = std::int64_t{0};

  friend bool operator==(const ReplicateLabel& a, const ReplicateLabel& b);
  friend std::strong_ordering operator<=>(const ReplicateLabel& a, const ReplicateLabel& b);
};

std::string to_string(const ReplicateLabel& label);

}  // namespace sabot::trace
