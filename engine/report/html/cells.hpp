// Every cell of the wave that was run or is excluded, to open and to filter.
#pragma once

#include <vector>

#include "report/evaluation.hpp"
#include "report/html/markup.hpp"
#include "trace/run.hpp"

namespace sabot::report {

// `runs` may lack some and stand in any order; their transcripts are cut to what a page can hold.
Markup cells_section(const Evaluation& evaluation, const std::vector<trace::Run>& runs);

}  // namespace sabot::report
