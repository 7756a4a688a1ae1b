#include "report/cell_groups.hpp"

#include <fmt/format.h>

#include <utility>

namespace sabot::report {

using adjudicate::Status;

void CellGrouping::add(const adjudicate::Cell& cell, Status status) {
  if (status == Status::carved_out && status_ != Status::carved_out) return;
  if (cell.row != replicate_.row || cell.replicate != replicate_.label) {
    finish_replicate();
    replicate_ = {cell.row, cell.replicate, {}};
  }
  auto& tasks = replicate_.tasks;
  if (tasks.empty() || tasks.back().task != cell.task) tasks.push_back({cell.task, {}, 0});
  ++tasks.back().of_cells;
  if (status == status_) tasks.back().operators.push_back(cell.fault_operator);
}

std::vector<CellGroup> CellGrouping::groups() && {
  finish_replicate();
  return std::move(groups_);
}

void CellGrouping::finish_replicate() {
  CellGroup group = group_of(replicate_);
  if (group.cells == 0) return;
  const auto [known, is_new] = known_.try_emplace({group.row, group.which, group.of_cells}, groups_.size());
  if (is_new) {
    groups_.push_back(std::move(group));
  } else {
    groups_[known->second].replicates.push_back(std::move(group.replicates.front()));
  }
}

CellGroup CellGrouping::group_of(const Replicate& replicate) {
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

}  // namespace sabot::report
