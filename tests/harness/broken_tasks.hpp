// What can be wrong with tasks: edits to the built-in ones, and exactly what is said about them.
#pragma once

#include <string>
#include <vector>

namespace sabot::testing {

// `from` becomes `to` where it first stands in the file. Without `from` the file is added, and without both removed.
struct TaskEdit {
  std::string path, from, to;
};

struct BrokenTask {
  std::string what;
  std::vector<TaskEdit> edits;
  std::string said;  // after a line end, for the look of it
};

std::vector<BrokenTask> broken_task_files();
std::vector<BrokenTask> broken_task_faults();

}  // namespace sabot::testing
