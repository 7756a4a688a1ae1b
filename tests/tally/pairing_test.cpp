// Section 10.5: comparisons between waves are paired, and only cells that are valid in both enter them.
#include "tally/pairing.hpp"

#include <catch2/catch.hpp>

#include "support/engine.hpp"
#include "tally/verdicts.hpp"

using namespace sabot;
using namespace sabot::testing;
using adjudicate::Status;
using rulebook::Measure;
using tally::CellPair;

namespace {

adjudicate::Wave wave_of(std::vector<adjudicate::CellVerdict> cells) {
  adjudicate::Wave wave;
  wave.cells = std::move(cells);
  return wave;
}

std::vector<CellPair> pairs_of(const adjudicate::Wave& before, const adjudicate::Wave& after) {
  return tally::pair_waves({before, {}, rulebook_of("v0.1.3")}, {after, {}, rulebook_of("v0.2.0")});
}

std::string standings(const CellPair& pair) {
  return std::string(to_string(pair.before.status)) + ", " + std::string(to_string(pair.after.status));
}

}  // namespace

TEST_CASE("a cell is paired when both waves scored it, and else its standing in each says why not") {
  const auto before = wave_of({
      scored("langgraph/default/T1/O1/11", missed()),
      scored("langgraph/default/T1/O1/12", missed()),
      scored("langgraph/default/T1/O1/13", missed()),
      scored("langgraph/default/T1/O1/14", missed()),
      scored("autogen/guardrail/T1/O2/11", missed()),
  });
  const auto after = wave_of({
      scored("langgraph/default/T1/O1/11", detected()),
      excluded("langgraph/default/T1/O1/12", "BASELINE_FAIL"),
      verdict("langgraph/default/T1/O1/13", Status::unscored),
      scored("langgraph/default/T1/O1/15", detected()),
  });
  const auto pairs = pairs_of(before, after);
  struct Row {
    std::string cell;
    std::string standings;
  };
  const std::vector<Row> table = {
      {"langgraph/default/T1/O1/11", "scored, scored"},   {"langgraph/default/T1/O1/12", "scored, excluded"},
      {"langgraph/default/T1/O1/13", "scored, unscored"}, {"langgraph/default/T1/O1/15", "not_run, scored"},
      {"langgraph/default/T1/O1/14", "scored, not_run"},  {"autogen/guardrail/T1/O2/11", "scored, carved_out"},
  };
  REQUIRE(pairs.size() == table.size());
  for (std::size_t i = 0; i < table.size(); ++i) {
    INFO(table[i].cell);
    CHECK(to_string(pairs[i].cell) == table[i].cell);
    CHECK(standings(pairs[i]) == table[i].standings);
    CHECK(is_paired(pairs[i]) == (i == 0));
  }
  CHECK(pairs[1].after.exclusion == "BASELINE_FAIL");
  CHECK(pairs[5].after.reason.rule.id == "carve-outs.magentic-one-after-the-run");
}

TEST_CASE("an effect is the mean of later less earlier over the paired cells") {
  auto only_recovered = missed();
  only_recovered.recovered = true;
  const auto before = wave_of({
      scored("langgraph/default/T1/O1/11", missed()),
      scored("langgraph/default/T1/O1/12", detected()),
      scored("langgraph/default/T1/O1/13", only_recovered),
      scored("langgraph/default/T1/O1/14", detected()),
  });
  const auto after = wave_of({
      scored("langgraph/default/T1/O1/11", detected()),
      scored("langgraph/default/T1/O1/12", missed()),
      scored("langgraph/default/T1/O1/13", detected()),
      excluded("langgraph/default/T1/O1/14", "RUN_ERROR"),
  });
  const auto pairs = pairs_of(before, after);
  const auto counts = tally::sum(pairs);
  CHECK(tally::effect(counts, Measure::headline) == tally::Rate{1, 3});
  CHECK(tally::effect(counts, Measure::recovered) == tally::Rate{-1, 3});
  CHECK(tally::effect(counts, Measure::recovery_without_detection) == tally::Rate{-1, 3});
  CHECK(tally::effect(counts, Measure::flags) == tally::Rate{0, 3});
  const auto worse = tally::where(pairs, [](const CellPair& pair) { return lost(pair, Measure::headline); });
  REQUIRE(worse.size() == 1);
  CHECK(to_string(worse.front().cell) == "langgraph/default/T1/O1/12");
}

TEST_CASE("a label without a pair is a label all the same") {
  const auto before = wave_of({scored("langgraph/default/T1/O1/11", missed())});
  const auto after =
      wave_of({scored("langgraph/default/T1/O1/11", detected()), scored("langgraph/default/T1/O1/12", detected())});
  const auto sums = tally::sum_by_label(pairs_of(before, after));
  REQUIRE(sums.size() == 2);
  CHECK(tally::effect(sums.at({11}), Measure::headline) == tally::Rate{1, 1});
  CHECK(tally::effect(sums.at({12}), Measure::headline) == tally::Rate{0, 0});
}
