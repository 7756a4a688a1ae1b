#include "harness/task_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "harness/codes.hpp"
#include "harness/criteria/text.hpp"
#include "harness/redaction.hpp"
#include "rulebook/codes.hpp"
#include "rulebook/rule_file.hpp"
#include "trace/json/parse.hpp"

namespace sabot::harness {
namespace {

using rulebook::PlantedFault;
using rulebook::TaskFile;
using Names = std::set<std::string, std::less<>>;

// A file that the task file names, and where it does.
struct NamedFile {
  std::string path;
  std::string key;
  bool served;  // or kept for the judge
};

template <class T>
void name_files(const std::vector<T>& tables, const char* table, const char* key, std::string T::*member, bool served,
                std::vector<NamedFile>& files) {
  for (std::size_t i = 0; i < tables.size(); ++i) {
    files.push_back({tables[i].*member, fmt::format("{}[{}].{}", table, i, key), served});
  }
}

std::vector<NamedFile> named_files(const TaskFile& task) {
  std::vector<NamedFile> files;
  name_files(task.served, "served", "file", &rulebook::ServedFile::file, true, files);
  name_files(task.citations, "citations", "corpus", &rulebook::Citations::corpus, true, files);
  name_files(task.json_equal, "json-equal", "expected", &rulebook::JsonEqual::expected, false, files);
  name_files(task.programs, "program", "suite", &rulebook::Program::suite, false, files);
  name_files(task.programs, "program", "caller", &rulebook::Program::caller, false, files);
  return files;
}

bool asks_nothing(const rulebook::Phrases& criterion) {
  return criterion.required.empty() && criterion.forbidden.empty();
}

bool asks_nothing(const rulebook::Sequence& criterion) {
  return criterion.first.empty() && criterion.last.empty() && criterion.once.empty() && criterion.at_once.empty() &&
         criterion.before.empty() && criterion.never_next.empty();
}

// How often the part stands in the served files, without overlaps.
std::int64_t count_served(const Task& task, const std::string& part) {
  std::int64_t count = 0;
  for (const auto& [path, text] : task.assets) {
    if (!is_served(task, path)) continue;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++count;
  }
  return count;
}

std::string times(std::int64_t count) {
  if (count == 0) return "nowhere";
  return count == 1 ? "once" : fmt::format("{} times", count);
}

class TaskCheck {
 public:
  explicit TaskCheck(const Task& task) : task_(task) {}

  Diagnostics run() && {
    files();
    criteria();
    faults();
    leaks();
    std::stable_sort(findings_.begin(), findings_.end(),
                     [](const auto& a, const auto& b) { return a.place < b.place; });
    return std::move(findings_);
  }

 private:
  void files() {
    Names named;
    for (const NamedFile& file : named_files(body())) {
      named.insert(file.path);
      if (!task_.assets.contains(file.path)) {
        served_as_meant_ = served_as_meant_ && !file.served;
        report(file.key, rulebook::codes::unknown_file, fmt::format("the task's folder holds no file {}", file.path));
      } else if (file.served != is_served(task_, file.path)) {
        served_as_meant_ = false;
        report(file.key, file.served ? rulebook::codes::inconsistent : codes::given_away,
               file.path + (file.served ? " is not served, so that nobody can cite it"
                                        : " is served, and would give the answer away"));
      }
    }
    for (const auto& [path, text] : task_.assets) {
      if (named.contains(path)) continue;
      report("task", rulebook::codes::unreachable_file,
             fmt::format("the task does not name the file {} of its folder", path));
    }
  }

  void criteria() {
    if (number_of_criteria(body()) == 0) {
      report("task", codes::no_criterion, "the task has no pass criterion: every output would pass",
             "one of: json-equal, phrases, citations, sequence, program");
    }
    Names ids;
    each_criterion("json-equal", body().json_equal, ids, [this](const auto& criterion, const std::string& key) {
      expected_answer(criterion.expected, key + ".expected");
    });
    const auto must_ask = [this](const auto& criterion, const std::string& key) {
      if (asks_nothing(criterion)) report(key, codes::no_criterion, "the criterion asks nothing of the output");
    };
    each_criterion("phrases", body().phrases, ids, must_ask);
    each_criterion("sequence", body().sequences, ids, must_ask);
    each_criterion("citations", body().citations, ids, [](const auto&, const std::string&) {});
    each_criterion("program", body().programs, ids, [this](const auto& criterion, const std::string& key) {
      if (("/" + criterion.caller).ends_with("/" + criterion.saved_as)) {
        report(key + ".saved_as", rulebook::codes::inconsistent, "the output would take the place of its caller");
      }
    });
  }

  template <class Criterion, class Check>
  void each_criterion(const char* table, const std::vector<Criterion>& criteria, Names& ids, Check check) {
    for (std::size_t i = 0; i < criteria.size(); ++i) {
      const auto key = fmt::format("{}[{}]", table, i);
      if (!ids.insert(criteria[i].id).second) {
        report(key + ".id", rulebook::codes::doubled_name,
               fmt::format("two criteria are called \"{}\"", criteria[i].id));
      }
      check(criteria[i], key);
    }
  }

  void expected_answer(const std::string& path, const std::string& key) {
    const auto found = task_.assets.find(path);
    if (found == task_.assets.end()) return;  // reported among the files
    if (const auto document = trace::json::parse_document(found->second); !document) {
      report(key, rulebook::codes::inconsistent,
             fmt::format("no output can equal {}: line {}: {}", path,
                         line_at(found->second, document.error().offset).line, document.error().message));
    }
  }

  void faults() {
    Names operators;
    for (std::size_t i = 0; i < body().faults.size(); ++i) {
      const PlantedFault& fault = body().faults[i];
      const auto key = fmt::format("fault[{}]", i);
      if (!operators.insert(fault.fault_operator).second) {
        report(key + ".operator", rulebook::codes::doubled_name,
               fmt::format("{} is planted twice", fault.fault_operator));
      }
      if (fault.plant.empty() || fault.plant == fault.find) {
        report(key + ".plant", rulebook::codes::inconsistent, "the fault would change nothing");
      }
      if (fault.ground_truth.empty()) {
        report(key + ".ground_truth", rulebook::codes::inconsistent, "nothing is said of what a detection flags");
      }
      occurrences(fault, key);
      for (const std::string& value : fault.names_true) {
        if (fault.plant.find(value) != std::string::npos) continue;
        report(key + ".names_true", rulebook::codes::inconsistent,
               fmt::format("the planted text does not name \"{}\"", value));
      }
    }
  }

  void occurrences(const PlantedFault& fault, const std::string& key) {
    if (fault.find.empty()) {
      if (fault.occurs != 0) report(key + ".occurs", codes::wrong_count, "there is no text to look for");
      return;
    }
    if (!served_as_meant_) return;
    const std::int64_t count = count_served(task_, fault.find);
    if (count == fault.occurs && count > 0) return;
    report(key + (fault.occurs == 0 ? ".find" : ".occurs"), codes::wrong_count,
           fmt::format("\"{}\" stands {} in the served files", fault.find, times(count)),
           count == 0 ? "" : fmt::format("occurs = {}", count));
  }

  void leaks() {
    if (!served_as_meant_) return;
    for (const Leak& leak : find_leaks(task_)) {
      const std::string& text = asset(task_, leak.file);
      const LineAt at = line_at(text, leak.offset);
      findings_.push_back(rulebook::finding({shown_as(leak.file), at.line, at.column}, text, codes::given_away,
                                            fmt::format("this gives {} away: {}", leak.source, quoted(leak.secret))));
    }
  }

  const TaskFile& body() const { return task_.document.task; }

  // A file of the task, called as the task file is called.
  std::string shown_as(const std::string& file) const {
    const std::string task_file = task_.document.places.at("task").file;
    return task_file.substr(0, task_file.size() - task_file_name.size()) + file;
  }

  void report(const std::string& key, const char* code, std::string message, std::string help = {}) {
    findings_.push_back(rulebook::finding(task_.document, key, code, std::move(message), std::move(help)));
  }

  const Task& task_;
  Diagnostics findings_;
  bool served_as_meant_ = true;  // if not, nothing can be said of what the served files hold
};

}  // namespace

Diagnostics check_task(const Task& task) {
  return TaskCheck(task).run();
}

}  // namespace sabot::harness
