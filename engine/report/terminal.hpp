// The scoreboard, or any other document, for a terminal.
#pragma once

#include <string>

#include "report/document.hpp"
#include "report/evaluation.hpp"

namespace sabot::report {

struct Style {
  bool colour = false;  // bold headline and titles
};

// Nothing that a text of the document holds can act on the terminal.
std::string terminal(const Document& document, const Style& style);

// The headline comes first, the appendix last. Nothing that a run wrote can act on the terminal.
std::string terminal(const Evaluation& evaluation, const Style& style);

}  // namespace sabot::report
