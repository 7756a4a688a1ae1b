#include "adjudicate/coverage.hpp"

#include <algorithm>

#include "adjudicate/matrix_cells.hpp"
#include "base/lists.hpp"

namespace sabot::adjudicate {

void add(BaselineCounts& counts, const match::CellFacts::BaselineFacts& baseline) {
  ++(baseline.error ? counts.errored : baseline.task_passed ? counts.passed : counts.failed);
}

RowCoverage coverage_of(const Row& row, const std::set<trace::ReplicateLabel>& present,
                        const rulebook::Matrix& matrix) {
  const auto registered = registered_labels(matrix);
  const bool all_registered = std::includes(registered.begin(), registered.end(), present.begin(), present.end());
  return {row, {present.begin(), present.end()}, matrix.replicates, all_registered};
}

std::vector<RowCoverage> listed_rows(const std::vector<RowCoverage>& covered, Completeness completeness,
                                     const rulebook::Matrix& matrix) {
  if (completeness == Completeness::present_rows) return covered;
  std::vector<RowCoverage> rows;
  for (const Row& row : rows_of(matrix)) {
    const auto* found = first_where(covered, [&](const RowCoverage& c) { return c.row == row; });
    rows.push_back(found != nullptr ? *found : coverage_of(row, {}, matrix));
  }
  return rows;
}

std::vector<trace::ReplicateLabel> expected_labels(const RowCoverage& row, const rulebook::Matrix& matrix) {
  return row.registered ? registered_labels(matrix) : row.replicates;
}

}  // namespace sabot::adjudicate
