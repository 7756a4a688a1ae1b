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

inline constexpr std::string_view task_file_name = "task.toml";

// Every task of a tree whose paths are tasks/<id>/...; by id. Errors, all of them: a folder without a task file, those
// of a task file, and those of a task with its files (check_task).
Result<std::vector<Task>> read_tasks(const rulebook::SourceTree& tree);

// The error names the closest one, or all of them.
Result<const Task*> find_task(const std::vector<Task>& tasks, std::string_view id);
Result<const rulebook::PlantedFault*> find_fault(const Task& task, std::string_view fault_operator);

// A file that the task file names.
const std::string& asset(const Task& task, std::string_view path);

// Whether the pipeline is given the file. All others are kept from it.
bool is_served(const Task& task, std::string_view path);

std::size_t number_of_criteria(const rulebook::TaskFile& task);

}  // namespace sabot::harness
