#include "adjudicate/wave.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "adjudicate/codes.hpp"
#include "adjudicate/exclusion.hpp"
#include "adjudicate/matrix_cells.hpp"

namespace sabot::adjudicate {
namespace {

using match::CellFacts;
using trace::ReplicateLabel;

std::size_t position(const std::vector<std::string>& names, const std::string& name) {
  return static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
}

// Where a row, task and operator stand in the matrix: the order of everything that is printed.
class MatrixOrder {
 public:
  explicit MatrixOrder(const rulebook::Matrix& matrix) : matrix_(matrix) {}

  auto rank(const Row& row) const {
    return std::tuple(position(matrix_.frameworks, row.framework), position(matrix_.configs, row.config));
  }
  auto rank(const BaselineKey& key) const {
    return std::tuple(rank(key.row), position(matrix_.tasks, key.task), key.replicate);
  }
  auto rank(const Cell& cell) const {
    return std::tuple(rank(cell.row), position(matrix_.tasks, cell.task),
                      position(matrix_.operators, cell.fault_operator), cell.replicate);
  }

 private:
  const rulebook::Matrix& matrix_;
};

template <class Key>
using RankOf = decltype(std::declval<MatrixOrder>().rank(std::declval<Key>()));

Diagnostic doubled(const std::string& what, const Place& first, const Place& second) {
  return {second,
          codes::doubled_run,
          fmt::format("a second run for {}", what),
          fmt::format("the first is at {}; a cell has exactly one run", to_string(first)),
          {}};
}

// The runs of an input by cell and by baseline, each found once.
class Input {
 public:
  explicit Input(const rulebook::Matrix& matrix) : order(matrix) {}

  void add(Observation run) {
    if (run.fault_operator) {
      add(faults, cell_of(run), std::move(run));
    } else {
      add(baselines, baseline_of(run), std::move(run));
    }
  }

  bool holds(const Cell& cell) const { return faults.count(order.rank(cell)) != 0; }

  std::optional<CellFacts::BaselineFacts> baseline(const BaselineKey& key) const {
    const auto found = baselines.find(order.rank(key));
    if (found == baselines.end()) return std::nullopt;
    return CellFacts::BaselineFacts{found->second.facts.error, found->second.facts.task_passed};
  }

  MatrixOrder order;
  std::map<RankOf<Cell>, Observation> faults;
  std::map<RankOf<BaselineKey>, Observation> baselines;
  Diagnostics findings;

 private:
  template <class Key>
  void add(std::map<RankOf<Key>, Observation>& runs, const Key& key, Observation&& run) {
    const Place origin = run.origin;
    const auto [at, is_new] = runs.try_emplace(order.rank(key), std::move(run));
    if (!is_new) findings.push_back(doubled(to_string(key), at->second.origin, origin));
  }
};

struct RowLabels {
  Row row;
  std::set<ReplicateLabel> labels;
};

std::map<RankOf<Row>, RowLabels> labels_by_row(const Input& input) {
  std::map<RankOf<Row>, RowLabels> rows;
  const auto add = [&](const Observation& run) {
    const Row row{run.framework, run.config};
    rows.try_emplace(input.order.rank(row), RowLabels{row, {}}).first->second.labels.insert(run.replicate);
  };
  for (const auto& [rank, run] : input.faults) add(run);
  for (const auto& [rank, run] : input.baselines) add(run);
  return rows;
}

RowCoverage coverage(const Row& row, const std::set<ReplicateLabel>& present, const rulebook::Matrix& matrix) {
  const auto registered = registered_labels(matrix);
  const bool all_registered = std::includes(registered.begin(), registered.end(), present.begin(), present.end());
  return {row, {present.begin(), present.end()}, matrix.replicates, all_registered};
}

std::vector<Cell> expected_cells(const RowCoverage& row, const rulebook::Rulebook& rulebook) {
  const auto& matrix = rulebook.matrix.body.matrix;
  std::vector<Cell> cells = cells_of(row.row, row.registered ? registered_labels(matrix) : row.replicates, matrix);
  const auto carved_out = [&](const Cell& cell) {
    return carve_out_of(cell.row, cell.fault_operator, rulebook).has_value();
  };
  cells.erase(std::remove_if(cells.begin(), cells.end(), carved_out), cells.end());
  return cells;
}

std::vector<RowCoverage> covered_rows(const Input& input, const rulebook::Matrix& matrix) {
  std::vector<RowCoverage> rows;
  for (const auto& [rank, present] : labels_by_row(input)) {
    rows.push_back(coverage(present.row, present.labels, matrix));
  }
  return rows;
}

std::vector<RowCoverage> all_rows(const std::vector<RowCoverage>& covered, const rulebook::Matrix& matrix) {
  auto rows = covered;
  for (const Row& row : rows_of(matrix)) {
    const auto is_row = [&](const RowCoverage& r) { return r.row == row; };
    if (std::none_of(covered.begin(), covered.end(), is_row)) rows.push_back(coverage(row, {}, matrix));
  }
  return rows;
}

}  // namespace

std::vector<trace::ReplicateLabel> labels_of(const Wave& wave) {
  std::set<trace::ReplicateLabel> labels;
  for (const auto& row : wave.rows) labels.insert(row.replicates.begin(), row.replicates.end());
  return {labels.begin(), labels.end()};
}

Result<Wave> assemble(std::vector<Observation> observations, const rulebook::Rulebook& rulebook,
                      Completeness completeness) {
  const auto& matrix = rulebook.matrix.body.matrix;
  Input input(matrix);
  for (auto& observation : observations) input.add(std::move(observation));
  if (!input.findings.empty()) return failure(std::move(input.findings));

  Wave wave;
  for (const auto& [rank, run] : input.baselines) {
    wave.baselines.push_back({baseline_of(run), run.origin, {run.facts.error, run.facts.task_passed}, run.flags});
  }
  wave.rows = covered_rows(input, matrix);
  std::map<RankOf<Cell>, CellVerdict> verdicts;
  for (const auto& row : completeness == Completeness::full_matrix ? all_rows(wave.rows, matrix) : wave.rows) {
    for (const auto& cell : expected_cells(row, rulebook)) {
      if (input.holds(cell)) continue;
      verdicts.emplace(input.order.rank(cell), adjudicate_absent(cell, input.baseline(baseline_of(cell)), rulebook));
    }
  }
  for (auto& [rank, run] : input.faults) {
    const auto baseline = input.baseline(baseline_of(run));
    verdicts.emplace(rank, adjudicate(std::move(run), baseline, rulebook));
  }
  for (auto& [rank, verdict] : verdicts) wave.cells.push_back(std::move(verdict));
  return wave;
}

}  // namespace sabot::adjudicate
