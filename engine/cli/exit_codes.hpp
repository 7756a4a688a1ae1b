// What the program's exit code tells a script.
#pragma once

namespace sabot::cli {

enum class ExitCode : int {
  fine = 0,
  findings = 1,     // a check ran and found something
  usage = 2,        // the command line is wrong
  bad_input = 3,    // runs, judge verdicts or cells that cannot be evaluated as they are
  bad_rules = 4,    // rule or spec files that do not hold
  no_output = 5,    // the output could not be written
  unforeseen = 70,  // something that the program needs is missing, or an error of its own
};

}  // namespace sabot::cli
