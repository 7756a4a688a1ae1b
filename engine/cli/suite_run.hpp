// Runs the test suites of a task against an output that is source code.
#pragma once

#include <string>
#include <vector>

#include "harness/program_outcome.hpp"
#include "harness/task.hpp"

namespace sabot::cli {

// One outcome for each program of the task, in order. Three sealed processes follow one another, each in a folder of
// its own: the suite prints its calls; the caller, beside the output, prints what came of them; the suite judges that.
// The last one that was run is the outcome. Code that ends its process, or changes everything in it, changes no
// judgement.
std::vector<harness::ProgramOutcome> run_suites(const harness::Task& task, const std::string& output);

}  // namespace sabot::cli
