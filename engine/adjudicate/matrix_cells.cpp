#include "adjudicate/matrix_cells.hpp"

#include <set>

namespace sabot::adjudicate {

std::vector<Row> rows_of(const rulebook::Matrix& matrix) {
  std::vector<Row> rows;
  for (const auto& framework : matrix.frameworks) {
    for (const auto& config : matrix.configs) rows.push_back({framework, config});
  }
  return rows;
}

std::vector<trace::ReplicateLabel> registered_labels(const rulebook::Matrix& matrix) {
  std::set<trace::ReplicateLabel> labels;
  for (const auto label : matrix.labels) labels.insert({label});
  return {labels.begin(), labels.end()};
}

std::vector<Cell> cells_of(const Row& row, const std::vector<trace::ReplicateLabel>& labels,
                           const rulebook::Matrix& matrix) {
  std::vector<Cell> cells;
  for (const auto& task : matrix.tasks) {
    for (const auto& fault_operator : matrix.operators) {
      for (const auto& label : labels) cells.push_back({row, task, fault_operator, label});
    }
  }
  return cells;
}

}  // namespace sabot::adjudicate
