#include "stats/uncertainty.hpp"

#include <algorithm>
#include <map>

namespace sabot::stats {
namespace {

using Weights = std::map<Fraction, std::int64_t>;  // of each value that was attained

// The groups' counts as a table with one column for each label, so that a resample is one pass over it.
class Table {
 public:
  explicit Table(const Estimand& estimand) : combine_(estimand.combine) {
    const auto labels = labels_of(estimand);
    for (const LabelCounts& group : estimand.groups) {
      auto& row = rows_.emplace_back();
      for (const auto& label : labels) {
        const auto found = group.find(label);
        row.push_back(found == group.end() ? tally::Rate{} : found->second);
      }
    }
  }

  std::optional<Fraction> value(const std::vector<std::int64_t>& draws) const {
    std::vector<tally::Rate> totals(rows_.size());
    for (std::size_t group = 0; group < rows_.size(); ++group) {
      for (std::size_t label = 0; label < draws.size(); ++label) {
        totals[group].part += draws[label] * rows_[group][label].part;
        totals[group].whole += draws[label] * rows_[group][label].whole;
      }
    }
    return combined(combine_, totals);
  }

 private:
  Combine combine_;
  std::vector<std::vector<tally::Rate>> rows_;
};

// The smallest value whose cumulative weight reaches the share of the total (type 1).
Fraction percentile(const Weights& weights, std::int64_t total, std::int64_t per_mille) {
  std::int64_t cumulative = 0;
  for (const auto& [value, weight] : weights) {
    cumulative += weight;
    if (cumulative * 1000 >= total * per_mille) return value;
  }
  return weights.rbegin()->first;
}

std::optional<Spread> spread_of(const Table& table, const std::vector<Resample>& resamples,
                                const rulebook::Uncertainty& rule) {
  Spread spread;
  spread.resamples = static_cast<std::int64_t>(resamples.size());
  Weights weights;
  for (const Resample& resample : resamples) {
    spread.total_weight += resample.weight;
    if (const auto value = table.value(resample.draws)) {
      weights[*value] += resample.weight;
    } else {
      spread.undefined_weight += resample.weight;
    }
  }
  if (weights.empty()) return std::nullopt;
  const std::int64_t total = spread.total_weight - spread.undefined_weight;
  spread.interval = {percentile(weights, total, rule.lower_per_mille),
                     percentile(weights, total, rule.upper_per_mille)};
  spread.attained = {weights.begin()->first, weights.rbegin()->first};
  spread.support = static_cast<std::int64_t>(weights.size());
  return spread;
}

std::optional<Span> leave_one_out(const Table& table, std::size_t labels) {
  std::optional<Span> span;
  for (std::size_t left_out = 0; left_out < labels; ++left_out) {
    std::vector<std::int64_t> draws(labels, 1);
    draws[left_out] = 0;
    const auto value = table.value(draws);
    if (!value) continue;
    if (!span) span = Span{*value, *value};
    span = Span{std::min(span->low, *value), std::max(span->high, *value)};
  }
  return span;
}

}  // namespace

Uncertainty uncertainty_of(const Estimand& estimand, const std::vector<Resample>& resamples,
                           const rulebook::Uncertainty& rule) {
  const Table table(estimand);
  Uncertainty result;
  result.labels = labels_of(estimand);
  const std::size_t labels = result.labels.size();
  result.value = table.value(std::vector<std::int64_t>(labels, 1));
  if (!result.value) {
    result.silence = Silence::no_value;
  } else if (labels < 2) {
    result.silence = Silence::one_label;
  } else {
    result.leave_one_out = leave_one_out(table, labels);
    result.spread = spread_of(table, resamples, rule);
    if (!result.spread) result.silence = Silence::no_resample;
  }
  return result;
}

}  // namespace sabot::stats
