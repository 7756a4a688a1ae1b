#include "tally/joined_cells.hpp"

#include <map>

namespace sabot::tally {

using adjudicate::Cell;
using adjudicate::CellVerdict;

std::vector<JoinedCell> join_cells(const adjudicate::Wave& before, const adjudicate::Wave& after) {
  std::map<Cell, const CellVerdict*> left;  // of the earlier wave, but for those that the later one has as well
  for (const CellVerdict& verdict : before.cells) left.emplace(verdict.cell, &verdict);
  std::vector<JoinedCell> cells;
  for (const CellVerdict& verdict : after.cells) {
    const auto same = left.find(verdict.cell);
    cells.push_back({verdict.cell, same == left.end() ? nullptr : same->second, &verdict});
    if (same != left.end()) left.erase(same);
  }
  for (const CellVerdict& verdict : before.cells) {
    if (left.contains(verdict.cell)) cells.push_back({verdict.cell, &verdict, nullptr});
  }
  return cells;
}

}  // namespace sabot::tally
