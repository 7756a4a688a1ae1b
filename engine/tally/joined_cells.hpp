// The cells of two waves side by side. Internal to this module.
#pragma once

#include <vector>

#include "adjudicate/wave.hpp"

namespace sabot::tally {

// One of the verdicts, or both. They live as long as the waves.
struct JoinedCell {
  const adjudicate::Cell& cell;
  const adjudicate::CellVerdict* before;  // null: the earlier wave has no such cell
  const adjudicate::CellVerdict* after;
};

// Every cell that one of the waves has, once: those of the later wave in its order, then what only the earlier one has.
std::vector<JoinedCell> join_cells(const adjudicate::Wave& before, const adjudicate::Wave& after);

}  // namespace sabot::tally
