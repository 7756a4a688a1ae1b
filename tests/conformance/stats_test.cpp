// How sure the published numbers of wave 2 are. The ends were found by an independent script that writes out all 3,125
// draws of the five replicate labels.
#include <catch2/catch.hpp>
#include <string>
#include <string_view>

#include "adjudicate/strict.hpp"
#include "base/lists.hpp"
#include "conformance/published.hpp"
#include "report/estimates.hpp"
#include "support/engine.hpp"
#include "support/estimates.hpp"

using namespace sabot;
using namespace sabot::testing;
using conformance::published;
using conformance::read_runs;
using stats::Span;

namespace {

const stats::Uncertainty& entry(const report::SubjectEstimates& line, std::string_view key) {
  const auto* found = first_where(line.entries, [&](const auto& e) { return e.figure.key == key; });
  REQUIRE(found != nullptr);
  return found->uncertainty;
}

}  // namespace

TEST_CASE("wave 2, langgraph/default, the union and the strict floor with their intervals") {
  const auto folder = published();
  if (!folder) return;
  const auto estimates = estimates_of(read_runs(*folder / "wave2/langgraph/default"), "v0.2.0");
  REQUIRE(estimates.rows.size() == 1);
  const auto& headline = entry(estimates.rows.front(), "headline");
  CHECK(headline.value == stats::Fraction{38, 69});
  REQUIRE(headline.spread);
  CHECK(headline.spread->resamples == 126);
  CHECK(headline.spread->total_weight == 3125);
  CHECK(headline.spread->undefined_weight == 0);
  CHECK(headline.spread->interval == Span{{65, 126}, {29, 50}});
  CHECK(headline.spread->attained == Span{{1, 2}, {3, 5}});
  CHECK(headline.spread->support == 21);
  CHECK(headline.leave_one_out == Span{{29, 54}, {32, 57}});

  const auto& strict = entry(estimates.rows.front(), "strict");
  CHECK(strict.value == stats::Fraction{11, 23});
  REQUIRE(strict.spread);
  CHECK(strict.spread->interval == Span{{55, 126}, {77, 150}});
  CHECK(strict.spread->attained == Span{{5, 12}, {8, 15}});
  CHECK(strict.spread->support == 20);
  CHECK(strict.leave_one_out == Span{{25, 54}, {28, 57}});
}

TEST_CASE("wave 2, langgraph/default, O4's anchors fire as often without a fault as with one") {
  const auto folder = published();
  if (!folder) return;
  const auto estimates = estimates_of(read_runs(*folder / "wave2/langgraph/default"), "v0.2.0");
  const auto* o4 =
      first_where(estimates.operator_base_rates, [](const auto& rate) { return rate.fault_operator == "O4"; });
  REQUIRE(o4 != nullptr);
  CHECK(o4->clean == tally::Rate{8, 25});
  CHECK(o4->strict == tally::Rate{0, 25});
  CHECK(o4->faulted == tally::Rate{6, 23});
  const auto& contrast = o4->contrast;
  CHECK(contrast.uncertainty.value == stats::Fraction{-34, 575});
  CHECK(contrast.uncertainty.spread->interval == Span{{-19, 110}, {2, 25}});
  CHECK(contrast.uncertainty.spread->attained == Span{{-1, 5}, {1, 5}});
  CHECK(contrast.uncertainty.spread->support == 46);
  CHECK(contrast.signs == stats::Signs{1, 3, 1});
}

TEST_CASE("wave 2, one replicate label has no interval, and says so") {
  const auto folder = published();
  if (!folder) return;
  const auto estimates = estimates_of(read_runs(*folder / "wave2/crewai/guardrail"), "v0.2.0");
  for (const auto& line : estimates.rows.front().entries) {
    CHECK(line.uncertainty.silence == stats::Silence::one_label);
    CHECK_FALSE(line.uncertainty.spread);
  }
}
