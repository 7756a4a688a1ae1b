// Wave 1 as it was published, and the one run that shows what the mapping of stall re-plans counted.
#include <catch2/catch.hpp>

#include <string>

#include "conformance/published.hpp"
#include "support/engine.hpp"
#include "tally/scoreboard.hpp"

using namespace sabot;
using namespace sabot::testing;
using sabot::conformance::published;
using sabot::conformance::read_runs;

TEST_CASE("wave 1, langgraph/default, under either of its versions") {
  const auto folder = published();
  if (!folder) return;
  const auto runs = read_runs(*folder / "wave1/langgraph/default");
  for (const std::string version : {"v0.1.2", "v0.1.3"}) {
    CAPTURE(version);
    const auto all = tally::make_scoreboard(evaluate(runs, version), {}, rulebook_of(version)).all;
    CHECK(all.injected == 150);
    CHECK(all.valid == 150);
    CHECK(all.mapping == 27);
    CHECK(all.headline == 27);
    CHECK(all.reacted == 27);
    CHECK(all.recovered == 112);
    CHECK(all.flags == 0);
    CHECK(all.noticed == 0);
  }
}

TEST_CASE("stall re-plans count up to v0.2.0 and are refused from v0.2.1 on") {
  const auto folder = published();
  if (!folder) return;
  const auto runs = read_runs(*folder / "single/wave1-autogen-guardrail-T3-O1-seed13.runresult.json");
  REQUIRE(runs.size() == 1);
  using adjudicate::ActStanding;
  struct Case {
    std::string version;
    ActStanding standing;
    bool detected;  // were its baseline known to pass
  };
  const std::vector<Case> cases = {
      {"v0.1.3", ActStanding::counted, true},
      {"v0.2.0", ActStanding::counted, true},
      {"v0.2.1", ActStanding::refused, false},
  };
  for (const auto& [version, standing, detected] : cases) {
    CAPTURE(version);
    const auto observations = observe_all(runs, version);
    const auto& acts = observations.front().acts;
    CHECK(!acts.empty());
    for (const auto& act : acts) CHECK(act.standing == standing);
    const auto outcome = adjudicate::outcome_of(observations.front(), rulebook_of(version));
    CHECK(outcome.mapping == detected);
    CHECK(outcome.headline == detected);
    CHECK(outcome.reacted == detected);

    for (const auto& cell : evaluate(runs, version).cells) {
      CHECK(cell.status == (cell.observation ? adjudicate::Status::unscored : adjudicate::Status::not_run));
    }
  }
}
