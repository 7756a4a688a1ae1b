#include "stats/kappa.hpp"

namespace sabot::stats {

std::optional<double> kappa(const Agreement& a) {
  const std::int64_t cells = a.both + a.only_first + a.only_second + a.neither;
  if (cells == 0) return std::nullopt;
  const std::int64_t first_yes = a.both + a.only_first;
  const std::int64_t second_yes = a.both + a.only_second;
  // Both shares, scaled by the square of the number of cells.
  const std::int64_t observed = (a.both + a.neither) * cells;
  const std::int64_t by_chance = first_yes * second_yes + (cells - first_yes) * (cells - second_yes);
  const std::int64_t room = cells * cells - by_chance;
  if (room == 0) return 1.0;
  return static_cast<double>(observed - by_chance) / static_cast<double>(room);
}

}  // namespace sabot::stats
