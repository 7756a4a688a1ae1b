// The finding that two runs stand for one cell or one baseline (section 1: a cell has exactly one run).
#pragma once

#include <string>

#include "base/diagnostic.hpp"

namespace sabot::adjudicate {

// `what` names the cell or the baseline. The finding stands at the second run.
Diagnostic doubled_run(const std::string& what, const Place& first, const Place& second);

}  // namespace sabot::adjudicate
