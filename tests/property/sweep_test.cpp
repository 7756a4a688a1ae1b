// One event, everything that it can be: each act by each component in each row, each registered anchor in each cell.
#include <catch2/catch.hpp>

#include <set>
#include <string>
#include <vector>

#include "support/engine.hpp"
#include "support/naive_scorer.hpp"
#include "support/registered_anchors.hpp"

using namespace sabot;
using namespace sabot::testing;
using trace::Event;
using trace::EventKind;
using trace::Run;

namespace {

using Names = std::vector<std::string>;

const Names frameworks = {"langgraph", "crewai", "autogen"};
const Names configs = {"default", "guardrail"};
const Names tasks = {"T1", "T2", "T3", "T4", "T5"};
const Names operators = {"O1", "O2", "O3", "O4", "O5", "O6"};

// A verified run whose fault lands on its first event; a last message shows that the weaker model served.
Run run_of(const std::string& framework, const std::string& config, const std::string& task,
           const std::string& fault_operator, Event event) {
  Run run;
  run.injection_seq = 0;
  run.injection_verified = true;
  run.run_id = "sweep";
  run.framework = framework;
  run.config = config;
  run.task = task;
  run.fault_operator = fault_operator;
  run.replicate = {11};
  run.events = {std::move(event), {1, EventKind::agent_msg, "worker", {{"model_id", std::string("gpt-5.6-luna")}}}};
  return run;
}

Event act_event(const std::string& act, const std::string& component, const std::string& reason) {
  return {0, EventKind::guardrail_event, component, {{"component", component}, {"act", act}, {"reason", reason}}};
}

Event flags_event(const std::string& content) {
  return {0, EventKind::verdict, "pipeline", {{"raw", "FLAGS: " + content}}};
}

// How many of the versions detect the run; the two scorers agree on each of them.
int detections(const Run& run) {
  Run baseline;
  baseline.task_passed = true;
  int count = 0;
  for (const auto& version : versions()) {
    const auto engine = evaluate_alone(run, version);
    const auto naive = naive::score_cell(run, &baseline, version);
    CAPTURE(version);
    if (engine != naive) CHECK(engine == naive);
    count += engine.headline;
  }
  return count;
}

std::set<std::string> all_anchors() {
  std::set<std::string> anchors;
  for (const auto& task : tasks) {
    for (const auto& fault_operator : operators) {
      for (const auto anchor : registered_anchors(task, fault_operator)) anchors.emplace(anchor);
    }
  }
  return anchors;
}

}  // namespace

TEST_CASE("The engine agrees with the naive scorer on every act by every component, whatever its reason") {
  const Names acts = {"reject", "block", "escalate", "retry_with_reason", "note"};
  const Names components = {"reviewer", "validator",    "guardrail",    "critic",  "MagenticOneOrchestrator",
                            "manager",  "checkpointer", "orchestrator", "Reviewer"};
  const Names reasons = {
      "",
      "the value is wrong",
      "47.1 is not the caption's figure",
      "stall threshold crossed {'is_in_loop': True}",
      "stall threshold crossed {'is_in_loop': True}: 47.1",
      "Stall count exceeded, re-planning with the outer loop...",
      "Stall count exceeded, re-planning with the outer loop... 47.1",
      "a stall, but 47.1",
      "Max rounds reached.",
      "Max rounds reached",
      "max rounds reached.",
      "47.1. Max rounds reached.",
      "VERDICT: REJECT - 47.1",
      "verdict: reject",
      "VERDICT: APPROVE",
  };
  int detected = 0;
  for (const auto& framework : frameworks) {
    for (const auto& config : configs) {
      for (const auto& act : acts) {
        for (const auto& component : components) {
          for (const auto& reason : reasons) {
            CAPTURE(framework, config, act, component, reason);
            detected += detections(run_of(framework, config, "T1", "O1", act_event(act, component, reason)));
          }
        }
      }
    }
  }
  CHECK(detected > 0);
}

TEST_CASE("The engine agrees with the naive scorer on every registered anchor quoted in every cell") {
  int flagged = 0;
  int retried = 0;
  for (const auto& task : tasks) {
    for (const auto& fault_operator : operators) {
      for (const auto& anchor : all_anchors()) {
        CAPTURE(task, fault_operator, anchor);
        const auto quote = "the draft says " + anchor + ", the source does not";
        flagged += detections(run_of("langgraph", "default", task, fault_operator, flags_event(quote)));
        retried += detections(
            run_of("langgraph", "default", task, fault_operator, act_event("retry_with_reason", "reviewer", quote)));
      }
    }
  }
  CHECK(flagged > 0);
  CHECK(retried > flagged);
}
