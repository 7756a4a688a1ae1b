// Runs the test suites of a task against an output that is source code.
#pragma once

#include <string>
#include <vector>

#include "harness/program_outcome.hpp"
#include "harness/task.hpp"

namespace sabot::cli {

// One outcome for each program of the task, in order. Each suite runs sealed, in a folder that holds it and the output.
std::vector<harness::ProgramOutcome> run_suites(const harness::Task& task, const std::string& output);

}  // namespace sabot::cli
