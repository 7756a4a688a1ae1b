#include "report/comparison.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "adjudicate/matrix_cells.hpp"
#include "base/lists.hpp"
#include "report/base_rates.hpp"
#include "report/items.hpp"
#include "report/words.hpp"

namespace sabot::report {
namespace {

using rulebook::Measure;
using tally::CellPair;
using Pairs = std::vector<CellPair>;

stats::LabelCounts by_label(const Pairs& pairs, Measure measure, tally::Counts tally::PairedCounts::*side) {
  stats::LabelCounts labelled;
  for (const auto& [label, counts] : tally::sum_by_label(pairs)) {
    labelled[label] = rate_of(counts.*side, measure);
  }
  return labelled;
}

// Over the same cells the mean of the differences is the difference of the rates, so that labels can be resampled.
Contrast paired_effect(const Pairs& pairs, Measure measure, stats::Sampler& sampler) {
  return contrast_of(by_label(pairs, measure, &tally::PairedCounts::after),
                     by_label(pairs, measure, &tally::PairedCounts::before), sampler);
}

// Makes a line of each selection that has a pair.
class Lines {
 public:
  Lines(const Pairs& pairs, const stats::Sampling& sampling) : pairs_(pairs), sampler_(sampling) {}

  template <class Predicate>
  void add(std::vector<PairedLine>& lines, Subject subject, Predicate belongs) {
    const Pairs chosen = tally::where(pairs_, [&](const CellPair& pair) { return is_paired(pair) && belongs(pair); });
    if (chosen.empty()) return;
    PairedLine line{std::move(subject), tally::sum(chosen), 0, 0, {}, {}, {}};
    for (const CellPair& pair : chosen) {
      line.gained += pair.after.counts.headline > pair.before.counts.headline ? 1 : 0;
      line.lost += lost(pair, Measure::headline) ? 1 : 0;
    }
    line.headline = paired_effect(chosen, Measure::headline, sampler_);
    line.recovered = paired_effect(chosen, Measure::recovered, sampler_);
    line.recovery_without_detection = paired_effect(chosen, Measure::recovery_without_detection, sampler_);
    lines.push_back(std::move(line));
  }

 private:
  const Pairs& pairs_;
  stats::Sampler sampler_;
};

void add_lines(Comparison& made, const Pairs& pairs, const rulebook::Matrix& matrix) {
  Lines lines(pairs, made.sampling);
  lines.add(made.all, {}, [](const CellPair&) { return true; });
  for (const auto& framework : matrix.frameworks) {
    lines.add(made.frameworks, {.framework = framework},
              [&](const CellPair& pair) { return pair.cell.row.framework == framework; });
  }
  for (const auto& row : adjudicate::rows_of(matrix)) {
    const Subject subject{.framework = row.framework, .config = row.config};
    lines.add(made.rows, subject, [&](const CellPair& pair) { return pair.cell.row == row; });
    for (const auto& fault_operator : matrix.operators) {
      Subject of_operator = subject;
      of_operator.fault_operator = fault_operator;
      lines.add(made.row_operators, of_operator, [&](const CellPair& pair) {
        return pair.cell.row == row && pair.cell.fault_operator == fault_operator;
      });
    }
  }
  for (const auto& fault_operator : matrix.operators) {
    lines.add(made.operators, {.fault_operator = fault_operator},
              [&](const CellPair& pair) { return pair.cell.fault_operator == fault_operator; });
  }
}

std::optional<PairedMedians> medians_of(const std::vector<PairedLine>& frameworks) {
  if (frameworks.size() < 2) return std::nullopt;
  std::vector<tally::Rate> before;
  std::vector<tally::Rate> after;
  for (const PairedLine& line : frameworks) {
    before.push_back(rate_of(line.counts.before, Measure::headline));
    after.push_back(rate_of(line.counts.after, Measure::headline));
  }
  return PairedMedians{*tally::median(before), *tally::median(after)};
}

// A cell that neither wave has ever run has no pair to miss.
bool was_run(const tally::CellStanding& standing) {
  return standing.status != adjudicate::Status::not_run && standing.status != adjudicate::Status::carved_out;
}

std::vector<std::string> changed_rules(const rulebook::Rulebook& before, const rulebook::Rulebook& after) {
  std::vector<std::string> ids;
  for (const auto& [id, path] : after.files) {
    const auto earlier = before.files.find(id);
    if (earlier == before.files.end() || earlier->second != path) ids.push_back(id);
  }
  for (const auto& [id, path] : before.files) {
    if (!after.files.contains(id)) ids.push_back(id);
  }
  std::sort(ids.begin(), ids.end());
  return ids;
}

// Pipelines carry their guardrail with them, so that its acts are those of another pipeline when it changes.
std::vector<std::string> changed_guardrails(const rulebook::GuardrailsFile& before,
                                            const rulebook::GuardrailsFile& after) {
  std::vector<std::string> tasks;
  for (const auto& guardrail : after.guardrails) {
    const auto* earlier = first_where(before.guardrails, [&](const auto& g) { return g.task == guardrail.task; });
    if (earlier != nullptr && earlier->contract != guardrail.contract) tasks.push_back(guardrail.task);
  }
  return tasks;
}

std::vector<std::string> notices_of(const Side& before, const Side& after) {
  std::vector<std::string> sentences;
  const auto of_before = notices(before.evaluation), of_after = notices(after.evaluation);
  for (const auto& sentence : of_before) {
    sentences.push_back((contains(of_after, sentence) ? "Both: " : "Before: ") + sentence);
  }
  for (const auto& sentence : of_after) {
    if (!contains(of_before, sentence)) sentences.push_back("After: " + sentence);
  }
  if (before.evaluation.judged.empty() || after.evaluation.judged.empty()) {
    sentences.emplace_back(
        "Without judge verdicts on both sides, recovery without detection is an upper bound on either, and its effect "
        "can be off either way.");
  }
  return sentences;
}

}  // namespace

Comparison compare(const Side& before, const Side& after, const rulebook::Lender& rule_from,
                   const stats::Sampling& sampling) {
  const Evaluation& earlier = before.evaluation;
  const Evaluation& later = after.evaluation;
  Comparison made;
  made.before = earlier.provenance;
  made.after = later.provenance;
  made.rule_from = rule_from;
  made.sampling = sampling;

  const auto pairs =
      tally::pair_waves({earlier.wave, earlier.judged, before.rulebook}, {later.wave, later.judged, after.rulebook});
  add_lines(made, pairs, later.matrix);
  made.medians = medians_of(made.frameworks);
  made.worse = tally::where(pairs, [](const CellPair& pair) { return lost(pair, Measure::headline); });
  made.spoilt = tally::where(pairs, [](const CellPair& pair) { return lost(pair, Measure::recovered); });
  made.unpaired = tally::where(
      pairs, [](const CellPair& pair) { return !is_paired(pair) && (was_run(pair.before) || was_run(pair.after)); });
  made.predicted = after.rulebook.predictions.has_value();
  if (made.predicted) made.predictions = tally::answers(*after.rulebook.predictions, later.matrix, pairs);
  made.changed_rules = changed_rules(before.rulebook, after.rulebook);
  made.changed_guardrails = changed_guardrails(before.rulebook.guardrails.body, after.rulebook.guardrails.body);
  made.notices = notices_of(before, after);
  return made;
}

}  // namespace sabot::report
