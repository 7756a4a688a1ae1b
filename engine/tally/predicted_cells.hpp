// The cells that a prediction speaks of, and what can be measured of them. Internal to this module.
#pragma once

#include <vector>

#include "rulebook/kinds/matrix.hpp"
#include "rulebook/kinds/predictions.hpp"
#include "tally/pairing.hpp"
#include "tally/predictions.hpp"

namespace sabot::tally {

using Cells = std::vector<CellPair>;

Cells cells_of(const rulebook::PredictedCells& of, const Cells& pairs);

// The same cells apart: by row in the order of the matrix; by row, task and operator in their own order. No part is
// empty.
std::vector<Cells> by_row(const Cells& cells, const rulebook::Matrix& matrix);
std::vector<Cells> by_group(const Cells& cells);

// Which waves have to settle a cell before a number made of it is final.
enum class Needs { later_wave, both_waves };
Needs needs_of(rulebook::LiftBase base);

// By row, the earlier wave before the later one; empty when everything is settled.
std::vector<Gap> gaps_in(const Cells& cells, Needs needs);

// The rate over all valid cells of the later wave, paired or not.
Rate later_rate(const Cells& cells, rulebook::Measure measure);

// Over the later wave's valid cells, or over the paired cells when it is measured from the earlier wave.
Rate lift(const Cells& cells, rulebook::Measure measure, rulebook::LiftBase base);

}  // namespace sabot::tally
