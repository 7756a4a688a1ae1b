#include "tally/rate.hpp"

#include <algorithm>

namespace sabot::tally {
namespace {

// Mean of a/b and c/d as one fraction.
Rate mean(const Rate& a, const Rate& b) {
  return {a.part * b.whole + b.part * a.whole, 2 * a.whole * b.whole};
}

}  // namespace

Rate operator+(const Rate& a, const Rate& b) {
  return {a.part + b.part, a.whole + b.whole};
}

double value(const Rate& rate) {
  return static_cast<double>(rate.part) / static_cast<double>(rate.whole);
}

bool less(const Rate& a, const Rate& b) {
  return a.part * b.whole < b.part * a.whole;
}

std::optional<Rate> median(std::vector<Rate> rates) {
  rates.erase(std::remove_if(rates.begin(), rates.end(), [](const Rate& rate) { return rate.whole == 0; }),
              rates.end());
  if (rates.empty()) return std::nullopt;
  std::sort(rates.begin(), rates.end(), less);
  const auto middle = rates.size() / 2;
  return rates.size() % 2 == 1 ? rates[middle] : mean(rates[middle - 1], rates[middle]);
}

}  // namespace sabot::tally
