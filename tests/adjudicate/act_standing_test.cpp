// Sections 2 and 5: what becomes of every act that a trace records.
#include <catch2/catch.hpp>

#include "report/words.hpp"
#include "support/engine.hpp"
#include "support/recorded.hpp"

using namespace sabot;
using namespace sabot::testing;
using adjudicate::ActStanding;

namespace {

struct ActCase {
  std::string title;
  std::string version;
  std::string cell;
  std::vector<trace::Event> events;  // the act is the last
  ActStanding standing;
  std::string reason;
};

const std::string langgraph = "rules/mappings/langgraph/2026-07-22-per-act.toml";
const std::string autogen = "rules/mappings/autogen/2026-07-23-exact-block.toml";

const std::vector<ActCase> cases = {
    {"a reviewer's rejection with its token",
     "v0.2.1",
     "langgraph/default/T1/O1/11",
     {says(6, "reviewer", "VERDICT: REJECT - 74.1 is wrong"), act(7, "reviewer", "reject")},
     ActStanding::counted,
     "langgraph.reject.reviewer in " + langgraph + ": the mapping admits \"reject\" by reviewer"},
    {"a rejection whose token the trace does not hold",
     "v0.2.1",
     "langgraph/default/T1/O1/11",
     {act(7, "reviewer", "reject")},
     ActStanding::counted,
     "langgraph.reject.reviewer in " + langgraph +
         ": the mapping admits \"reject\" by reviewer; the trace holds no rejecting verdict token of it "
         "and the recorded act stands"},
    {"a rejection that needs no token",
     "v0.2.1",
     "langgraph/guardrail/T1/O1/11",
     {act(7, "validator", "reject")},
     ActStanding::counted,
     "langgraph.reject.validator in " + langgraph + ": the mapping admits \"reject\" by validator"},
    {"an escalation",
     "v0.1.1",
     "langgraph/guardrail/T1/O1/11",
     {act(7, "validator", "escalate")},
     ActStanding::counted,
     "langgraph.escalate.validator in " + langgraph + ": the mapping admits \"escalate\" by validator"},
    {"an act at the injection itself",
     "v0.2.1",
     "langgraph/guardrail/T1/O1/11",
     {act(5, "validator", "reject")},
     ActStanding::counted,
     "langgraph.reject.validator in " + langgraph + ": the mapping admits \"reject\" by validator"},
    {"an act one event earlier",
     "v0.2.1",
     "langgraph/guardrail/T1/O1/11",
     {act(4, "validator", "reject")},
     ActStanding::before_injection,
     "mappings.langgraph in " + langgraph + ": seq 4 is before the injection at seq 5"},
    {"a note, which is soft wherever it stands",
     "v0.2.1",
     "langgraph/default/T1/O1/11",
     {act(4, "reviewer", "note", "74.1 looks off")},
     ActStanding::soft,
     "acts in rules/acts/2026-07-22.toml: \"note\" is a remark, not an act"},
    {"a component that the framework's mapping does not list",
     "v0.2.1",
     "langgraph/default/T1/O1/11",
     {act(7, "critic", "reject")},
     ActStanding::unmapped,
     "mappings.langgraph in " + langgraph +
         ": no row of the mapping admits this \"reject\" by critic in the config default"},
    {"a component that the mapping lists for the other config",
     "v0.2.1",
     "langgraph/default/T1/O1/11",
     {act(7, "validator", "reject")},
     ActStanding::unmapped,
     "mappings.langgraph in " + langgraph +
         ": no row of the mapping admits this \"reject\" by validator in the config default"},
    {"a listed component whose reason the row does not take",
     "v0.2.1",
     "autogen/guardrail/T1/O1/11",
     {act(7, "MagenticOneOrchestrator", "block", "Max rounds reached")},
     ActStanding::unmapped,
     "mappings.autogen in " + autogen +
         ": no row of the mapping admits this \"block\" by MagenticOneOrchestrator in the config guardrail"},
    {"a retry before the narrow rule",
     "v0.2.0",
     "langgraph/default/T1/O1/11",
     {act(7, "reviewer", "retry_with_reason")},
     ActStanding::counted,
     "langgraph.retry_with_reason.reviewer in " + langgraph + ": the mapping admits \"retry_with_reason\" by reviewer"},
    {"a retry that the narrow rule lets through",
     "v0.2.1",
     "langgraph/default/T1/O1/11",
     {act(7, "reviewer", "retry_with_reason", "74.1 in the draft, 47.1 in the source")},
     ActStanding::counted,
     "langgraph.retry_with_reason.reviewer in " + langgraph +
         ": the mapping admits \"retry_with_reason\" by reviewer; its reason quotes the registered anchors \"47.1\", "
         "\"74.1\""},
    {"a retry whose reason refers to nothing planted",
     "v0.2.1",
     "langgraph/default/T1/O1/11",
     {act(7, "reviewer", "retry_with_reason")},
     ActStanding::refused,
     "retry-reason in rules/retry-reason/2026-07-25.toml: the recorded reason quotes no registered anchor of the "
     "planted fault"},
    {"a stall re-plan",
     "v0.2.1",
     "autogen/guardrail/T1/O1/11",
     {act(7, "MagenticOneOrchestrator", "retry_with_reason", "stall threshold crossed {'is_in_loop': True}")},
     ActStanding::refused,
     "retry-reason.magentic-one-stall-ledger in rules/retry-reason/2026-07-25.toml: the recorded reason is framework "
     "boilerplate"},
};

adjudicate::ObservedAct only_act(const trace::Run& run, const rulebook::Rulebook& rulebook) {
  const auto acts = observe(run, rulebook).acts;
  REQUIRE(acts.size() == 1);
  return acts.front();
}

}  // namespace

TEST_CASE("every act has a standing, a rule, a place and a reason") {
  for (const auto& c : cases) {
    INFO(c.title << ", " << c.version);
    const auto seen = only_act(fault_run(c.cell, c.events), rulebook_of(c.version));
    CHECK(report::key(seen.standing) == report::key(c.standing));
    CHECK(told(seen.reason) == c.reason);
    CHECK(stands_at_its_place(seen.reason.rule));
  }
}

TEST_CASE("an act keeps what the trace recorded of it") {
  const auto seen = only_act(fault_run("langgraph/default/T1/O1/11", {act(7, "reviewer", "reject", "no good")}),
                             rulebook_of("v0.2.1"));
  CHECK(seen.seq == 7);
  CHECK(seen.act == "reject");
  CHECK(seen.component == "reviewer");
  CHECK(seen.quote == "no good");
}

TEST_CASE("a fault without a place in the trace has nothing behind it") {
  auto run = fault_run("langgraph/guardrail/T1/O1/11", {act(7, "validator", "reject")});
  run.injection_seq.reset();
  const auto seen = only_act(run, rulebook_of("v0.2.1"));
  CHECK(seen.standing == ActStanding::before_injection);
  CHECK(told(seen.reason) ==
        "mappings.langgraph in " + langgraph + ": the run records no injection that an event could follow");
}

TEST_CASE("a baseline is looked at from its first event and asked for no anchor") {
  const auto run = baseline_run(
      "langgraph/default/T1/O1/11",
      {act(0, "reviewer", "retry_with_reason"), act(1, "reviewer", "retry_with_reason", "stall threshold crossed")});
  const auto acts = observe(run, "v0.2.1").acts;
  REQUIRE(acts.size() == 2);
  CHECK(acts[0].standing == ActStanding::counted);
  CHECK(acts[1].standing == ActStanding::refused);
}

TEST_CASE("a mapping surface that leaves an operator out bars its acts") {
  auto rulebook = rulebook_of("v0.2.1");
  rulebook.surfaces.body.surfaces.front().excluded_operators = {"O1"};
  const auto event = act(7, "validator", "reject");
  const auto barred = only_act(fault_run("langgraph/guardrail/T1/O1/11", {event}), rulebook);
  CHECK(barred.standing == ActStanding::barred);
  CHECK(told(barred.reason) ==
        "surfaces.mapping in rules/surfaces/2026-07-25.toml: the surface \"mapping\" does not score O1");
  CHECK(stands_at_its_place(barred.reason.rule));
  CHECK(only_act(fault_run("langgraph/guardrail/T1/O2/11", {event}), rulebook).standing == ActStanding::counted);
}

TEST_CASE("without a mapping surface no act is scored") {
  auto rulebook = rulebook_of("v0.2.1");
  rulebook.surfaces.body.surfaces.erase(rulebook.surfaces.body.surfaces.begin());
  const auto seen = only_act(fault_run("langgraph/guardrail/T1/O1/11", {act(7, "validator", "reject")}), rulebook);
  CHECK(seen.standing == ActStanding::barred);
  CHECK(told(seen.reason) == "surfaces in rules/surfaces/2026-07-25.toml: v0.2.1 has no surface that scores it");
}
