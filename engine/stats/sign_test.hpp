// The exact sign test over replicate labels (amendment v0.2.1).
#pragma once

#include <cstdint>

#include "stats/estimand.hpp"

namespace sabot::stats {

// The signs of the differences under each label by itself.
struct Signs {
  std::int64_t positive = 0;
  std::int64_t negative = 0;
  std::int64_t ties = 0;  // no difference, or nothing to compare: left out of the test
  friend bool operator==(const Signs&, const Signs&) = default;
};

Signs signs_of(const LabelCounts& first, const LabelCounts& second);

// Two-sided: the chance of a split at least as uneven if both signs were equally likely; 1 when nothing differs.
double sign_test(const Signs& signs);

// The smallest that the test can give with so many labels, which is when all differ the same way: 0.0625 for five.
double sign_test_floor(std::size_t labels);

}  // namespace sabot::stats
