#include "stats/resamples.hpp"

#include <limits>

namespace sabot::stats {
namespace {

std::int64_t binomial(std::int64_t n, std::int64_t k) {
  std::int64_t product = 1;
  for (std::int64_t i = 1; i <= k; ++i) product = product * (n - k + i) / i;
  return product;
}

// Gives out the remaining draws to the labels from this one on, in every way.
void enumerate(std::size_t label, std::int64_t remaining, Resample& current, std::vector<Resample>& resamples) {
  if (label + 1 == current.draws.size()) {
    current.draws[label] = remaining;
    resamples.push_back(current);
    return;
  }
  const std::int64_t weight = current.weight;
  for (std::int64_t draws = 0; draws <= remaining; ++draws) {
    current.draws[label] = draws;
    current.weight = weight * binomial(remaining, draws);
    enumerate(label + 1, remaining - draws, current, resamples);
  }
  current.weight = weight;
}

class SplitMix64 {
 public:
  explicit SplitMix64(std::uint64_t seed) : state_(seed) {}

  // Each number below the bound is equally likely.
  std::uint64_t below(std::uint64_t bound) {
    const std::uint64_t surplus = (std::numeric_limits<std::uint64_t>::max() % bound + 1) % bound;
    std::uint64_t number = next();
    while (number < surplus) number = next();
    return number % bound;
  }

 private:
  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  std::uint64_t state_;
};

}  // namespace

std::vector<Resample> all_resamples(std::size_t labels) {
  std::vector<Resample> resamples;
  if (labels == 0) return resamples;
  Resample current{std::vector<std::int64_t>(labels), 1};
  enumerate(0, static_cast<std::int64_t>(labels), current, resamples);
  return resamples;
}

std::vector<Resample> random_resamples(std::size_t labels, std::size_t number, std::uint64_t seed) {
  SplitMix64 random(seed);
  std::vector<Resample> resamples(number, Resample{std::vector<std::int64_t>(labels), 1});
  for (Resample& resample : resamples) {
    for (std::size_t drawn = 0; drawn < labels; ++drawn) ++resample.draws[random.below(labels)];
  }
  return resamples;
}

}  // namespace sabot::stats
