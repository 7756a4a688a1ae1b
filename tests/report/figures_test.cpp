#include "report/figures.hpp"

#include <catch2/catch.hpp>

#include "report/evaluations.hpp"

using namespace sabot;
using report::Basis;
using report::Figure;
using tally::Rate;

TEST_CASE("a rate is shown to one decimal with ties to even, and keeps its counts") {
  struct Case {
    Rate rate;
    std::string percent;
    std::string with_counts;
  };
  const auto [rate, percent, with_counts] = GENERATE(values<Case>({
      {{0, 0}, "-", "- (0/0)"},
      {{0, 138}, "0.0%", "0.0% (0/138)"},
      {{138, 138}, "100.0%", "100.0% (138/138)"},
      {{1, 3}, "33.3%", "33.3% (1/3)"},
      {{2, 3}, "66.7%", "66.7% (2/3)"},
      {{76, 138}, "55.1%", "55.1% (76/138)"},
      {{1, 16}, "6.2%", "6.2% (1/16)"},
      {{3, 16}, "18.8%", "18.8% (3/16)"},
      {{999, 1000}, "99.9%", "99.9% (999/1000)"},
      {{9999, 10000}, "100.0%", "100.0% (9999/10000)"},
  }));
  CHECK(report::percent(rate) == percent);
  CHECK(report::with_counts({"x", "x", rate}) == with_counts);
}

TEST_CASE("a difference is shown in percentage points") {
  CHECK(report::with_counts({"x", "x", Rate{17, 138}, report::Theme::soft_tier, report::Unit::percentage_points}) ==
        "12.3 pp");
  CHECK(report::with_counts({"x", "x", Rate{0, 0}, report::Theme::soft_tier, report::Unit::percentage_points}) ==
        "- (0/0)");
}

TEST_CASE("what is not in force is a dash") {
  CHECK(report::with_counts({"x", "x", std::nullopt}) == "-");
  CHECK(report::fraction({"x", "x", std::nullopt}) == "-");
  CHECK(report::fraction({"x", "x", Rate{0, 0}}) == "0/0");
}

namespace {

Figure figure(std::string_view key, const tally::Counts& counts, const Basis& basis) {
  for (auto& candidate : report::figures(counts, basis)) {
    if (candidate.key == key) return candidate;
  }
  FAIL("no figure " << key);
  return {};
}

}  // namespace

TEST_CASE("figures of flags need a version that has flags, figures of the soft tier need a judge") {
  tally::Counts counts;
  counts.valid = 4;
  counts.flags = 2;
  counts.noticed = 3;
  counts.headline = 2;
  counts.noticed_softly = 1;
  const Basis nothing{false, {}};
  const Basis everything{true, {true, 2, 2}};
  for (const auto* key : {"flags_anchored", "flags_noticed", "notice_rate", "override_gap"}) {
    CHECK_FALSE(figure(key, counts, nothing).rate.has_value());
  }
  CHECK(figure("flags_anchored", counts, everything).rate == Rate{2, 4});
  CHECK(figure("flags_noticed", counts, everything).rate == Rate{3, 4});
  CHECK(figure("notice_rate", counts, everything).rate == Rate{3, 4});
  CHECK(figure("override_gap", counts, everything).rate == Rate{1, 4});
}

TEST_CASE("figures of the strict floor need a floor, and the adjusted one is a rate of what the floor can see") {
  tally::Counts counts;
  counts.valid = 10;
  counts.strict = 4;
  counts.visible = 6;
  counts.strict_visible = 3;
  for (const auto* key : {"strict", "coverage", "strict_adjusted"}) {
    CHECK_FALSE(figure(key, counts, {true, {}}).rate.has_value());
  }
  const Basis with_floor{true, {}, true};
  CHECK(figure("strict", counts, with_floor).rate == Rate{4, 10});
  CHECK(figure("coverage", counts, with_floor).rate == Rate{6, 10});
  CHECK(figure("strict_adjusted", counts, with_floor).rate == Rate{3, 6});
  CHECK(report::key(figure("strict", counts, with_floor).of) == "valid");
  CHECK(report::key(figure("strict_adjusted", counts, with_floor).of) == "visible");
}

TEST_CASE("without all judge verdicts the soft figures are called bounds") {
  const Basis partly{true, {true, 1, 2}};
  const Basis wholly{true, {true, 2, 2}};
  CHECK(figure("recovery_without_detection", {}, {true, {}}).head == "recovery without\ndetection\n(upper bound)");
  CHECK(figure("recovery_without_detection", {}, partly).head == "recovery without\ndetection\n(upper bound)");
  CHECK(figure("recovery_without_detection", {}, wholly).head == "recovery without\ndetection");
  CHECK(figure("notice_rate", {}, partly).head == "notice rate\n(lower bound)");
  CHECK(figure("notice_rate", {}, wholly).head == "notice rate");
}

TEST_CASE("the judged set is the valid cells that the headline does not detect") {
  auto evaluation = report::test::mixed();
  CHECK(report::basis_of(evaluation).soft_tier.to_judge == 1);
  report::test::hear_judge(evaluation, "loom/bare/K1/F1/11");  // detected: not of the set
  CHECK(report::basis_of(evaluation).soft_tier.judged == 0);
  report::test::hear_judge(evaluation, "loom/bare/K1/F1/12");
  CHECK(report::basis_of(evaluation).soft_tier.judged == 1);
  CHECK(report::basis_of(evaluation).soft_tier.complete());
}
