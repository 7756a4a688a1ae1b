#include "rulebook/task_file.hpp"

#include <fmt/format.h>

#include "rulebook/toml_document.hpp"

namespace sabot::rulebook {

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
