// One plot a row: the headline and the strict floor as the pair that is to be published, the mapping column, and how
// often anchors fire on the row's clean baselines (amendments v0.2.0 and v0.2.1).
#pragma once

#include "report/estimates.hpp"
#include "report/html/markup.hpp"

namespace sabot::report {

// `estimates` are of the same evaluation; without them there are neither intervals nor base rates.
Markup row_plots(const Evaluation& evaluation, const Estimates* estimates);

}  // namespace sabot::report
