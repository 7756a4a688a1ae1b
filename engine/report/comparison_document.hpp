// A comparison as a text, before it is laid out for a terminal or for Markdown.
#pragma once

#include <cstddef>

#include "report/comparison.hpp"
#include "report/document.hpp"

namespace sabot::report {

// Rulebook digests are cut to `digest_length` characters.
Document comparison_document(const Comparison& comparison, std::size_t digest_length);

}  // namespace sabot::report
