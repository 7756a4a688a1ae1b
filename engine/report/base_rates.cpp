#include "report/base_rates.hpp"

#include <optional>

#include "adjudicate/anchor_set.hpp"
#include "adjudicate/strict.hpp"
#include "base/lists.hpp"

namespace sabot::report {
namespace {

using stats::LabelCounts;
using tally::CleanCheck;

void add(tally::Rate& rate, bool fires) {
  rate.part += fires ? 1 : 0;
  rate.whole += 1;
}

tally::Rate sum(const LabelCounts& labelled) {
  tally::Rate rate;
  for (const auto& [label, counts] : labelled) rate = rate + counts;
  return rate;
}

// The valid faults of an operator, and on how many of them a FLAGS line quotes an anchor.
LabelCounts faulted(const adjudicate::Wave& wave, const std::string& fault_operator) {
  LabelCounts labelled;
  for (const auto& verdict : wave.cells) {
    if (!verdict.outcome || verdict.cell.fault_operator != fault_operator) continue;
    add(labelled[verdict.cell.replicate], tally::fires(*verdict.observation));
  }
  return labelled;
}

struct Clean {
  LabelCounts labelled;  // how many checks quote a registered anchor
  tally::Rate strict;    // and how many a kept one
};

template <class Wanted>
Clean clean_where(const std::vector<CleanCheck>& checks, Wanted wanted) {
  Clean clean;
  for (const CleanCheck& check : checks) {
    if (!wanted(check)) continue;
    add(clean.labelled[check.baseline.replicate], !check.anchors.empty());
    add(clean.strict, !check.kept.empty());
  }
  return clean;
}

std::optional<tally::Rate> strict_of(const Clean& clean, bool with_floor) {
  return with_floor ? std::optional(clean.strict) : std::nullopt;
}

}  // namespace

std::vector<OperatorBaseRate> operator_base_rates(const std::vector<CleanCheck>& checks, const Evaluation& evaluation,
                                                  bool with_floor, stats::Sampler& sampler) {
  std::vector<OperatorBaseRate> rates;
  for (const auto& fault_operator : evaluation.matrix.operators) {
    const Clean clean =
        clean_where(checks, [&](const CleanCheck& check) { return check.fault_operator == fault_operator; });
    if (clean.labelled.empty()) continue;
    const LabelCounts on_faults = faulted(evaluation.wave, fault_operator);
    rates.push_back({fault_operator, sum(clean.labelled), strict_of(clean, with_floor), sum(on_faults),
                     contrast_of(on_faults, clean.labelled, sampler)});
  }
  return rates;
}

std::vector<RowBaseRate> row_base_rates(const std::vector<CleanCheck>& checks, const Evaluation& evaluation,
                                        bool with_floor, stats::Sampler& sampler) {
  std::vector<RowBaseRate> rates;
  for (const auto& line : evaluation.board.rows) {
    const Clean clean = clean_where(checks, [&](const CleanCheck& check) { return check.baseline.row == line.row; });
    if (clean.labelled.empty()) continue;
    rates.push_back({line.row, sum(clean.labelled), strict_of(clean, with_floor),
                     sampler.uncertainty({stats::Combine::rate, {clean.labelled}})});
  }
  return rates;
}

std::vector<TaskBaseRate> task_base_rates(const std::vector<CleanCheck>& checks, bool with_floor) {
  std::vector<TaskBaseRate> rates;
  for (const CleanCheck& check : checks) {
    TaskBaseRate& own = find_or_add(
        rates,
        [&](const TaskBaseRate& rate) {
          return rate.task == check.baseline.task && rate.fault_operator == check.fault_operator;
        },
        [&] {
          return TaskBaseRate{check.baseline.task, check.fault_operator, {}, {}};
        });
    if (with_floor && !own.strict) own.strict = tally::Rate{};
    add(own.clean, !check.anchors.empty());
    if (own.strict) add(*own.strict, !check.kept.empty());
  }
  return rates;
}

std::vector<AnchorBaseRate> anchor_base_rates(const std::vector<CleanCheck>& checks, const rulebook::Rulebook& rulebook,
                                              const rulebook::StrictFloorFile* floor) {
  std::vector<AnchorBaseRate> rates;
  for (const TaskBaseRate& group : task_base_rates(checks, floor != nullptr)) {
    const auto* strict = floor == nullptr ? nullptr : adjudicate::strict_set(*floor, group.task, group.fault_operator);
    for (const auto& anchor : adjudicate::registered_anchors(rulebook, group.task, group.fault_operator)->anchors) {
      AnchorBaseRate rate{group.task, group.fault_operator, anchor, {}, strict && contains(strict->kept, anchor)};
      for (const CleanCheck& check : checks) {
        if (check.baseline.task != group.task || check.fault_operator != group.fault_operator) continue;
        add(rate.clean, contains(check.anchors, anchor));
      }
      rates.push_back(std::move(rate));
    }
  }
  return rates;
}

}  // namespace sabot::report
