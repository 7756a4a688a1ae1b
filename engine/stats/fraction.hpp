// An exact fraction, so that equal values are equal and an interval's end is a value that was attained.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>

#include "tally/rate.hpp"

namespace sabot::stats {

// In lowest terms, the denominator above 0: a rate, or a difference of rates, from -1 to 1.
struct Fraction {
  std::int64_t numerator = 0;
  std::int64_t denominator = 1;
  friend bool operator==(const Fraction&, const Fraction&) = default;
};

// In the order of their values; no product of denominators is formed that could overflow.
std::strong_ordering operator<=>(const Fraction& a, const Fraction& b);

Fraction operator-(const Fraction& a, const Fraction& b);

double value(const Fraction& fraction);

// None of a rate of nothing.
std::optional<Fraction> fraction_of(const tally::Rate& rate);

}  // namespace sabot::stats
