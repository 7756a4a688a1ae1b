// The criterion that a plan, a list of steps, keeps a constraint on their order (section 8).
#pragma once

#include "harness/criteria/artifact.hpp"
#include "harness/criteria/result.hpp"
#include "rulebook/kinds/criteria.hpp"

namespace sabot::harness {

// What fails names the first breach and its steps, counted from 1.
CriterionResult check_sequence(const rulebook::Sequence& criterion, const Artifact& artifact);

}  // namespace sabot::harness
