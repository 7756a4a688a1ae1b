// Exact values: equal ones are equal, and their order needs no floating point.
#include "stats/fraction.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

using namespace sabot::stats;
using sabot::tally::Rate;

namespace {

Fraction fraction(std::int64_t numerator, std::int64_t denominator) {
  return *fraction_of(Rate{numerator, denominator});
}

}  // namespace

TEST_CASE("a fraction is in lowest terms, so that equal rates are one value") {
  CHECK(fraction(2, 4) == Fraction{1, 2});
  CHECK(fraction(50, 100) == fraction(1, 2));
  CHECK(fraction(0, 7) == fraction(0, 3));
  CHECK_FALSE(fraction_of(Rate{0, 0}));
  CHECK(fraction(1, 3) - fraction(1, 2) == Fraction{-1, 6});
  CHECK(fraction(1, 3) - fraction(2, 6) == Fraction{0, 1});
  CHECK(value(Fraction{-1, 4}) == -0.25);
}

TEST_CASE("fractions are ordered exactly where their cross products would overflow") {
  constexpr std::int64_t large = 4'000'000'000'000'000'000;
  CHECK(fraction(large - 2, large - 1) < fraction(large - 1, large));
  CHECK(fraction(1, large) < fraction(1, large - 1));
}

TEST_CASE("the order of fractions is that of their values") {
  CHECK(rc::check("order", [] {
    const auto numerator = rc::gen::inRange<std::int64_t>(-1000, 1001);
    const auto denominator = rc::gen::inRange<std::int64_t>(1, 1000);
    const std::int64_t a = *numerator, b = *denominator, c = *numerator, d = *denominator;
    RC_ASSERT((fraction(a, b) <=> fraction(c, d)) == (a * d <=> c * b));
    RC_ASSERT((fraction(a, b) == fraction(c, d)) == (a * d == c * b));
  }));
}
