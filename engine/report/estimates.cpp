#include "report/estimates.hpp"

#include <map>
#include <utility>

#include "report/base_rates.hpp"
#include "report/items.hpp"
#include "tally/by_label.hpp"

namespace sabot::report {
namespace {

using stats::Combine;
using stats::LabelCounts;
using CountsByLabel = std::map<trace::ReplicateLabel, tally::Counts>;

template <class Line>
Subject subject_of(const Line& line) {
  if constexpr (requires { line.task; }) {
    return {line.row.framework, line.row.config, line.task, line.fault_operator};
  } else if constexpr (requires { line.row; }) {
    return {line.row.framework, line.row.config};
  } else if constexpr (requires { line.fault_operator; }) {
    return {.framework = line.framework, .fault_operator = line.fault_operator};
  } else {
    return {.framework = line.framework};
  }
}

// The counts of every line of the scoreboard under each replicate label that has an injected fault there.
class LabelledBoard {
 public:
  explicit LabelledBoard(const std::map<trace::ReplicateLabel, tally::Scoreboard>& boards) {
    for (const auto& [label, board] : boards) {
      add(label, Subject{}, board.all);
      for (const auto& line : board.frameworks) add(label, subject_of(line), line.counts);
      for (const auto& line : board.rows) add(label, subject_of(line), line.counts);
      for (const auto& line : board.operators) add(label, subject_of(line), line.counts);
      for (const auto& line : board.groups) add(label, subject_of(line), line.counts);
    }
  }

  const CountsByLabel& counts(const Subject& subject) const {
    static const CountsByLabel none;
    const auto found = lines_.find(subject);
    return found == lines_.end() ? none : found->second;
  }

  LabelCounts headline(const Subject& subject) const {
    LabelCounts labelled;
    for (const auto& [label, of_label] : counts(subject)) labelled[label] = {of_label.headline, of_label.valid};
    return labelled;
  }

 private:
  void add(const trace::ReplicateLabel& label, const Subject& subject, const tally::Counts& counts) {
    if (counts.injected > 0) lines_[subject].emplace(label, counts);
  }

  std::map<Subject, CountsByLabel> lines_;
};

SubjectEstimates estimates(const Subject& subject, const CountsByLabel& counts, const Basis& basis,
                           stats::Sampler& sampler) {
  SubjectEstimates line{subject, {}};
  std::map<trace::ReplicateLabel, std::vector<Figure>> by_label;
  tally::Counts sum;
  for (const auto& [label, of_label] : counts) {
    by_label.emplace(label, figures(of_label, basis));
    sum = std::move(sum) + of_label;
  }
  auto of_sum = figures(sum, basis);
  for (std::size_t i = 0; i < of_sum.size(); ++i) {
    if (!of_sum[i].rate) continue;
    LabelCounts labelled;
    for (const auto& [label, of_label] : by_label) labelled.emplace(label, *of_label[i].rate);
    auto uncertainty = sampler.uncertainty({Combine::rate, {std::move(labelled)}});
    line.entries.push_back({std::move(of_sum[i]), std::move(uncertainty)});
  }
  return line;
}

template <class Line>
std::vector<SubjectEstimates> estimates(const std::vector<Line>& lines, const LabelledBoard& board, const Basis& basis,
                                        stats::Sampler& sampler) {
  std::vector<SubjectEstimates> list;
  for (const Line& line : lines) {
    if (line.counts.injected == 0) continue;
    list.push_back(estimates(subject_of(line), board.counts(subject_of(line)), basis, sampler));
  }
  return list;
}

std::optional<stats::Uncertainty> median(const tally::Scoreboard& scoreboard, const LabelledBoard& board,
                                         stats::Sampler& sampler) {
  stats::Estimand estimand{Combine::median, {}};
  for (const auto& line : scoreboard.frameworks) {
    if (line.counts.valid > 0) estimand.groups.push_back(board.headline(subject_of(line)));
  }
  if (estimand.groups.size() < 2) return std::nullopt;
  return sampler.uncertainty(estimand);
}

std::vector<RowDifference> row_differences(const tally::Scoreboard& scoreboard, const LabelledBoard& board,
                                           stats::Sampler& sampler) {
  std::vector<RowDifference> differences;
  const auto& rows = scoreboard.rows;
  for (auto first = rows.begin(); first != rows.end(); ++first) {
    for (auto second = first + 1; second != rows.end(); ++second) {
      if (first->counts.valid == 0 || second->counts.valid == 0) continue;
      differences.push_back(
          {first->row, second->row,
           contrast_of(board.headline(subject_of(*first)), board.headline(subject_of(*second)), sampler)});
    }
  }
  return differences;
}

}  // namespace

Contrast contrast_of(const LabelCounts& first, const LabelCounts& second, stats::Sampler& sampler) {
  return {sampler.uncertainty({Combine::difference, {first, second}}), stats::signs_of(first, second)};
}

Estimates estimates_of(const Evaluation& evaluation, const rulebook::Rulebook& rulebook,
                       const rulebook::StrictFloorFile* floor, const rulebook::Lender& rule_from,
                       const stats::Sampling& sampling, Detail detail) {
  const tally::Scoreboard& scoreboard = evaluation.board;
  const Basis basis = basis_of(evaluation);
  const LabelledBoard board(tally::scoreboards_by_label(evaluation.wave, evaluation.judged, rulebook));
  stats::Sampler sampler(sampling);

  Estimates made;
  made.provenance = evaluation.provenance;
  made.rule_from = rule_from;
  made.sampling = sampling;
  made.labels = labels_of(evaluation.wave);
  if (scoreboard.all.injected > 0) made.all.push_back(estimates({}, board.counts({}), basis, sampler));
  made.rows = estimates(scoreboard.rows, board, basis, sampler);
  made.median = median(scoreboard, board, sampler);
  if (detail == Detail::everything) {
    made.frameworks = estimates(scoreboard.frameworks, board, basis, sampler);
    made.operators = estimates(scoreboard.operators, board, basis, sampler);
    made.groups = estimates(scoreboard.groups, board, basis, sampler);
    made.differences = row_differences(scoreboard, board, sampler);
  }

  const auto checks = tally::clean_checks(evaluation.wave, rulebook, floor);
  made.operator_base_rates = operator_base_rates(checks, evaluation, floor != nullptr, sampler);
  made.row_base_rates = row_base_rates(checks, evaluation, floor != nullptr, sampler);
  made.task_base_rates = task_base_rates(checks, floor != nullptr);
  made.anchor_base_rates = anchor_base_rates(checks, rulebook, floor);
  made.notices = notices(evaluation);
  return made;
}

}  // namespace sabot::report
