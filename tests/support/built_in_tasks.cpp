#include "support/built_in_tasks.hpp"

#include <nlohmann/json.hpp>
#include <stdexcept>

#include "cli/task_source.hpp"

namespace sabot::testing {

const std::vector<harness::Task>& built_in_tasks() {
  static const std::vector<harness::Task> tasks = [] {
    auto chosen = cli::choose_tasks("");
    if (!chosen) throw std::runtime_error(render(chosen.error().diagnostics));
    return *std::move(chosen);
  }();
  return tasks;
}

const harness::Task& task_of(std::string_view id) {
  const auto task = harness::find_task(built_in_tasks(), id);
  if (!task) throw std::runtime_error(render(task.error()));
  return **task;
}

std::string json_text(const std::string& text) {
  return nlohmann::json(text).dump();
}

std::string json_list(const std::vector<std::string>& texts) {
  return nlohmann::json(texts).dump();
}

}  // namespace sabot::testing
