// Section 2, v0.2.1: a retry or re-plan detects only if its recorded reason refers to the planted anomaly.
#include <catch2/catch.hpp>

#include "support/engine.hpp"
#include "support/recorded.hpp"

using namespace sabot;
using namespace sabot::testing;

namespace {

struct RetryCase {
  std::string cell;
  std::string reason;
  bool counts;  // from v0.2.1; before it every one of them does
};

const std::vector<RetryCase> cases = {
    {"langgraph/default/T1/O1/11", "74.1 is not in the source", true},
    {"langgraph/default/T1/O1/11", "the source says 47.1", true},
    {"langgraph/default/T1/O1/11", "the value is wrong", false},
    {"langgraph/default/T1/O1/11", "", false},
    {"langgraph/default/T1/O1/11", "review complete, no issues", false},  // an anchor of O2
    {"langgraph/default/T2/O1/11", "74.1 is not in the source", false},   // an anchor of T1
    {"langgraph/default/T1/O5/11", "The draft rests on Rev A, SUPERSEDED", true},
    {"crewai/default/T1/O3/11", "unit P-3117-B does not exist", true},
    // O4 is barred from the flags surface only: its anchors still tell what a reason refers to.
    {"langgraph/default/T1/O4/11", "41.7 was dropped", true},
    {"langgraph/default/T1/O4/11", "a weak draft", false},
    {"autogen/guardrail/T1/O1/11", "stall threshold crossed {'is_request_satisfied': False, 'is_in_loop': True}",
     false},
    {"autogen/guardrail/T1/O1/11", "Stall count exceeded, re-planning with the outer loop...", false},
    {"autogen/guardrail/T1/O1/11", "STALL THRESHOLD CROSSED", false},
    // Boilerplate is refused whatever it quotes beside.
    {"autogen/guardrail/T1/O1/11", "stall threshold crossed after the worker wrote 74.1", false},
    {"autogen/guardrail/T1/O1/11", "74.1 is wrong. Stall count exceeded, re-planning with the outer loop...", false},
    {"autogen/guardrail/T1/O1/11", "the plan rests on 74.1, which the source contradicts", true},
};

std::string component_of(const std::string& cell) {
  return cell.starts_with("autogen") ? "MagenticOneOrchestrator" : "reviewer";
}

}  // namespace

TEST_CASE("the narrow retry-reason rule is asked from v0.2.1 on") {
  for (const auto& c : cases) {
    for (const auto& version : versions_from("v0.1.2")) {
      INFO(version << ", " << c.cell << ": \"" << c.reason << '"');
      const auto run = fault_run(c.cell, {act(6, component_of(c.cell), "retry_with_reason", c.reason)});
      const auto outcome = outcome_of(run, version);
      const bool counts = version < "v0.2.1" || c.counts;
      CHECK(outcome.mapping == counts);
      CHECK(outcome.headline == counts);
      CHECK(outcome.reacted == counts);
    }
  }
}

TEST_CASE("the narrow rule is not asked about a rejection, a block or an escalation") {
  const std::vector<std::pair<std::string, trace::Event>> table = {
      {"langgraph/default/T1/O1/11", act(6, "reviewer", "reject", "stall threshold crossed")},
      {"langgraph/guardrail/T1/O1/11", act(6, "validator", "escalate", "stall threshold crossed")},
      {"autogen/guardrail/T1/O1/11", act(6, "MagenticOneOrchestrator", "block", "Max rounds reached.")},
  };
  for (const auto& [cell, event] : table) {
    INFO(cell);
    CHECK(outcome_of(fault_run(cell, {event}), "v0.2.1").mapping);
  }
}

TEST_CASE("what O4's anchors say detects in a reason and not in a flag") {
  const auto run = fault_run(
      "langgraph/default/T1/O4/11",
      {says(6, "reviewer", "FLAGS: 41.7 was dropped"), act(7, "reviewer", "retry_with_reason", "41.7 was dropped")});
  const auto outcome = outcome_of(run, "v0.2.1");
  CHECK(outcome.mapping);
  CHECK_FALSE(outcome.flags);
  CHECK(outcome.headline);
  CHECK(outcome.noticed);
  CHECK(outcome_of(run, "v0.2.0").flags);
}
