// RapidCheck generators of waves as the standard's pipelines record them: the names of the matrix, acts by known and
// unknown components, FLAGS lines of every sort, faults that land before, among or after the events, or not at all.
#pragma once

#include <rapidcheck.h>

#include <ostream>
#include <vector>

#include "trace/run.hpp"

namespace sabot::trace {

// How RapidCheck prints a counterexample: as a line of trace.jsonl.
void showValue(const Run& run, std::ostream& out);

}  // namespace sabot::trace

namespace sabot::testing {

// A few cells of up to three rows, each cell and baseline at most once, in any order. Baselines may fail, err or be
// missing, and so may runs. Shrinks to fewer cells, fewer events and shorter texts.
rc::Gen<std::vector<trace::Run>> waves();

}  // namespace sabot::testing
