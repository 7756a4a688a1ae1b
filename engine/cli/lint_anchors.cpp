#include "cli/lint_anchors.hpp"

#include <vector>

#include "cli/task_source.hpp"
#include "harness/anchor_side.hpp"
#include "report/table.hpp"

namespace sabot::cli {
namespace {

// Every registered anchor with the side of the planted conflict that it stands on.
Result<report::Table> anchor_table(const rulebook::Rulebook& rulebook, const std::vector<harness::Task>& tasks) {
  report::Table table{{{"task"}, {"operator"}, {"anchor"}, {"side"}, {"why"}}, {}};
  if (!rulebook.anchors) return table;
  std::vector<std::string> vocabulary;
  if (rulebook.strict_floor) vocabulary = rulebook.strict_floor->body.words.reviewer_vocabulary;
  for (const rulebook::AnchorSet& set : rulebook.anchors->body.sets) {
    const auto task = harness::find_task(tasks, set.task);
    if (!task) return failure(task.error());
    const auto fault = harness::find_fault(**task, set.fault_operator);
    if (!fault) return failure(fault.error());
    // The rules in force have been checked: an anchor set's operator is one of the matrix, and described.
    const rulebook::FaultOperator& fault_operator = *find_operator(rulebook, set.fault_operator);
    for (const std::string& anchor : set.anchors) {
      const harness::AnchorSide side = harness::side_of(anchor, fault_operator, **fault, vocabulary);
      table.rows.push_back({set.task, set.fault_operator, anchor, std::string(to_string(side.side)), side.why});
    }
  }
  return table;
}

}  // namespace

Answer list_anchor_sides(const RuleOptions& options, const std::string& tasks_folder) {
  const auto rules = choose_rules(options);
  if (!rules) return to_answer(rules.error());
  const auto tasks = choose_tasks(tasks_folder);
  if (!tasks) return to_answer(tasks.error());
  const auto table = anchor_table(rules->rulebook, *tasks);
  if (!table) return to_answer({ExitCode::bad_rules, table.error()});
  return {ExitCode::fine, report::aligned(*table, ""), draft_warning(*rules), ""};
}

}  // namespace sabot::cli
