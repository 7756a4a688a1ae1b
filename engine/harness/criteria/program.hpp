// The criterion that a test suite accepts an output (section 8). The suite has run already: this reads what came of it.
#pragma once

#include "harness/criteria/result.hpp"
#include "harness/program_outcome.hpp"
#include "rulebook/kinds/criteria.hpp"

namespace sabot::harness {

// Passed when the suite exited with 0 and its output ends with the criterion's last line: code that ends the suite
// early is not taken for one that passes it. Undetermined when the suite was not started.
CriterionResult check_program(const rulebook::Program& criterion, const ProgramOutcome& outcome);

}  // namespace sabot::harness
