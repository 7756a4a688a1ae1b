// Cohen's kappa of two judges who each say whether a fault was noticed (section 6).
#pragma once

#include <cstdint>
#include <optional>

namespace sabot::stats {

// How often the two said what.
struct Agreement {
  std::int64_t both = 0;
  std::int64_t only_first = 0;
  std::int64_t only_second = 0;
  std::int64_t neither = 0;
  friend bool operator==(const Agreement&, const Agreement&) = default;
};

// Agreement beyond chance: 1 is full, 0 is what chance would give. 1 as well when both put everything into the same
// category, where chance leaves no room. None when nothing was judged twice.
std::optional<double> kappa(const Agreement& agreement);

}  // namespace sabot::stats
