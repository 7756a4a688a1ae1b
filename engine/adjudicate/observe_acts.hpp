// Steps 3 and 4 of adjudication: the acts of a run, by the framework's mapping and the retry-reason rule in force.
#pragma once

#include <vector>

#include "adjudicate/observation.hpp"

namespace sabot::adjudicate {

std::vector<ObservedAct> observe_acts(const trace::Run& run, const std::vector<ObservedToken>& tokens,
                                      const rulebook::Rulebook& rulebook);

}  // namespace sabot::adjudicate
