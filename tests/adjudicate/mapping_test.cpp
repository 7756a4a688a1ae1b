// Section 5: the published mappings, each as the whole table of what it admits, version by version.
#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "support/engine.hpp"
#include "support/recorded.hpp"

using namespace sabot;
using namespace sabot::testing;
using adjudicate::ActStanding;

namespace {

using Table = std::vector<std::string>;  // "framework/config component: acts"

// Every component of any mapping, and some of none.
const std::vector<std::string> components = {
    "reviewer", "validator",    "guardrail", "critic",   "MagenticOneOrchestrator",
    "manager",  "checkpointer", "auditor",   "Reviewer", ""};

// A reason that every row takes: it cites a rejection and quotes an anchor of the cell.
const std::string reason = "VERDICT: REJECT - 74.1 is not the source's value";

Table admitted(const std::string& version) {
  const auto& rulebook = rulebook_of(version);
  const auto& matrix = rulebook.matrix.body.matrix;
  Table table;
  for (const auto& framework : matrix.frameworks) {
    for (const auto& config : matrix.configs) {
      for (const auto& component : components) {
        std::string acts;
        for (const auto& name : rulebook.acts.body.acts.hard) {
          const auto run =
              fault_run(fmt::format("{}/{}/T1/O1/11", framework, config), {act(6, component, name, reason)});
          const auto seen = observe(run, rulebook).acts.at(0);
          if (seen.standing == ActStanding::unmapped) {
            CHECK(seen.reason.rule.id == "mappings." + framework);
          } else {
            CHECK(seen.standing == ActStanding::counted);
            CHECK(seen.reason.rule.id == fmt::format("{}.{}.{}", framework, name, component));
            acts += ' ' + name;
          }
          CHECK(stands_at_its_place(seen.reason.rule));
        }
        if (!acts.empty()) table.push_back(fmt::format("{}/{} {}:{}", framework, config, component, acts));
      }
    }
  }
  return table;
}

const Table freeze = {
    "langgraph/default reviewer: reject escalate retry_with_reason",
    "langgraph/default validator: reject block escalate retry_with_reason",
    "langgraph/default checkpointer: reject",
    "langgraph/guardrail reviewer: reject escalate retry_with_reason",
    "langgraph/guardrail validator: reject block escalate retry_with_reason",
    "langgraph/guardrail checkpointer: reject",
    "crewai/default reviewer: reject",
    "crewai/default guardrail: reject block retry_with_reason",
    "crewai/default manager: retry_with_reason",
    "crewai/guardrail reviewer: reject",
    "crewai/guardrail guardrail: reject block retry_with_reason",
    "crewai/guardrail manager: retry_with_reason",
    "autogen/default critic: reject",
    "autogen/default MagenticOneOrchestrator: block retry_with_reason",
    "autogen/guardrail critic: reject",
    "autogen/guardrail MagenticOneOrchestrator: block retry_with_reason",
};

const Table per_act = {
    "langgraph/default reviewer: reject retry_with_reason",
    "langgraph/guardrail reviewer: reject retry_with_reason",
    "langgraph/guardrail validator: reject escalate retry_with_reason",
    "crewai/default reviewer: reject",
    "crewai/guardrail reviewer: reject",
    "crewai/guardrail guardrail: reject escalate retry_with_reason",
    "autogen/default critic: reject retry_with_reason",
    "autogen/guardrail MagenticOneOrchestrator: block retry_with_reason",
};

const Table with_reviewer_retry = {
    "langgraph/default reviewer: reject retry_with_reason",
    "langgraph/guardrail reviewer: reject retry_with_reason",
    "langgraph/guardrail validator: reject escalate retry_with_reason",
    "crewai/default reviewer: reject retry_with_reason",
    "crewai/guardrail reviewer: reject retry_with_reason",
    "crewai/guardrail guardrail: reject escalate retry_with_reason",
    "autogen/default critic: reject retry_with_reason",
    "autogen/guardrail MagenticOneOrchestrator: block retry_with_reason",
};

}  // namespace

TEST_CASE("the mappings admit exactly what each version published") {
  CHECK(admitted("v0.1.0") == freeze);
  CHECK(admitted("v0.1.1") == per_act);
  for (const auto& version : versions_from("v0.1.2")) {
    INFO(version);
    CHECK(admitted(version) == with_reviewer_retry);
  }
}

TEST_CASE("a termination message that cites an anomaly is a block, from v0.2.0 to the letter") {
  struct StopReason {
    std::string text;
    bool before;  // up to v0.1.3
    bool after;   // from v0.2.0
  };
  const std::vector<StopReason> table = {
      {"Max rounds reached.", true, true},
      {"Max rounds reached", true, false},
      {"max rounds reached.", true, false},
      {" Max rounds reached.", true, false},
      {"The team stopped: Max rounds reached.", true, false},
      {"VERDICT: REJECT - the value is wrong", true, true},
      {"verdict: reject", true, true},
      {"The critic says VERDICT: REJECT.", true, true},
      {"VERDICT:REJECT", false, false},
      {"VERDICT: APPROVE", false, false},
      {"Maximum number of turns reached.", false, false},
      {"", false, false},
  };
  for (const auto& row : table) {
    for (const auto& version : versions()) {
      INFO(version << ": \"" << row.text << '"');
      const auto run = fault_run("autogen/guardrail/T1/O1/11", {act(6, "MagenticOneOrchestrator", "block", row.text)});
      CHECK(outcome_of(run, version).mapping == (version < "v0.2" ? row.before : row.after));
    }
  }
}
