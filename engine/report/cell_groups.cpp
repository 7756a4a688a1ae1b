#include "report/cell_groups.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "base/lists.hpp"

namespace sabot::report {
namespace {

using adjudicate::CellVerdict;
using adjudicate::Status;

struct TaskCells {
  std::string task;
  std::vector<std::string> operators;  // of the cells asked for
  std::int64_t of_cells = 0;
};

// One replicate of one row, its tasks in the order of the wave.
struct Replicate {
  adjudicate::Row row;
  trace::ReplicateLabel label;
  std::vector<TaskCells> tasks;
};

std::vector<Replicate> replicates_of(const adjudicate::Wave& wave, Status status) {
  std::vector<adjudicate::Row> row_order;
  std::map<adjudicate::Row, std::map<trace::ReplicateLabel, Replicate>> by_row;
  for (const CellVerdict& verdict : wave.cells) {
    if (verdict.status == Status::carved_out && status != Status::carved_out) continue;
    const adjudicate::Cell& cell = verdict.cell;
    if (!by_row.contains(cell.row)) row_order.push_back(cell.row);
    Replicate& replicate =
        by_row[cell.row].try_emplace(cell.replicate, Replicate{cell.row, cell.replicate, {}}).first->second;
    TaskCells& task = find_or_add(
        replicate.tasks, [&](const TaskCells& known) { return known.task == cell.task; },
        [&] {
          return TaskCells{cell.task, {}, 0};
        });
    ++task.of_cells;
    if (verdict.status == status) task.operators.push_back(cell.fault_operator);
  }
  std::vector<Replicate> replicates;
  for (const auto& row : row_order) {
    for (auto& [label, replicate] : by_row[row]) replicates.push_back(std::move(replicate));
  }
  return replicates;
}

CellGroup group_of(const Replicate& replicate) {
  CellGroup group{replicate.row, {to_string(replicate.label)}, 0, 0, {}};
  std::vector<std::string> parts;
  for (const TaskCells& task : replicate.tasks) {
    const auto count = static_cast<std::int64_t>(task.operators.size());
    group.cells += count;
    group.of_cells += task.of_cells;
    if (count == 0) continue;
    parts.push_back(count == task.of_cells ? fmt::format("{} all", task.task)
                                           : fmt::format("{} {}", task.task, fmt::join(task.operators, ", ")));
  }
  group.which = group.cells == group.of_cells ? "all" : fmt::format("{}", fmt::join(parts, "; "));
  return group;
}

}  // namespace

std::vector<CellGroup> grouped(const adjudicate::Wave& wave, Status status) {
  std::vector<CellGroup> groups;
  for (const Replicate& replicate : replicates_of(wave, status)) {
    CellGroup next = group_of(replicate);
    if (next.cells == 0) continue;
    const auto same = std::find_if(groups.begin(), groups.end(), [&](const CellGroup& group) {
      return group.row == next.row && group.which == next.which && group.of_cells == next.of_cells;
    });
    if (same == groups.end()) {
      groups.push_back(std::move(next));
    } else {
      same->replicates.push_back(next.replicates.front());
    }
  }
  return groups;
}

}  // namespace sabot::report
