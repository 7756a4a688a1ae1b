// The parts of the scoreboard document. Internal to this module.
#pragma once

#include <vector>

#include "report/document.hpp"
#include "report/figures.hpp"

namespace sabot::report {

// The head of a column that names cells.
inline constexpr const char* cell_column = "cell";

// The tables of numbers: by row, framework, framework and operator, and task.
std::vector<Section> number_sections(const Evaluation& evaluation, const Basis& basis);

Section set_aside_section(const Listing<Diagnostic>& set_aside);

// Everything that enters no number, item by item; a section that is empty says so.
std::vector<Section> appendix_sections(const Evaluation& evaluation);

// What to bear in mind when the numbers are quoted.
Section caveats_section(const Evaluation& evaluation);

}  // namespace sabot::report
