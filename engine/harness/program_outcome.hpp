// What became of a program that was run to judge a task's output. Running it is the business of the command line; here
// it is a value.
#pragma once

#include <string>

namespace sabot::harness {

enum class ProgramEnd {
  exited,           // by itself
  killed,           // by a signal, its own crash or the memory limit
  out_of_time,      // stopped at its time limit
  too_much_output,  // stopped because it printed without end
  not_started,      // the interpreter is missing, or the child could not be sealed: nothing is known of the output
};

struct ProgramOutcome {
  ProgramEnd end = ProgramEnd::not_started;
  int status = 0;      // the exit status of one that exited; the signal of one that was killed
  std::string output;  // standard output, whole or as far as it was read
  std::string errors;  // standard error, the same
  std::string why;     // why it was not started
  std::string file;    // what was run, as the task file names it; empty when that went unsaid
  friend bool operator==(const ProgramOutcome&, const ProgramOutcome&) = default;
};

}  // namespace sabot::harness
