// A second scorer, kept as simple as can be: the standard's rules of every version as plain conditions, with nothing
// shared with the engine but the value of a run. The engine must agree with it on everything.
#pragma once

#include <string_view>
#include <vector>

#include "support/cell_result.hpp"
#include "trace/run.hpp"

namespace sabot::naive {

// One fault run under a version such as "v0.2.0". The baseline may be null: then the cell is unscored, unless it is
// carved out.
testing::CellResult score_cell(const trace::Run& run, const trace::Run* baseline, std::string_view version);

// All cells of a wave whose runs are distinct, those that the matrix expects and that have no run among them, sorted by
// name.
std::vector<testing::CellResult> score_wave(const std::vector<trace::Run>& runs, std::string_view version);

}  // namespace sabot::naive
