// Section 7: rates and their median, exactly.
#include "tally/rate.hpp"

#include <catch2/catch.hpp>

using namespace sabot::tally;

TEST_CASE("rates are compared by their cross product, not by floating point") {
  CHECK(less({1, 3}, {1, 2}));
  CHECK_FALSE(less({1, 2}, {1, 3}));
  CHECK_FALSE(less({1, 2}, {50, 100}));
  CHECK_FALSE(less({50, 100}, {1, 2}));
  // Two fractions whose quotients are the same double.
  CHECK(less({333333333, 1000000000}, {333333334, 1000000000}));
  CHECK(less({999999998, 999999999}, {999999999, 1000000000}));
  CHECK(value({27, 150}) == Approx(0.18));
}

TEST_CASE("the median is the middle rate, or the mean of the two middle ones") {
  struct MedianCase {
    std::vector<Rate> rates;
    std::optional<double> median;
  };
  const std::vector<MedianCase> table = {
      {{}, std::nullopt},
      {{{0, 0}}, std::nullopt},
      {{{0, 0}, {0, 0}}, std::nullopt},
      {{{1, 4}}, 0.25},
      {{{1, 4}, {0, 0}}, 0.25},
      {{{3, 4}, {1, 4}}, 0.5},
      {{{1, 1}, {0, 5}, {1, 2}}, 0.5},
      {{{9, 10}, {1, 10}, {3, 10}, {5, 10}}, 0.4},
      {{{1, 2}, {2, 4}, {0, 1}}, 0.5},
      {{{1, 2}, {2, 4}, {1, 1}, {0, 1}}, 0.5},
      {{{0, 3}, {0, 7}, {0, 9}}, 0.0},
      {{{2, 2}, {5, 5}}, 1.0},
  };
  for (const auto& row : table) {
    const auto found = median(row.rates);
    REQUIRE(found.has_value() == row.median.has_value());
    if (found) CHECK(value(*found) == *row.median);
  }
}

TEST_CASE("a middle rate keeps its counts, and a mean is the exact fraction") {
  CHECK(median({{26, 138}, {35, 144}, {44, 150}}) == Rate{35, 144});
  CHECK(median({{1, 3}, {1, 2}}) == Rate{5, 12});
}
