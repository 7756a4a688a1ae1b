// One row's headline by task and operator.
#pragma once

#include <string>

#include "adjudicate/cell.hpp"
#include "report/html/markup.hpp"
#include "rulebook/kinds/matrix.hpp"
#include "tally/scoreboard.hpp"

namespace sabot::report {

// Tasks across, operators down, as the matrix orders them. Each square shows detected/valid, the darker the higher the
// rate; a square without a valid fault says why there is none.
Markup heat_map(const adjudicate::Row& row, const tally::Scoreboard& board, const rulebook::Matrix& matrix);

}  // namespace sabot::report
