// Amendment v0.2.1: intervals over replicate labels, with what stands beside them.
#include "stats/uncertainty.hpp"

#include <rapidcheck.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <set>

#include "support/engine.hpp"

using namespace sabot;
using namespace sabot::stats;
using tally::Rate;
using trace::ReplicateLabel;

namespace {

const rulebook::Uncertainty& rule() {
  static const auto book = testing::rulebook_of("v0.2.1");
  return book.uncertainty->body.uncertainty;
}

// Labels 11, 12, ... with these counts.
LabelCounts labelled(const std::vector<Rate>& counts) {
  LabelCounts labels;
  for (std::size_t i = 0; i < counts.size(); ++i) labels[ReplicateLabel{static_cast<std::int64_t>(11 + i)}] = counts[i];
  return labels;
}

Uncertainty exact(const Estimand& estimand) {
  return uncertainty_of(estimand, all_resamples(labels_of(estimand).size()), rule());
}

// Every one of the k^k ordered draws of a single group's labels, as a sorted list of values.
std::vector<double> all_values(const std::vector<Rate>& counts) {
  std::vector<double> values;
  std::vector<std::size_t> drawn(counts.size(), 0);
  for (;;) {
    double part = 0, whole = 0;
    for (const std::size_t label : drawn) {
      part += static_cast<double>(counts[label].part);
      whole += static_cast<double>(counts[label].whole);
    }
    if (whole > 0) values.push_back(part / whole);
    std::size_t place = 0;
    while (place < counts.size() && ++drawn[place] == counts.size()) drawn[place++] = 0;
    if (place == counts.size()) break;
  }
  std::sort(values.begin(), values.end());
  return values;
}

// The smallest value with at least this share of the list at or below it.
double naive_percentile(const std::vector<double>& sorted, double share) {
  const auto rank = static_cast<std::size_t>(std::ceil(share * static_cast<double>(sorted.size()) - 1e-9));
  return sorted[std::max<std::size_t>(rank, 1) - 1];
}

rc::Gen<std::vector<Rate>> label_counts(std::size_t labels) {
  return rc::gen::container<std::vector<Rate>>(labels, rc::gen::exec([] {
                                                 const auto whole = *rc::gen::inRange<std::int64_t>(0, 30);
                                                 return Rate{*rc::gen::inRange<std::int64_t>(0, whole + 1), whole};
                                               }));
}

}  // namespace

TEST_CASE("two labels have three values, with the middle one twice as heavy") {
  const auto found = exact({Combine::rate, {labelled({{1, 4}, {3, 4}})}});
  CHECK(found.value == Fraction{1, 2});
  REQUIRE(found.spread);
  CHECK(found.spread->interval == Span{{1, 4}, {3, 4}});
  CHECK(found.spread->attained == Span{{1, 4}, {3, 4}});
  CHECK(found.spread->support == 3);
  CHECK(found.spread->resamples == 3);
  CHECK(found.spread->total_weight == 4);
  CHECK(found.leave_one_out == Span{{1, 4}, {3, 4}});
}

TEST_CASE("labels that do not differ leave one value") {
  const auto found = exact({Combine::rate, {labelled({{2, 6}, {1, 3}, {3, 9}})}});
  CHECK(found.spread->interval == Span{{1, 3}, {1, 3}});
  CHECK(found.spread->support == 1);
}

TEST_CASE("where nothing can be resampled a reason stands instead of a number") {
  struct Case {
    Estimand estimand;
    Silence silence;
  };
  const LabelCounts five = labelled({{1, 2}, {1, 2}, {0, 2}, {1, 2}, {2, 2}});
  const std::vector<Case> table = {
      {{Combine::rate, {labelled({})}}, Silence::no_value},
      {{Combine::rate, {}}, Silence::no_value},
      {{Combine::rate, {labelled({{0, 0}, {0, 0}})}}, Silence::no_value},
      {{Combine::rate, {labelled({{3, 4}})}}, Silence::one_label},
      {{Combine::difference, {five, labelled({{0, 0}})}}, Silence::no_value},
      {{Combine::median, {five, labelled({})}}, Silence::no_value},
  };
  for (const Case& row : table) {
    const auto found = exact(row.estimand);
    CHECK(found.silence == row.silence);
    CHECK_FALSE(found.spread);
    CHECK(found.value.has_value() == (row.silence != Silence::no_value));
  }
}

TEST_CASE("a resample that leaves nothing to count has no value, and its weight is told") {
  // Two of five labels are excluded: the 2^5 draws of them alone count nothing.
  const auto found = exact({Combine::rate, {labelled({{1, 1}, {0, 0}, {0, 1}, {1, 1}, {0, 0}})}});
  CHECK(found.value == Fraction{2, 3});
  CHECK(found.spread->undefined_weight == 32);
  CHECK(found.spread->total_weight == 3125);
  CHECK(found.spread->attained == Span{{0, 1}, {1, 1}});
}

TEST_CASE("groups are resampled together, label by label") {
  // The same counts twice differ by nothing in every resample.
  const LabelCounts counts = labelled({{1, 4}, {3, 4}, {0, 4}});
  const auto same = exact({Combine::difference, {counts, counts}});
  CHECK(same.spread->attained == Span{{0, 1}, {0, 1}});
  CHECK(same.spread->support == 1);

  const auto median =
      exact({Combine::median, {counts, labelled({{4, 4}, {4, 4}, {4, 4}}), labelled({{0, 4}, {0, 4}, {0, 4}})}});
  CHECK(median.value == Fraction{1, 3});
  CHECK(median.spread == exact({Combine::rate, {counts}}).spread);
}

TEST_CASE("the exact interval is that of all k^k draws, written out") {
  CHECK(rc::check("against the written-out draws", [] {
    const auto counts = *label_counts(*rc::gen::inRange<std::size_t>(2, 6));
    const auto found = exact({Combine::rate, {labelled(counts)}});
    if (found.silence == Silence::no_value) return;
    const auto values = all_values(counts);
    RC_ASSERT(std::abs(value(found.spread->interval.low) - naive_percentile(values, 0.025)) < 1e-12);
    RC_ASSERT(std::abs(value(found.spread->interval.high) - naive_percentile(values, 0.975)) < 1e-12);
    RC_ASSERT(std::abs(value(found.spread->attained.low) - values.front()) < 1e-12);
    RC_ASSERT(std::abs(value(found.spread->attained.high) - values.back()) < 1e-12);
    RC_ASSERT(found.spread->total_weight - found.spread->undefined_weight == static_cast<std::int64_t>(values.size()));
  }));
}

TEST_CASE("an interval's ends are attained values, and what stands beside it lies within what was attained") {
  CHECK(rc::check("ends", [] {
    const auto labels = *rc::gen::inRange<std::size_t>(2, 6);
    const Estimand estimand{Combine::difference, {labelled(*label_counts(labels)), labelled(*label_counts(labels))}};
    const auto found = exact(estimand);
    if (!found.spread) return;
    std::set<Fraction> attained;
    for (const Resample& resample : all_resamples(labels)) {
      std::vector<Rate> totals;
      for (const LabelCounts& group : estimand.groups) {
        Rate& total = totals.emplace_back();
        std::size_t i = 0;
        for (const auto& [label, counts] : group) {
          total.part += resample.draws[i] * counts.part;
          total.whole += resample.draws[i++] * counts.whole;
        }
      }
      if (const auto value = combined(estimand.combine, totals)) attained.insert(*value);
    }
    const Spread& spread = *found.spread;
    RC_ASSERT(attained.contains(spread.interval.low));
    RC_ASSERT(attained.contains(spread.interval.high));
    RC_ASSERT(spread.attained == (Span{*attained.begin(), *attained.rbegin()}));
    RC_ASSERT(spread.support == static_cast<std::int64_t>(attained.size()));
    RC_ASSERT(spread.interval.low <= spread.interval.high);
    RC_ASSERT(spread.attained.low <= *found.value && *found.value <= spread.attained.high);
  }));
}

TEST_CASE("what the labels are called changes nothing") {
  CHECK(rc::check("relabelling", [] {
    auto counts = *label_counts(*rc::gen::inRange<std::size_t>(2, 6));
    const auto found = exact({Combine::rate, {labelled(counts)}});
    const auto turn = *rc::gen::inRange<std::ptrdiff_t>(0, static_cast<std::ptrdiff_t>(counts.size()));
    std::rotate(counts.begin(), counts.begin() + turn, counts.end());
    RC_ASSERT(found == exact({Combine::rate, {labelled(counts)}}));
  }));
}

TEST_CASE("random resamples come close to the exact interval where both can be had") {
  // Many cells of each label: values lie close together, so that a neighbouring percentile is a near value.
  CHECK(rc::check("Monte Carlo against exact", [] {
    const auto labels = *rc::gen::inRange<std::size_t>(2, 7);
    const auto counts =
        *rc::gen::container<std::vector<Rate>>(labels, rc::gen::exec([] {
                                                 return Rate{*rc::gen::inRange<std::int64_t>(0, 1001), 1000};
                                               }));
    const Estimand estimand{Combine::rate, {labelled(counts)}};
    const auto all = exact(estimand);
    const auto drawn =
        uncertainty_of(estimand, random_resamples(labels, 20000, *rc::gen::arbitrary<std::uint64_t>()), rule());
    RC_ASSERT(drawn.value == all.value);
    RC_ASSERT(drawn.leave_one_out == all.leave_one_out);
    RC_ASSERT(all.spread->attained.low <= drawn.spread->attained.low);
    RC_ASSERT(drawn.spread->attained.high <= all.spread->attained.high);
    // The drawn ends lie between the exact ends of a slightly narrower and a slightly wider interval.
    const auto at = [&](std::int64_t lower, std::int64_t upper) {
      auto other = rule();
      other.lower_per_mille = lower;
      other.upper_per_mille = upper;
      return uncertainty_of(estimand, all_resamples(labels), other).spread->interval;
    };
    const Span wider = at(rule().lower_per_mille - 7, rule().upper_per_mille + 7);
    const Span narrower = at(rule().lower_per_mille + 7, rule().upper_per_mille - 7);
    RC_ASSERT(wider.low <= drawn.spread->interval.low && drawn.spread->interval.low <= narrower.low);
    RC_ASSERT(narrower.high <= drawn.spread->interval.high && drawn.spread->interval.high <= wider.high);
  }));
}
