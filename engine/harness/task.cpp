#include "harness/task.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/lists.hpp"
#include "base/suggest.hpp"
#include "rulebook/codes.hpp"
#include "rulebook/rule_file.hpp"
#include "trace/json/parse.hpp"

namespace sabot::harness {
namespace {

namespace codes = rulebook::codes;
using rulebook::TaskDocument;
using rulebook::TaskFile;

// A file that the task file names, and where it does.
struct NamedFile {
  std::string path;
  std::string key;
  bool served;
};

template <class T>
void name_files(const std::vector<T>& tables, const char* table, const char* key, std::string T::*member, bool served,
                std::vector<NamedFile>& files) {
  for (std::size_t i = 0; i < tables.size(); ++i) {
    files.push_back({tables[i].*member, fmt::format("{}[{}].{}", table, i, key), served});
  }
}

// The corpus of citations is named by what is served, and stays served.
std::vector<NamedFile> named_files(const TaskFile& task) {
  std::vector<NamedFile> files;
  name_files(task.served, "served", "file", &rulebook::ServedFile::file, true, files);
  name_files(task.citations, "citations", "corpus", &rulebook::Citations::corpus, true, files);
  name_files(task.json_equal, "json-equal", "expected", &rulebook::JsonEqual::expected, false, files);
  name_files(task.programs, "program", "suite", &rulebook::Program::suite, false, files);
  return files;
}

class TaskCheck {
 public:
  TaskCheck(const Task& task, Diagnostics& findings) : task_(task), findings_(findings) {}

  void files() const {
    std::set<std::string, std::less<>> served, named;
    for (const NamedFile& file : named_files(body())) {
      named.insert(file.path);
      if (!task_.assets.contains(file.path)) {
        report(file.key, codes::unknown_file, fmt::format("the task's folder holds no file {}", file.path));
      }
      if (file.served) served.insert(file.path);
      if (!file.served && served.contains(file.path)) {
        report(file.key, codes::inconsistent, fmt::format("{} is served, and would give the answer away", file.path));
      }
    }
    for (const auto& [path, text] : task_.assets) {
      if (named.contains(path)) continue;
      report("task", codes::unreachable_file, fmt::format("the task does not name the file {} of its folder", path));
    }
  }

  void criteria() const {
    for (std::size_t i = 0; i < body().json_equal.size(); ++i) {
      const std::string& path = body().json_equal[i].expected;
      const auto found = task_.assets.find(path);
      if (found == task_.assets.end()) continue;  // reported among the files
      if (const auto document = trace::json::parse_document(found->second); !document) {
        report(fmt::format("json-equal[{}].expected", i), codes::inconsistent,
               fmt::format("no output can equal {}: line {}: {}", path,
                           line_at(found->second, document.error().offset).line, document.error().message));
      }
    }
  }

  void faults() const {
    std::set<std::string> operators;
    for (std::size_t i = 0; i < body().faults.size(); ++i) {
      const rulebook::PlantedFault& fault = body().faults[i];
      const auto key = fmt::format("fault[{}]", i);
      if (!operators.insert(fault.fault_operator).second) {
        report(key + ".operator", codes::doubled_name, fmt::format("{} is planted twice", fault.fault_operator));
      }
      if (fault.plant.empty() || fault.plant == fault.find) {
        report(key + ".plant", codes::inconsistent, "the fault would change nothing");
      }
    }
  }

 private:
  const TaskFile& body() const { return task_.document.task; }

  void report(const std::string& key, const char* code, std::string message) const {
    const TaskDocument& document = task_.document;
    findings_.push_back(rulebook::finding(document.places.at(key), document.text, code, std::move(message)));
  }

  const Task& task_;
  Diagnostics& findings_;
};

constexpr std::string_view task_file_name = "task.toml";

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
    const TaskCheck check(task, findings);
    check.files();
    check.criteria();
    check.faults();
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

}  // namespace sabot::harness
