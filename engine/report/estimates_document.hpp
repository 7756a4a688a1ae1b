// Estimates as a text, before it is laid out for a terminal or for Markdown.
#pragma once

#include <cstddef>

#include "report/document.hpp"
#include "report/estimates.hpp"

namespace sabot::report {

// Rulebook digests are cut to `digest_length` characters. Rates by row, task and operator are left to JSON.
Document estimates_document(const Estimates& estimates, std::size_t digest_length);

// What anchors do on clean and on faulted runs, by operator: around a contrast of zero they carry no signal.
Section base_rates_section(const Estimates& estimates);

}  // namespace sabot::report
