#include "stats/fraction.hpp"

#include <numeric>

namespace sabot::stats {
namespace {

// The largest whole number that is not above the fraction.
std::int64_t floor_of(const Fraction& x) {
  const std::int64_t quotient = x.numerator / x.denominator;
  return x.numerator % x.denominator < 0 ? quotient - 1 : quotient;
}

Fraction lowest(std::int64_t numerator, std::int64_t denominator) {
  const std::int64_t divisor = std::gcd(numerator, denominator);
  return {numerator / divisor, denominator / divisor};
}

}  // namespace

std::strong_ordering operator<=>(const Fraction& a, const Fraction& b) {
  const std::int64_t whole_a = floor_of(a);
  const std::int64_t whole_b = floor_of(b);
  if (whole_a != whole_b) return whole_a <=> whole_b;
  const std::int64_t rest_a = a.numerator - whole_a * a.denominator;
  const std::int64_t rest_b = b.numerator - whole_b * b.denominator;
  if (rest_a == 0 || rest_b == 0) return rest_a <=> rest_b;
  // Of two fractions between 0 and 1, the one with the smaller reciprocal is the greater.
  return Fraction{b.denominator, rest_b} <=> Fraction{a.denominator, rest_a};
}

Fraction operator-(const Fraction& a, const Fraction& b) {
  const std::int64_t common = std::lcm(a.denominator, b.denominator);
  return lowest(a.numerator * (common / a.denominator) - b.numerator * (common / b.denominator), common);
}

double value(const Fraction& fraction) {
  return static_cast<double>(fraction.numerator) / static_cast<double>(fraction.denominator);
}

std::optional<Fraction> fraction_of(const tally::Rate& rate) {
  if (rate.whole == 0) return std::nullopt;
  return lowest(rate.part, rate.whole);
}

}  // namespace sabot::stats
