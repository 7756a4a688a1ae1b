// The scoreboard as GitHub-flavoured Markdown: the same content as on a terminal.
#pragma once

#include <string>
#include <string_view>

#include "report/document.hpp"
#include "report/evaluation.hpp"

namespace sabot::report {

std::string markdown(const Document& document);
std::string markdown(const Evaluation& evaluation);

// Text that Markdown shows as it is: control characters become visible, markup and HTML are escaped, `|` as well.
std::string escape_markdown(std::string_view text);

}  // namespace sabot::report
