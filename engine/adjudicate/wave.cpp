#include "adjudicate/wave.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "adjudicate/doubled_run.hpp"
#include "adjudicate/exclusion.hpp"
#include "adjudicate/matrix_cells.hpp"
#include "adjudicate/matrix_order.hpp"

namespace sabot::adjudicate {
namespace {

using match::CellFacts;
using trace::ReplicateLabel;

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
    if (!is_new) findings.push_back(doubled_run(to_string(key), at->second.origin, origin));
  }
};

struct RowRuns {
  Row row;
  std::set<ReplicateLabel> labels;
  BaselineCounts baselines;
};

std::vector<RowCoverage> covered_rows(const Input& input, const rulebook::Matrix& matrix) {
  std::map<RankOf<Row>, RowRuns> rows;
  const auto row_of = [&](const Observation& run) -> RowRuns& {
    const Row row{run.framework, run.config};
    RowRuns& runs = rows.try_emplace(input.order.rank(row), RowRuns{row, {}, {}}).first->second;
    runs.labels.insert(run.replicate);
    return runs;
  };
  for (const auto& [rank, run] : input.faults) row_of(run);
  for (const auto& [rank, run] : input.baselines) add(row_of(run).baselines, {run.facts.error, run.facts.task_passed});

  std::vector<RowCoverage> covered;
  for (const auto& [rank, runs] : rows) {
    covered.push_back(coverage_of(runs.row, runs.labels, matrix));
    covered.back().baselines = runs.baselines;
  }
  return covered;
}

std::vector<Cell> expected_cells(const RowCoverage& row, const rulebook::Rulebook& rulebook) {
  const auto& matrix = rulebook.matrix.body.matrix;
  std::vector<Cell> cells = cells_of(row.row, expected_labels(row, matrix), matrix);
  const auto carved_out = [&](const Cell& cell) {
    return carve_out_of(cell.row, cell.fault_operator, rulebook).has_value();
  };
  cells.erase(std::remove_if(cells.begin(), cells.end(), carved_out), cells.end());
  return cells;
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
  for (const auto& row : listed_rows(wave.rows, completeness, matrix)) {
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
