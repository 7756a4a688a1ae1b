// Fault runs that a comparison cannot judge, for want of their baseline.
#pragma once

#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "report/evaluation.hpp"

namespace sabot::cli {

// The cells of either evaluation, each once.
std::vector<std::string> unscored_cells(const report::Evaluation& before, const report::Evaluation& after);

// What is wrong with an input that has such cells; nothing when it has none.
Diagnostics unscored_findings(const std::vector<std::string>& cells);

}  // namespace sabot::cli
