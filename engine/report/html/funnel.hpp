// How many injected faults were caught, reacted to and recovered from (sections 2 and 3).
#pragma once

#include "report/html/markup.hpp"
#include "tally/counts.hpp"

namespace sabot::report {

// Bars of one scale, each with its count; the same numbers are its text alternative.
Markup funnel(const tally::Counts& counts);

}  // namespace sabot::report
