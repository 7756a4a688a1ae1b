// Amendment v0.2.1: every way to draw the replicate labels, each with its exact weight.
#include "stats/resamples.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>
#include <cmath>
#include <map>
#include <numeric>

using namespace sabot::stats;

namespace {

using Draws = std::vector<std::int64_t>;

std::int64_t total_weight(const std::vector<Resample>& resamples) {
  return std::accumulate(resamples.begin(), resamples.end(), std::int64_t{0},
                         [](std::int64_t sum, const Resample& resample) { return sum + resample.weight; });
}

// All k^k ordered draws one after the other, counted by what they draw.
std::map<Draws, std::int64_t> by_enumeration(std::size_t labels) {
  std::map<Draws, std::int64_t> counted;
  std::vector<std::size_t> drawn(labels, 0);
  for (;;) {
    Draws draws(labels, 0);
    for (const std::size_t label : drawn) ++draws[label];
    ++counted[draws];
    std::size_t place = 0;
    while (place < labels && ++drawn[place] == labels) drawn[place++] = 0;
    if (place == labels) return counted;
  }
}

}  // namespace

TEST_CASE("five labels have 126 resamples whose weights add up to 3,125") {
  struct Case {
    std::size_t labels;
    std::size_t resamples;  // C(2k-1, k)
    std::int64_t weight;    // k^k
  };
  const std::vector<Case> table = {
      {1, 1, 1}, {2, 3, 4}, {3, 10, 27}, {4, 35, 256}, {5, 126, 3125}, {8, 6435, 16777216}, {10, 92378, 10000000000}};
  for (const Case& row : table) {
    INFO(row.labels);
    const auto resamples = all_resamples(row.labels);
    CHECK(resamples.size() == row.resamples);
    CHECK(total_weight(resamples) == row.weight);
  }
}

TEST_CASE("nothing is drawn from no label") {
  CHECK(all_resamples(0).empty());
}

TEST_CASE("a weight is the number of ordered draws that come to the same") {
  for (std::size_t labels = 1; labels <= 5; ++labels) {
    std::map<Draws, std::int64_t> exact;
    for (const Resample& resample : all_resamples(labels)) CHECK(exact.emplace(resample.draws, resample.weight).second);
    CHECK(exact == by_enumeration(labels));
  }
}

TEST_CASE("each random resample draws as many labels as there are, and a seed draws the same again") {
  CHECK(rc::check("random resamples", [] {
    const auto labels = *rc::gen::inRange<std::size_t>(1, 40);
    const auto seed = *rc::gen::arbitrary<std::uint64_t>();
    const auto resamples = random_resamples(labels, 20, seed);
    RC_ASSERT(resamples.size() == 20u);
    for (const Resample& resample : resamples) {
      RC_ASSERT(resample.draws.size() == labels);
      RC_ASSERT(std::accumulate(resample.draws.begin(), resample.draws.end(), std::int64_t{0}) ==
                static_cast<std::int64_t>(labels));
      RC_ASSERT(resample.weight == 1);
    }
    RC_ASSERT(resamples == random_resamples(labels, 20, seed));
  }));
}

TEST_CASE("a seed means the same draws on every platform") {
  // As another implementation of SplitMix64 draws them.
  CHECK(random_resamples(3, 4, 1) ==
        std::vector<Resample>{{{1, 1, 1}, 1}, {{1, 0, 2}, 1}, {{3, 0, 0}, 1}, {{1, 2, 0}, 1}});
}

TEST_CASE("random resamples come as often as their exact weight says") {
  constexpr std::size_t number = 200000;
  for (std::size_t labels = 2; labels <= 4; ++labels) {
    std::map<Draws, double> share;
    for (const Resample& resample : random_resamples(labels, number, 7)) share[resample.draws] += 1.0 / number;
    const auto exact = all_resamples(labels);
    for (const Resample& resample : exact) {
      const double expected = static_cast<double>(resample.weight) / static_cast<double>(total_weight(exact));
      // Six standard deviations of the count.
      CHECK(std::abs(share[resample.draws] - expected) < 6 * std::sqrt(expected / number));
    }
  }
}
