// Operator by operator: what the pipeline said and did about a fault, what came out all the same, and how often the
// same words fall where no fault was planted (sections 2, 4 and 10.3).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tally/base_rates.hpp"
#include "tally/rate.hpp"

namespace sabot::tally {

struct OperatorOutcomes {
  std::int64_t valid = 0;
  std::int64_t right = 0;            // recovered: the answer is right
  std::int64_t flagged = 0;          // any flag at or after the injection
  std::int64_t anchored_only = 0;    // a counted FLAGS line, and no counted mapping act
  std::int64_t acted_on = 0;         // a counted mapping act
  std::int64_t flagged_wrong = 0;    // flagged, and the answer is wrong all the same
  std::int64_t right_unflagged = 0;  // the answer is right, and nobody flagged anything
  Rate clean;                        // baselines in which an anchor of the operator fires
  friend bool operator==(const OperatorOutcomes&, const OperatorOutcomes&) = default;
};

OperatorOutcomes operator+(OperatorOutcomes a, const OperatorOutcomes& b);

struct RowOperator {
  adjudicate::Row row;
  std::string fault_operator;
  OperatorOutcomes outcomes;
};
struct PooledOperator {
  std::string fault_operator;
  OperatorOutcomes outcomes;
};

struct OperatorView {
  std::vector<PooledOperator> pooled;  // over all rows
  std::vector<RowOperator> rows;
};

// In the order of the matrix; only what has a valid fault or a baseline to check. `checks` are of the same wave.
OperatorView operator_view(const adjudicate::Wave& wave, const std::vector<CleanCheck>& checks,
                           const rulebook::Matrix& matrix);

}  // namespace sabot::tally
