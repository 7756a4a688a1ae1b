// A rate that keeps its counts, and the median of rates.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace sabot::tally {

// part / whole; there is no rate of an empty whole. Compared and averaged exactly, never as floating point.
struct Rate {
  std::int64_t part = 0;
  std::int64_t whole = 0;
  friend bool operator==(const Rate&, const Rate&) = default;
};

// Of groups that share nothing: the rate of both together.
Rate operator+(const Rate& a, const Rate& b);

// 0 to 1; only of a rate whose whole is not 0.
double value(const Rate& rate);
bool less(const Rate& a, const Rate& b);

// The middle one of an odd number, the mean of the two middle ones of an even number; rates of nothing are left out,
// and of none at all there is no median.
std::optional<Rate> median(std::vector<Rate> rates);

}  // namespace sabot::tally
