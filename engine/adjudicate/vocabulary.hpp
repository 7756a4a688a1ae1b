// Whether a run speaks only of what the rules in force know.
#pragma once

#include "base/diagnostic.hpp"
#include "rulebook/rulebook.hpp"
#include "trace/run.hpp"

namespace sabot::adjudicate {

// A framework, config, task, operator or act that is unknown to the rules in force; empty when there is none.
Diagnostics unknown_names(const trace::Run& run, const Place& origin, const rulebook::Rulebook& rulebook);

}  // namespace sabot::adjudicate
