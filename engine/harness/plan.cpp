#include "harness/plan.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>

#include "adjudicate/exclusion.hpp"
#include "adjudicate/matrix_cells.hpp"

namespace sabot::harness {
namespace {

using adjudicate::BaselineKey;
using adjudicate::Cell;
using BaselineFacts = match::CellFacts::BaselineFacts;

PlannedRun run_of(const BaselineKey& key) {
  return {key.row, key.task, std::nullopt, key.replicate};
}

PlannedRun run_of(const Cell& cell) {
  return {cell.row, cell.task, cell.fault_operator, cell.replicate};
}

BaselineKey baseline_of(const PlannedRun& run) {
  return {run.row, run.task, run.replicate};
}

std::optional<Cell> cell_of(const PlannedRun& run) {
  if (!run.fault_operator) return std::nullopt;
  return Cell{run.row, run.task, *run.fault_operator, run.replicate};
}

// The runs that an input holds, and what its baselines show.
struct There {
  std::set<PlannedRun> runs;
  std::map<BaselineKey, BaselineFacts> baselines;
};

There there_in(const adjudicate::Wave& wave) {
  There there;
  for (const auto& baseline : wave.baselines) {
    there.runs.insert(run_of(baseline.key));
    there.baselines.emplace(baseline.key, baseline.facts);
  }
  for (const auto& verdict : wave.cells) {
    if (verdict.observation) there.runs.insert(run_of(verdict.cell));
  }
  return there;
}

// An absent fault run that need not be made up for; none when the run is missing.
std::optional<SparedCell> spared(const PlannedRun& run, const There& there, const rulebook::Rulebook& rulebook) {
  const auto cell = cell_of(run);
  const auto baseline = there.baselines.find(baseline_of(run));
  if (!cell || baseline == there.baselines.end()) return std::nullopt;
  auto verdict = adjudicate_absent(*cell, baseline->second, rulebook);
  if (verdict.status != adjudicate::Status::excluded) return std::nullopt;
  return SparedCell{*cell, std::move(verdict.status_reason)};
}

}  // namespace

std::string to_string(const PlannedRun& run) {
  const auto cell = cell_of(run);
  return cell ? to_string(*cell) : to_string(baseline_of(run));
}

Plan plan_wave(const rulebook::Rulebook& rulebook) {
  const auto& matrix = rulebook.matrix.body.matrix;
  const auto labels = adjudicate::registered_labels(matrix);
  Plan plan;
  for (const auto& row : adjudicate::rows_of(matrix)) {
    std::string task;
    for (const auto& cell : adjudicate::cells_of(row, labels, matrix)) {
      if (cell.task != task) {
        task = cell.task;
        for (const auto& label : labels) plan.runs.push_back({row, task, std::nullopt, label});
      }
      if (auto reason = carve_out_of(row, cell.fault_operator, rulebook)) {
        plan.carved_out.push_back({cell, std::move(*reason)});
      } else {
        plan.runs.push_back(run_of(cell));
      }
    }
  }
  return plan;
}

Progress progress_of(const Plan& plan, const adjudicate::Wave& wave, const rulebook::Rulebook& rulebook) {
  const There there = there_in(wave);
  Progress progress;
  for (const auto& run : plan.runs) {
    if (there.runs.contains(run)) {
      progress.present.push_back(run);
    } else if (auto cell = spared(run, there, rulebook)) {
      progress.needless.push_back(std::move(*cell));
    } else {
      progress.missing.push_back(run);
    }
  }
  const std::set<PlannedRun> planned(plan.runs.begin(), plan.runs.end());
  std::set_difference(there.runs.begin(), there.runs.end(), planned.begin(), planned.end(),
                      std::back_inserter(progress.unplanned));
  return progress;
}

}  // namespace sabot::harness
