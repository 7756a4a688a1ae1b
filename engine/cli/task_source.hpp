// Where tasks come from: the binary, or a folder of one's own.
#pragma once

#include <string>
#include <vector>

#include "cli/answer.hpp"
#include "cli/command_line.hpp"
#include "harness/task.hpp"

namespace sabot::cli {

// The option --tasks.
void add_tasks_option(CommandLine& line, std::string& folder);

// The built-in tasks for an empty name; else those of a folder that holds one folder per task. Failures: bad rules.
Attempt<std::vector<harness::Task>> choose_tasks(const std::string& folder);

// One of them. Failures: bad rules; usage for an unknown task.
Attempt<harness::Task> choose_task(const std::string& folder, const std::string& id);

}  // namespace sabot::cli
