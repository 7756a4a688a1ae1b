// Every way in which a task can be wrong by itself, with the exact words about it.
#include "harness/broken_tasks.hpp"

#include <catch2/catch.hpp>

#include "cli/source_tree.hpp"
#include "harness/task.hpp"
#include "support/tree_edits.hpp"

using namespace sabot;
using namespace sabot::testing;

namespace {

Edit to_edit(const TaskEdit& edit) {
  if (!edit.from.empty()) return change(edit.path, edit.from, edit.to);
  return edit.to.empty() ? remove(edit.path) : add(edit.path, edit.to);
}

std::string said_after(const std::vector<TaskEdit>& edits) {
  std::vector<Edit> tree_edits;
  for (const TaskEdit& edit : edits) tree_edits.push_back(to_edit(edit));
  const auto tasks = harness::read_tasks(edited(cli::to_tree(cli::built_in_tasks()), tree_edits));
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
