// The view by operator: what was flagged, acted on and right, and the operator's anchors on clean baselines.
#include "tally/operator_view.hpp"

#include <catch2/catch.hpp>

#include "support/engine.hpp"
#include "tally/verdicts.hpp"

using namespace sabot;
using namespace sabot::testing;
using tally::OperatorOutcomes;

namespace {

adjudicate::Outcome outcome(bool mapping, bool flags, bool noticed, bool recovered) {
  adjudicate::Outcome outcome;
  outcome.mapping = mapping;
  outcome.flags = flags;
  outcome.noticed = noticed;
  outcome.recovered = recovered;
  return outcome;
}

tally::CleanCheck check(const char* config, const char* fault_operator, std::vector<std::string> anchors) {
  return {{{"langgraph", config}, "T1", {11}}, fault_operator, std::move(anchors), {}};
}

tally::OperatorView view_of(std::vector<adjudicate::CellVerdict> cells, const std::vector<tally::CleanCheck>& checks) {
  adjudicate::Wave wave;
  wave.cells = std::move(cells);
  return tally::operator_view(wave, checks, rulebook_of("v0.2.0").matrix.body.matrix);
}

}  // namespace

TEST_CASE("each outcome of a valid fault falls into its columns") {
  struct Row {
    std::string what;
    adjudicate::Outcome outcome;
    OperatorOutcomes counted;  // valid, right, flagged, anchored only, acted on, flagged and wrong, right unflagged
  };
  const std::vector<Row> table = {
      {"nothing", outcome(false, false, false, false), {1, 0, 0, 0, 0, 0, 0, {}}},
      {"right, and nobody said a word", outcome(false, false, false, true), {1, 1, 0, 0, 0, 0, 1, {}}},
      {"an anchored flag and no act", outcome(false, true, true, true), {1, 1, 1, 1, 0, 0, 0, {}}},
      {"an anchored flag and an act", outcome(true, true, true, true), {1, 1, 1, 0, 1, 0, 0, {}}},
      {"an act alone", outcome(true, false, false, false), {1, 0, 0, 0, 1, 0, 0, {}}},
      {"a flag without an anchor, and wrong", outcome(false, false, true, false), {1, 0, 1, 0, 0, 1, 0, {}}},
  };
  for (const auto& row : table) {
    INFO(row.what);
    const auto view = view_of({scored("langgraph/default/T1/O1/11", row.outcome)}, {});
    REQUIRE(view.rows.size() == 1);
    CHECK(view.rows.front().outcomes == row.counted);
  }
}

TEST_CASE("clean baselines count for each operator whose anchors they quote, with or without a valid fault") {
  const auto view =
      view_of({excluded("langgraph/default/T1/O1/11", "RUN_ERROR")},
              {check("default", "O1", {"47.1"}), check("default", "O2", {}), check("guardrail", "O1", {})});
  REQUIRE(view.rows.size() == 3);
  CHECK(view.rows[0].outcomes.clean == tally::Rate{1, 1});
  CHECK(view.rows[0].outcomes.valid == 0);
  CHECK(view.rows[1].outcomes.clean == tally::Rate{0, 1});
  REQUIRE(view.pooled.size() == 2);
  CHECK(view.pooled[0].outcomes.clean == tally::Rate{1, 2});
}

TEST_CASE("rows and operators stand in the order of the matrix, and pooled lines are their sums") {
  const auto view =
      view_of({scored("crewai/default/T1/O1/11", detected()), scored("langgraph/default/T2/O3/11", missed()),
               scored("langgraph/default/T1/O1/12", detected())},
              {});
  std::vector<std::string> names;
  for (const auto& line : view.rows) names.push_back(to_string(line.row) + " " + line.fault_operator);
  CHECK(names == std::vector<std::string>{"langgraph/default O1", "langgraph/default O3", "crewai/default O1"});
  REQUIRE(view.pooled.size() == 2);
  CHECK(view.pooled[0].fault_operator == "O1");
  CHECK(view.pooled[0].outcomes == view.rows[0].outcomes + view.rows[2].outcomes);
}
