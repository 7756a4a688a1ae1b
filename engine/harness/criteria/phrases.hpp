// The criterion on what an output says, and on what it may say only with a qualification (section 8).
#pragma once

#include "harness/criteria/artifact.hpp"
#include "harness/criteria/result.hpp"
#include "rulebook/kinds/criteria.hpp"

namespace sabot::harness {

// What fails names the required phrases that are missing, or quotes the sentence that holds a forbidden one.
CriterionResult check_phrases(const rulebook::Phrases& criterion, const Artifact& artifact);

}  // namespace sabot::harness
