#include "rulebook/task_file.hpp"

#include <fmt/format.h>

#include <utility>

#include "rulebook/rule_file.hpp"
#include "rulebook/toml_document.hpp"

namespace sabot::rulebook {

Diagnostic finding(const TaskDocument& document, const std::string& key, std::string code, std::string message,
                   std::string help) {
  return finding(document.places.at(key), document.text, std::move(code), std::move(message), std::move(help));
}

Result<TaskDocument> read_task_file(const SourceFile& source) {
  ReadContext context(source);
  TaskFile content;
  read_document(source, content, context);
  const std::string& id = content.task.id;
  check_place(source, fmt::format("task \"{}\"", id), "task.id", fmt::format("tasks/{}/task.toml", id), context);
  if (!context.diagnostics.empty()) return failure(std::move(context.diagnostics));
  return TaskDocument{source.path, std::move(content), std::move(context.places), source.text};
}

}  // namespace sabot::rulebook
