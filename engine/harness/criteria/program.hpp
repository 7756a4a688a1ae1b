// The criterion that a test suite accepts an output (section 8). The suite has run already: this reads what came of it.
#pragma once

#include "harness/criteria/result.hpp"
#include "harness/program_outcome.hpp"
#include "rulebook/kinds/criteria.hpp"

namespace sabot::harness {

// `outcome` is that of the last program that was run: the suite's judgement, or the caller when it failed. Passed when
// it is the suite that exited with 0, and its output ends with the criterion's last line. Undetermined when a program
// was not started.
CriterionResult check_program(const rulebook::Program& criterion, const ProgramOutcome& outcome);

}  // namespace sabot::harness
