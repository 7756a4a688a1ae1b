#include "harness/task.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/lists.hpp"
#include "base/suggest.hpp"
#include "harness/task_check.hpp"
#include "rulebook/codes.hpp"

namespace sabot::harness {
namespace {

namespace codes = rulebook::codes;

// "tasks/<id>/<rest>" -> "tasks/<id>/" and "<rest>".
std::pair<std::string, std::string> split(const std::string& path) {
  const auto end = path.find('/', path.find('/') + 1);
  return end == std::string::npos ? std::pair(std::string(), path)
                                  : std::pair(path.substr(0, end + 1), path.substr(end + 1));
}

}  // namespace

Result<std::vector<Task>> read_tasks(const rulebook::SourceTree& tree) {
  std::map<std::string, std::vector<std::pair<std::string, const rulebook::SourceFile*>>> folders;
  for (const rulebook::SourceFile& file : tree) {
    const auto [folder, rest] = split(file.path);
    folders[folder].emplace_back(rest, &file);
  }
  std::vector<Task> tasks;
  Diagnostics findings;
  for (const auto& [folder, files] : folders) {
    const auto head = std::find_if(files.begin(), files.end(), [](const auto& f) { return f.first == task_file_name; });
    if (head == files.end()) {
      findings.push_back({{files.front().second->shown_as, 0, 0},
                          codes::unknown_file,
                          fmt::format("there is no {}{} that would name this file", folder, task_file_name),
                          {},
                          {}});
      continue;
    }
    auto document = rulebook::read_task_file(*head->second);
    if (!document) {
      append(findings, std::move(document.error()));
      continue;
    }
    Task task{std::move(*document), {}};
    for (const auto& [rest, file] : files) {
      if (rest != task_file_name) task.assets.emplace(rest, file->text);
    }
    append(findings, check_task(task));
    tasks.push_back(std::move(task));
  }
  if (!findings.empty()) return failure(std::move(findings));
  return tasks;
}

Result<const Task*> find_task(const std::vector<Task>& tasks, std::string_view id) {
  std::vector<std::string> known;
  for (const Task& task : tasks) {
    if (task.document.task.task.id == id) return &task;
    known.push_back(task.document.task.task.id);
  }
  return failure(
      {{"tasks"}, codes::unknown_name, fmt::format("there is no task \"{}\"", id), suggestion(id, known), {}});
}

Result<const rulebook::PlantedFault*> find_fault(const Task& task, std::string_view fault_operator) {
  std::vector<std::string> known;
  for (const rulebook::PlantedFault& fault : task.document.task.faults) {
    if (fault.fault_operator == fault_operator) return &fault;
    known.push_back(fault.fault_operator);
  }
  return failure({{task.document.path},
                  codes::unknown_name,
                  fmt::format("no fault of operator \"{}\" is planted in this task", fault_operator),
                  suggestion(fault_operator, known),
                  {}});
}

const std::string& asset(const Task& task, std::string_view path) {
  return task.assets.find(path)->second;
}

bool is_served(const Task& task, std::string_view path) {
  const auto& served = task.document.task.served;
  return std::any_of(served.begin(), served.end(), [&](const auto& entry) { return entry.file == path; });
}

std::size_t number_of_criteria(const rulebook::TaskFile& task) {
  return task.json_equal.size() + task.phrases.size() + task.citations.size() + task.sequences.size() +
         task.programs.size();
}

}  // namespace sabot::harness
