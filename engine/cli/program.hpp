// The whole program but for its input and output.
#pragma once

#include "cli/answer.hpp"

namespace sabot::cli {

// Runs the verb that the first argument names, or evaluates.
Answer run(const Arguments& arguments);

// Writes an answer where it belongs and says what the exit code is.
ExitCode deliver(const Answer& answer);

}  // namespace sabot::cli
