// How sure the numbers of an evaluation are: each rate of the scoreboard with its interval, the median, differences of
// rows, and what anchors do on clean baselines (amendment v0.2.1).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "report/evaluation.hpp"
#include "report/figures.hpp"
#include "rulebook/rulebook.hpp"
#include "stats/sampler.hpp"
#include "stats/sign_test.hpp"
#include "tally/base_rates.hpp"

namespace sabot::report {

// Whose rates they are; what does not apply is empty.
struct Subject {
  std::string framework = {};
  std::string config = {};
  std::string task = {};
  std::string fault_operator = {};
  friend auto operator<=>(const Subject&, const Subject&) = default;
};

// A line of the scoreboard, figure by figure.
struct SubjectEstimates {
  struct Entry {
    Figure figure;
    stats::Uncertainty uncertainty;
  };
  Subject subject;
  std::vector<Entry> entries;  // of the figures that are in force
};

// How two groups differ, in all and label by label.
struct Contrast {
  stats::Uncertainty uncertainty;
  stats::Signs signs;
};

struct RowDifference {
  adjudicate::Row first;
  adjudicate::Row second;
  Contrast headline;  // of the first less the second
};

// What the flags rule does on faulted and on clean runs of one operator, all rows pooled.
struct OperatorBaseRate {
  std::string fault_operator;
  tally::Rate clean;                  // of the baselines
  std::optional<tally::Rate> strict;  // the same with kept anchors only; none without a strict floor
  tally::Rate faulted;                // of the valid faults
  Contrast contrast;                  // faulted less clean
};

// The same on the clean runs of one row, each checked once for every operator.
struct RowBaseRate {
  adjudicate::Row row;
  tally::Rate clean;                  // of the checks
  std::optional<tally::Rate> strict;  // as above
  stats::Uncertainty uncertainty;     // of the clean rate
};

struct TaskBaseRate {
  std::string task;
  std::string fault_operator;
  tally::Rate clean;
  std::optional<tally::Rate> strict;
};

struct AnchorBaseRate {
  std::string task;
  std::string fault_operator;
  std::string anchor;
  tally::Rate clean;
  bool kept = false;  // by the strict floor
};

struct Estimates {
  Provenance provenance;
  rulebook::Lender rule_from;
  stats::Sampling sampling;
  std::vector<trace::ReplicateLabel> labels;  // of the input
  std::vector<SubjectEstimates> all;          // one, or none without a cell
  std::vector<SubjectEstimates> frameworks;
  std::vector<SubjectEstimates> rows;
  std::vector<SubjectEstimates> operators;
  std::vector<SubjectEstimates> groups;
  std::optional<stats::Uncertainty> median;  // of the frameworks' headlines; none of a single one
  std::vector<RowDifference> differences;    // each two rows with a valid fault
  std::vector<OperatorBaseRate> operator_base_rates;
  std::vector<RowBaseRate> row_base_rates;
  std::vector<TaskBaseRate> task_base_rates;
  std::vector<AnchorBaseRate> anchor_base_rates;
  std::vector<std::string> notices;  // what is particular to this input
};

// How much is estimated: exact intervals of every line of the scoreboard take their time.
enum class Detail { everything, rows };  // rows: no frameworks, operators, groups, differences

// `floor` may be null. Groups of a difference and of the median are resampled together, label by label.
Estimates estimates_of(const Evaluation& evaluation, const rulebook::Rulebook& rulebook,
                       const rulebook::StrictFloorFile* floor, const rulebook::Lender& rule_from,
                       const stats::Sampling& sampling, Detail detail = Detail::everything);

}  // namespace sabot::report
