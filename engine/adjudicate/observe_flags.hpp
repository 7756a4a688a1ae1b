// Step 5 of adjudication: the FLAGS lines of a run and the verdict tokens beside them.
#pragma once

#include <vector>

#include "adjudicate/observation.hpp"

namespace sabot::adjudicate {

// The first FLAGS line of every text in scope. Empty where no flags rule is in force.
std::vector<ObservedFlag> observe_flags(const trace::Run& run, const rulebook::Rulebook& rulebook);

// The first verdict token of every text in scope. Empty where no token rule is in force.
std::vector<ObservedToken> observe_tokens(const trace::Run& run, const rulebook::Rulebook& rulebook);

}  // namespace sabot::adjudicate
