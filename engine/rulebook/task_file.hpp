// One task file, read and checked by itself.
#pragma once

#include <string>

#include "base/result.hpp"
#include "rulebook/kinds/task.hpp"
#include "rulebook/places.hpp"
#include "rulebook/source.hpp"

namespace sabot::rulebook {

struct TaskDocument {
  std::string path;
  TaskFile task;
  Places places;
  std::string text;
};

// A diagnostic at a key of the file: "fault[2].plant".
Diagnostic finding(const TaskDocument& document, const std::string& key, std::string code, std::string message,
                   std::string help = {});

// Errors: those of any TOML file (read_rule_file); a folder that does not fit the task.
Result<TaskDocument> read_task_file(const SourceFile& source);

}  // namespace sabot::rulebook
