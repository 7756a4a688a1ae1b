// Fault runs that cannot be judged, for want of their baseline.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "report/evaluation.hpp"

namespace sabot::cli {

// As many cells as a message names.
inline constexpr std::size_t named_cells = 5;

// The cells of either evaluation, each once, as far as they are listed.
std::vector<std::string> unscored_cells(const report::Evaluation& before, const report::Evaluation& after);

// What is wrong with an input that has such cells; nothing when it has none.
Diagnostics unscored_findings(const std::vector<std::string>& cells);

}  // namespace sabot::cli
