// Every way in which a task can be wrong by itself, with the exact words about it.
#include "harness/broken_tasks.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <stdexcept>

#include "cli/source_tree.hpp"
#include "harness/task.hpp"

using namespace sabot;
using namespace sabot::testing;

namespace {

// An edit that finds nothing to change is a mistake of the test and throws.
void apply(const TaskEdit& edit, rulebook::SourceTree& tree) {
  const auto file = std::find_if(tree.begin(), tree.end(), [&](const auto& f) { return f.path == edit.path; });
  if (edit.from.empty() && !edit.to.empty()) {
    tree.push_back({edit.path, edit.path, edit.to});
    return;
  }
  if (file == tree.end()) throw std::invalid_argument("no file " + edit.path);
  if (edit.from.empty()) {
    tree.erase(file);
    return;
  }
  const auto at = file->text.find(edit.from);
  if (at == std::string::npos) throw std::invalid_argument(edit.path + " does not hold " + edit.from);
  file->text.replace(at, edit.from.size(), edit.to);
}

std::string said_after(const std::vector<TaskEdit>& edits) {
  auto tree = cli::to_tree(cli::built_in_tasks());
  for (const TaskEdit& edit : edits) apply(edit, tree);
  const auto tasks = harness::read_tasks(tree);
  return tasks ? "" : render(tasks.error());
}

void check_all(const std::vector<BrokenTask>& table) {
  for (const BrokenTask& broken : table) {
    INFO(broken.what);
    CHECK("\n" + said_after(broken.edits) == broken.said);
  }
}

}  // namespace

TEST_CASE("nothing is said of the built-in tasks") {
  CHECK(said_after({}) == "");
}

TEST_CASE("a task whose file, folder or criteria are wrong") {
  check_all(broken_task_files());
}

TEST_CASE("a task whose faults are wrong, or whose material gives them away") {
  check_all(broken_task_faults());
}
