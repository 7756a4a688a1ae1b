// The criterion that every citation stands word for word in the corpus (section 8).
#pragma once

#include <string>

#include "harness/criteria/artifact.hpp"
#include "harness/criteria/result.hpp"
#include "rulebook/kinds/criteria.hpp"

namespace sabot::harness {

// There must be at least one. Case matters, the white space between words does not. A blank citation cites nothing.
CriterionResult check_citations(const rulebook::Citations& criterion, const Artifact& artifact,
                                const std::string& corpus);

}  // namespace sabot::harness
