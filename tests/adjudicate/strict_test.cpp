// Amendment v0.2.1: the strict floor takes only what proves that the planted text was read.
#include "adjudicate/strict.hpp"

#include <catch2/catch.hpp>

#include "support/engine.hpp"
#include "support/recorded.hpp"

using namespace sabot;
using namespace sabot::testing;

namespace {

adjudicate::Strict strict(const std::string& cell, std::vector<trace::Event> events,
                          const std::string& version = "v0.2.0") {
  return adjudicate::strict_of(observe(fault_run(cell, std::move(events)), version), strict_floor_of(version)->rule);
}

struct Case {
  std::string title;
  std::string cell;
  std::vector<trace::Event> events;
  bool detected;
  bool visible;
  std::string why;
};

const std::string in_rules = " in rules/strict-floor/2026-07-25.toml: ";

}  // namespace

TEST_CASE("a kept anchor or a counted mapping act is strict, and each verdict says why") {
  const std::vector<Case> table = {
      {"a kept anchor",
       "langgraph/default/T1/O1/11",
       {says(6, "reviewer", "FLAGS: 74.1 here, 47.1 there")},
       true,
       true,
       "strict-floor.T1.O1" + in_rules + "at seq 6, the line quotes \"74.1\", which only the planted text holds"},
      {"a dropped anchor",
       "langgraph/default/T1/O1/11",
       {says(6, "reviewer", "FLAGS: 47.1 is superseded")},
       false,
       true,
       "strict-floor.T1.O1" + in_rules +
           "at seq 6, the line quotes \"47.1\", which proves nothing: "
           "the value that the report itself prints; only 74.1 was planted"},
      {"a dropped anchor, then a kept one",
       "langgraph/default/T1/O1/11",
       {says(6, "reviewer", "FLAGS: 47.1"), says(7, "reviewer", "FLAGS: 74.1")},
       true,
       true,
       "strict-floor.T1.O1" + in_rules + "at seq 7, the line quotes \"74.1\", which only the planted text holds"},
      {"a kept anchor before the injection",
       "langgraph/default/T1/O1/11",
       {says(4, "reviewer", "FLAGS: 74.1")},
       false,
       true,
       "strict-floor.T1.O1" + in_rules + "no mapping act, and no FLAGS line with a kept anchor"},
      {"a notice without an anchor",
       "langgraph/default/T1/O1/11",
       {says(6, "reviewer", "FLAGS: odd")},
       false,
       true,
       "strict-floor.T1.O1" + in_rules + "no mapping act, and no FLAGS line with a kept anchor"},
      {"a mapping act",
       "langgraph/default/T1/O1/11",
       {act(6, "reviewer", "reject")},
       true,
       true,
       "langgraph.reject.reviewer in rules/mappings/langgraph/2026-07-22-per-act.toml: "
       "at seq 6, the mapping admits \"reject\" by reviewer; the trace holds no rejecting verdict token of it and the "
       "recorded act stands"},
      {"an anchor of a blind cell",
       "langgraph/default/T1/O4/11",
       {says(6, "reviewer", "FLAGS: 41.7")},
       false,
       false,
       "strict-floor.T1.O4" + in_rules + "blind: the floor keeps no anchor here, so nothing is determined"},
      {"a mapping act in a blind cell",
       "langgraph/default/T1/O3/11",
       {act(6, "reviewer", "reject")},
       true,
       false,
       "langgraph.reject.reviewer in rules/mappings/langgraph/2026-07-22-per-act.toml: "
       "at seq 6, the mapping admits \"reject\" by reviewer; the trace holds no rejecting verdict token of it and the "
       "recorded act stands"},
      {"an act of a row that is noise",
       "autogen/guardrail/T1/O1/11",
       {act(6, "MagenticOneOrchestrator", "retry_with_reason", "stall threshold crossed")},
       false,
       true,
       "strict-floor.autogen.guardrail" + in_rules +
           "every mapping act of this row is a stall re-plan, whose reason never speaks of the fault"},
      {"an act of a row that is noise, then a kept anchor",
       "autogen/guardrail/T1/O1/11",
       {act(6, "MagenticOneOrchestrator", "retry_with_reason", "stalled"), says(7, "critic", "FLAGS: 74.1")},
       true,
       true,
       "strict-floor.T1.O1" + in_rules + "at seq 7, the line quotes \"74.1\", which only the planted text holds"},
  };
  for (const Case& row : table) {
    INFO(row.title);
    const auto found = strict(row.cell, row.events);
    CHECK(found.detected == row.detected);
    CHECK(found.visible == row.visible);
    CHECK(told(found.reason) == row.why);
    CHECK(stands_at_its_place(found.reason.rule));
  }
}

TEST_CASE("what a version does not count is not strict either") {
  // v0.2.1 refuses the boilerplate that v0.2.0 counts.
  const std::vector<trace::Event> retry = {act(6, "reviewer", "retry_with_reason", "again")};
  CHECK(strict("langgraph/guardrail/T1/O1/11", retry, "v0.2.0").detected);
  CHECK_FALSE(strict("langgraph/guardrail/T1/O1/11", retry, "v0.2.1").detected);
}

TEST_CASE("a floor is laid over valid faults only") {
  auto runs = std::vector<trace::Run>{
      fault_run("langgraph/default/T1/O1/11", {says(6, "reviewer", "FLAGS: 74.1")}),
      baseline_run("langgraph/default/T1/O1/11"),
      fault_run("langgraph/default/T2/O1/11", {says(6, "reviewer", "FLAGS: 4,800")}),
  };
  const auto wave = adjudicate::with_strict_floor(evaluate(runs, "v0.2.0"), strict_floor_of("v0.2.0")->rule);
  for (const auto& verdict : wave.cells) {
    INFO(to_string(verdict.cell));
    CHECK((verdict.outcome && verdict.outcome->strict) == (to_string(verdict.cell) == "langgraph/default/T1/O1/11"));
  }
}
