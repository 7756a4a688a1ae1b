// Estimates of runs under a version's built-in rules, as the command line makes them.
#pragma once

#include <string_view>
#include <vector>

#include "report/estimates.hpp"
#include "trace/run.hpp"

namespace sabot::testing {

report::Estimates estimates_of(const std::vector<trace::Run>& runs, std::string_view version);

}  // namespace sabot::testing
