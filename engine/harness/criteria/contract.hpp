// The published form of an output, which is all that a pipeline's own guardrail may check (sections 5 and 10.7).
#pragma once

#include <vector>

#include "harness/criteria/artifact.hpp"
#include "harness/criteria/result.hpp"
#include "rulebook/kinds/contract.hpp"

namespace sabot::harness {

// One result for each check that the contract has, named by its key. Words stand between white space; an output of
// white space alone is empty.
std::vector<CriterionResult> check_contract(const rulebook::Contract& contract, const Artifact& artifact);

}  // namespace sabot::harness
