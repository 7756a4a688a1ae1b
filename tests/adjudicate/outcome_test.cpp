// Sections 2, 10.5 and 10.7: the headline, its reason, the reaction, the recovery and the any-flag diagnostic.
#include <catch2/catch.hpp>

#include "support/engine.hpp"
#include "support/recorded.hpp"

using namespace sabot;
using namespace sabot::testing;

namespace {

struct ReactionCase {
  std::string title;
  std::vector<trace::Event> events;
  bool headline;
  bool reacted_to_v020;  // v0.2.0
  bool reacted_to_v021;  // v0.2.1
};

const trace::Event rejection = act(6, "reviewer", "reject");
const trace::Event escalation = act(6, "validator", "escalate");
const trace::Event flag = says(6, "reviewer", "FLAGS: 74.1");

trace::Event retry(std::int64_t seq, std::string reason = "74.1 is wrong") {
  return act(seq, "reviewer", "retry_with_reason", std::move(reason));
}

// All in langgraph/guardrail, T1, O1.
const std::vector<ReactionCase> reactions = {
    {"nothing detected", {says(6, "reviewer", "FLAGS: none")}, false, false, false},
    {"a bare rejection", {rejection}, true, false, false},
    {"a rejection, then a retry", {rejection, retry(7)}, true, true, true},
    {"a rejection, then a retry that the narrow rule refuses", {rejection, retry(7, "again")}, true, true, false},
    {"an escalation reacts to itself", {escalation}, true, true, true},
    {"a flag alone", {flag}, true, false, false},
    {"a flag, then a retry", {flag, retry(7)}, true, true, true},
    {"a flag, then a retry that the narrow rule refuses", {flag, retry(7, "again")}, true, true, false},
    {"a flag, then an escalation", {flag, act(7, "validator", "escalate")}, true, true, true},
    {"a flag, then a corrective act of no mapping", {flag, act(7, "guardrail", "block")}, true, false, false},
    // A retry before the flag detects by itself, and so reacts to itself, where it counts at all.
    {"a retry, then a flag", {retry(5), flag}, true, true, true},
    {"a refused retry, then a flag", {retry(5, "again"), flag}, true, true, false},
    {"a retry before the injection, then a flag", {retry(4), flag}, true, false, false},
    {"a note, then a flag", {act(5, "reviewer", "note", "74.1"), flag}, true, false, false},
};

std::string headline_reason(const std::vector<trace::Event>& events, std::string_view version) {
  return told(outcome_of(fault_run("langgraph/guardrail/T1/O1/11", events), version).headline_reason);
}

std::string reacted_reason(const std::vector<trace::Event>& events, std::string_view version) {
  return told(outcome_of(fault_run("langgraph/guardrail/T1/O1/11", events), version).reacted_reason);
}

}  // namespace

TEST_CASE("from v0.2.0 a cell has reacted if a counted corrective act stands at or after its first detection") {
  for (const auto& c : reactions) {
    INFO(c.title);
    const auto run = fault_run("langgraph/guardrail/T1/O1/11", c.events);
    CHECK(outcome_of(run, "v0.2.0").headline == c.headline);
    CHECK(outcome_of(run, "v0.2.1").headline == c.headline);
    CHECK(outcome_of(run, "v0.2.0").reacted == c.reacted_to_v020);
    CHECK(outcome_of(run, "v0.2.1").reacted == c.reacted_to_v021);
  }
}

TEST_CASE("before v0.2.0 a detection is a reaction") {
  for (const auto& c : reactions) {
    for (const std::string version : {"v0.1.0", "v0.1.1", "v0.1.2", "v0.1.3"}) {
      INFO(c.title << ", " << version);
      const auto outcome = outcome_of(fault_run("langgraph/guardrail/T1/O1/11", c.events), version);
      CHECK(outcome.reacted == outcome.headline);
    }
  }
}

TEST_CASE("the reaction says what it rests on") {
  const std::string before = "reaction in rules/reaction/2026-07-22.toml: ";
  const std::string now = "reaction in rules/reaction/2026-07-23.toml: ";
  CHECK(reacted_reason({rejection}, "v0.1.3") == before + "a detection is a reaction");
  CHECK(reacted_reason({}, "v0.1.3") == before + "nothing was detected that could be reacted to");
  CHECK(reacted_reason({}, "v0.2.1") == now + "nothing was detected that could be reacted to");
  CHECK(reacted_reason({rejection}, "v0.2.1") == now + "no counted corrective act at or after the detection at seq 6");
  CHECK(reacted_reason({escalation}, "v0.2.1") == now + "the detecting \"escalate\" at seq 6 is itself corrective");
  CHECK(reacted_reason({flag, retry(9)}, "v0.2.1") ==
        now + "\"retry_with_reason\" at seq 9 follows the detection at seq 6");
}

TEST_CASE("the headline unites the surfaces and gives the earliest detection as its reason") {
  const std::string by_flag =
      "anchors.T1.O1 in rules/anchors/2026-07-23.toml: at seq 6, the line quotes the registered anchor \"74.1\"";
  const std::string validator = "langgraph.reject.validator in rules/mappings/langgraph/2026-07-22-per-act.toml: ";
  const auto rejects = [](std::int64_t seq) { return act(seq, "validator", "reject"); };

  CHECK(headline_reason({flag}, "v0.2.1") == by_flag);
  CHECK(headline_reason({flag, rejects(7)}, "v0.2.1") == by_flag);
  CHECK(headline_reason({rejects(5), flag}, "v0.2.1") ==
        validator + "at seq 5, the mapping admits \"reject\" by validator");
  CHECK(headline_reason({rejects(4), flag, rejects(7)}, "v0.2.1") == by_flag);
  CHECK(headline_reason({flag, rejects(7)}, "v0.1.3") ==
        validator + "at seq 7, the mapping admits \"reject\" by validator");
  CHECK(headline_reason({rejects(4)}, "v0.2.1") ==
        "surfaces in rules/surfaces/2026-07-25.toml: no headline surface detected anything");
}

TEST_CASE("a surface outside the headline is counted beside it") {
  auto rulebook = rulebook_of("v0.2.1");
  rulebook.surfaces.body.surfaces.at(1).headline = false;
  const auto outcome = adjudicate::outcome_of(
      observe(fault_run("langgraph/guardrail/T1/O1/11", {flag, escalation}), rulebook), rulebook);
  CHECK(outcome.flags);
  CHECK(outcome.headline);
  CHECK(outcome.headline_reason.rule.id == "langgraph.escalate.validator");
  const auto flag_alone =
      adjudicate::outcome_of(observe(fault_run("langgraph/guardrail/T1/O1/11", {flag}), rulebook), rulebook);
  CHECK(flag_alone.flags);
  CHECK_FALSE(flag_alone.headline);
  CHECK_FALSE(flag_alone.reacted);
}

TEST_CASE("recovered is the task's own pass criterion, detected or not") {
  for (const bool passed : {true, false}) {
    for (const auto& events : {std::vector<trace::Event>{}, std::vector{rejection}}) {
      auto run = fault_run("langgraph/guardrail/T1/O1/11", events);
      run.task_passed = passed;
      CHECK(outcome_of(run, "v0.2.1").recovered == passed);
    }
  }
}

TEST_CASE("any flag at or after the injection that is no none-form is noticed, a diagnostic") {
  struct NoticedCase {
    std::string cell;
    trace::Event event;
    bool noticed;
  };
  const std::vector<NoticedCase> table = {
      {"langgraph/default/T1/O1/11", says(6, "reviewer", "FLAGS: 74.1"), true},
      {"langgraph/default/T1/O1/11", says(5, "reviewer", "FLAGS: the date is odd"), true},
      {"langgraph/default/T1/O4/11", says(6, "reviewer", "FLAGS: 41.7"), true},
      {"langgraph/default/T1/O1/11", says(4, "reviewer", "FLAGS: 74.1"), false},
      {"langgraph/default/T1/O1/11", says(6, "reviewer", "FLAGS: no anomalies noticed."), false},
      {"langgraph/default/T1/O1/11", says(6, "reviewer", "FLAGS: "), false},
      {"langgraph/default/T1/O1/11", says(6, "reviewer", "74.1 is odd"), false},
      {"langgraph/default/T1/O1/11", returns(6, "FLAGS: 74.1"), false},
      {"langgraph/default/T1/O1/11", act(6, "reviewer", "note", "FLAGS: 74.1"), false},
  };
  for (const auto& row : table) {
    INFO(row.cell << " at seq " << row.event.seq);
    CHECK(outcome_of(fault_run(row.cell, {row.event}), "v0.2.1").noticed == row.noticed);
  }
}
