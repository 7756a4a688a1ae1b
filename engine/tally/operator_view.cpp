#include "tally/operator_view.hpp"

#include <map>
#include <utility>

#include "adjudicate/matrix_cells.hpp"

namespace sabot::tally {
namespace {

using Key = std::pair<adjudicate::Row, std::string>;

OperatorOutcomes outcomes_of(const adjudicate::Outcome& outcome) {
  OperatorOutcomes one;
  one.valid = 1;
  one.right = outcome.recovered;
  one.flagged = outcome.noticed;
  one.anchored_only = outcome.flags && !outcome.mapping;
  one.acted_on = outcome.mapping;
  one.flagged_wrong = outcome.noticed && !outcome.recovered;
  one.right_unflagged = outcome.recovered && !outcome.noticed;
  return one;
}

OperatorOutcomes outcomes_of(const CleanCheck& check) {
  OperatorOutcomes one;
  one.clean = {check.anchors.empty() ? 0 : 1, 1};
  return one;
}

}  // namespace

OperatorOutcomes operator+(OperatorOutcomes a, const OperatorOutcomes& b) {
  a.valid += b.valid;
  a.right += b.right;
  a.flagged += b.flagged;
  a.anchored_only += b.anchored_only;
  a.acted_on += b.acted_on;
  a.flagged_wrong += b.flagged_wrong;
  a.right_unflagged += b.right_unflagged;
  a.clean = a.clean + b.clean;
  return a;
}

OperatorView operator_view(const adjudicate::Wave& wave, const std::vector<CleanCheck>& checks,
                           const rulebook::Matrix& matrix) {
  std::map<Key, OperatorOutcomes> sums;
  const auto add = [&](const adjudicate::Row& row, const std::string& fault_operator, const OperatorOutcomes& one) {
    auto& sum = sums[{row, fault_operator}];
    sum = std::move(sum) + one;
  };
  for (const auto& verdict : wave.cells) {
    if (verdict.outcome) add(verdict.cell.row, verdict.cell.fault_operator, outcomes_of(*verdict.outcome));
  }
  for (const auto& check : checks) add(check.baseline.row, check.fault_operator, outcomes_of(check));

  OperatorView view;
  for (const auto& row : adjudicate::rows_of(matrix)) {
    for (const auto& fault_operator : matrix.operators) {
      const auto found = sums.find({row, fault_operator});
      if (found != sums.end()) view.rows.push_back({row, fault_operator, found->second});
    }
  }
  for (const auto& fault_operator : matrix.operators) {
    PooledOperator pooled{fault_operator, {}};
    for (const auto& line : view.rows) {
      if (line.fault_operator == fault_operator) pooled.outcomes = std::move(pooled.outcomes) + line.outcomes;
    }
    if (pooled.outcomes != OperatorOutcomes{}) view.pooled.push_back(std::move(pooled));
  }
  return view;
}

}  // namespace sabot::tally
