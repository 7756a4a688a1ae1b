#include "cli/task_source.hpp"

#include "cli/codes.hpp"
#include "cli/source_tree.hpp"

namespace sabot::cli {
namespace {

Result<rulebook::SourceTree> read_folder(const std::string& folder) {
  rulebook::SourceTree tree;
  if (auto added = add_files(folder, "tasks", "", tree); !added) return failure(std::move(added.error()));
  Diagnostics unreadable;
  for (const rulebook::SourceFile& file : tree) {
    if (file.unreadable) unreadable.push_back(*file.unreadable);
  }
  if (!unreadable.empty()) return failure(std::move(unreadable));
  if (tree.empty()) {
    return failure({{folder, 0, 0}, codes::no_rule_folder, "the folder holds no tasks", "give a copy of tasks/", ""});
  }
  return tree;
}

}  // namespace

void add_tasks_option(CommandLine& line, std::string& folder) {
  line.text("--tasks", folder, {"tasks to use instead of the built-in ones", "DIR", "Rules"});
}

Attempt<std::vector<harness::Task>> choose_tasks(const std::string& folder) {
  auto tasks =
      folder.empty()
          ? harness::read_tasks(to_tree(built_in_tasks()))
          : read_folder(folder).and_then([](const rulebook::SourceTree& tree) { return harness::read_tasks(tree); });
  if (!tasks) return refuse(ExitCode::bad_rules, std::move(tasks.error()));
  return std::move(*tasks);
}

Attempt<harness::Task> choose_task(const std::string& folder, const std::string& id) {
  const auto tasks = choose_tasks(folder);
  if (!tasks) return tl::unexpected(tasks.error());
  const auto task = harness::find_task(*tasks, id);
  if (!task) return refuse(ExitCode::usage, task.error());
  return **task;
}

}  // namespace sabot::cli
