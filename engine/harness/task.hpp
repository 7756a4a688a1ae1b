// The tasks with their files: what is served, and what is kept from the pipeline (sections 4 and 8).
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "rulebook/source.hpp"
#include "rulebook/task_file.hpp"

namespace sabot::harness {

struct Task {
  rulebook::TaskDocument document;
  std::map<std::string, std::string, std::less<>> assets;  // path within the task's folder -> text
};

// Every task of a tree whose paths are tasks/<id>/...; by id. Errors, all of them: those of a task file; a file that
// it names and that is not there, or that it does not name; an operator planted twice; a fault that would change
// nothing; a test suite or expected answer that is served; an expected answer that is not JSON.
Result<std::vector<Task>> read_tasks(const rulebook::SourceTree& tree);

// The error names the closest one, or all of them.
Result<const Task*> find_task(const std::vector<Task>& tasks, std::string_view id);
Result<const rulebook::PlantedFault*> find_fault(const Task& task, std::string_view fault_operator);

// A file that the task file names.
const std::string& asset(const Task& task, std::string_view path);

}  // namespace sabot::harness
