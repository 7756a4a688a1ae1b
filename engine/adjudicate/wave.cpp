#include "adjudicate/wave.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

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

  // Whether one thing stands before another.
  template <class T>
  bool operator()(const T& a, const T& b) const {
    return rank(a) < rank(b);
  }

 private:
  const rulebook::Matrix& matrix_;
};

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
  explicit Input(const rulebook::Matrix& matrix) : faults(MatrixOrder(matrix)), baselines(MatrixOrder(matrix)) {}

  void add(Observation observation) {
    const Row row{observation.framework, observation.config};
    const auto origin = observation.origin;
    if (observation.fault_operator) {
      const Cell cell{row, observation.task, *observation.fault_operator, observation.replicate};
      const auto [at, is_new] = faults.try_emplace(cell, std::move(observation));
      if (!is_new) findings.push_back(doubled(to_string(cell), at->second.origin, origin));
    } else {
      const BaselineKey key{row, observation.task, observation.replicate};
      const auto [at, is_new] = baselines.try_emplace(key, std::move(observation));
      if (!is_new) findings.push_back(doubled(to_string(key), at->second.origin, origin));
    }
  }

  std::optional<CellFacts::BaselineFacts> baseline(const BaselineKey& key) const {
    const auto found = baselines.find(key);
    if (found == baselines.end()) return std::nullopt;
    return CellFacts::BaselineFacts{found->second.facts.error, found->second.facts.task_passed};
  }

  std::map<Cell, Observation, MatrixOrder> faults;
  std::map<BaselineKey, Observation, MatrixOrder> baselines;
  Diagnostics findings;
};

using RowReplicates = std::map<Row, std::set<ReplicateLabel>, MatrixOrder>;

RowReplicates replicates_by_row(const Input& input, const rulebook::Matrix& matrix) {
  RowReplicates replicates{MatrixOrder(matrix)};
  for (const auto& [cell, run] : input.faults) replicates[cell.row].insert(cell.replicate);
  for (const auto& [key, run] : input.baselines) replicates[key.row].insert(key.replicate);
  return replicates;
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
  for (const auto& [row, present] : replicates_by_row(input, matrix)) rows.push_back(coverage(row, present, matrix));
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

Result<Wave> assemble(std::vector<Observation> observations, const rulebook::Rulebook& rulebook,
                      Completeness completeness) {
  const auto& matrix = rulebook.matrix.body.matrix;
  Input input(matrix);
  for (auto& observation : observations) input.add(std::move(observation));
  if (!input.findings.empty()) return failure(std::move(input.findings));

  Wave wave;
  for (const auto& [key, run] : input.baselines) {
    wave.baselines.push_back({key, run.origin, {run.facts.error, run.facts.task_passed}, run.flags});
  }
  wave.rows = covered_rows(input, matrix);
  for (const auto& row : completeness == Completeness::full_matrix ? all_rows(wave.rows, matrix) : wave.rows) {
    for (const auto& cell : expected_cells(row, rulebook)) {
      if (input.faults.count(cell) != 0) continue;
      wave.cells.push_back(adjudicate_absent(cell, input.baseline(baseline_of(cell)), rulebook));
    }
  }
  for (auto& [cell, run] : input.faults) {
    wave.cells.push_back(adjudicate(std::move(run), input.baseline(baseline_of(cell)), rulebook));
  }
  std::sort(
      wave.cells.begin(), wave.cells.end(),
      [order = MatrixOrder(matrix)](const CellVerdict& a, const CellVerdict& b) { return order(a.cell, b.cell); });
  return wave;
}

}  // namespace sabot::adjudicate
