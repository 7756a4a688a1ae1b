// Judges an output: by the pass criterion of its task (section 8), or by the check that a pipeline's own guardrail
// makes (sections 5 and 10.7).
#pragma once

#include <string>
#include <vector>

#include "harness/criteria/artifact.hpp"
#include "harness/criteria/result.hpp"
#include "harness/program_outcome.hpp"
#include "harness/task.hpp"
#include "rulebook/rulebook.hpp"

namespace sabot::harness {

// One result for each criterion, in the order of the task file. `outcomes` are those of the task's programs, in order.
std::vector<CriterionResult> check(const Task& task, const Artifact& artifact,
                                   const std::vector<ProgramOutcome>& outcomes);

// The deterministic check of a guardrail: the rulebook's entry for the task, else the task's own contract.
struct GuardrailInForce {
  rulebook::Contract contract;
  std::string disclosure;  // what the check is known to give away; may be empty
  Place place;             // where it is said
};
GuardrailInForce guardrail_of(const Task& task, const rulebook::Rulebook& rulebook);

}  // namespace sabot::harness
