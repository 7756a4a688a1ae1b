#include "stats/sign_test.hpp"

#include <algorithm>
#include <cmath>

namespace sabot::stats {

Signs signs_of(const LabelCounts& first, const LabelCounts& second) {
  Signs signs;
  for (const auto& label : labels_of({Combine::difference, {first, second}})) {
    const auto rate = [&](const LabelCounts& group) {
      const auto found = group.find(label);
      return found == group.end() ? std::nullopt : fraction_of(found->second);
    };
    const auto a = rate(first);
    const auto b = rate(second);
    if (!a || !b || *a == *b) {
      ++signs.ties;
    } else {
      ++(*a > *b ? signs.positive : signs.negative);
    }
  }
  return signs;
}

double sign_test(const Signs& signs) {
  const std::int64_t differing = signs.positive + signs.negative;
  double chance = std::ldexp(1.0, -static_cast<int>(differing));  // of exactly i of the rarer sign
  double tail = 0;
  for (std::int64_t i = 0; i <= std::min(signs.positive, signs.negative); ++i) {
    tail += chance;
    chance *= static_cast<double>(differing - i) / static_cast<double>(i + 1);
  }
  return std::min(1.0, 2 * tail);
}

double sign_test_floor(std::size_t labels) {
  return sign_test({static_cast<std::int64_t>(labels), 0, 0});
}

}  // namespace sabot::stats
