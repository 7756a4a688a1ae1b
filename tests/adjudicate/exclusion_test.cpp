// Sections 3, 10.6 and 10.7: exclusion codes and their precedence, carve-outs, landing probes.
#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "adjudicate/exclusion.hpp"
#include "report/words.hpp"
#include "support/engine.hpp"
#include "support/recorded.hpp"

using namespace sabot;
using namespace sabot::testing;
using adjudicate::Status;
using match::CellFacts;

namespace {

CellFacts::RunFacts good_run() {
  return {std::nullopt, 5, true, true, true};
}

CellFacts::BaselineFacts good_baseline() {
  return {std::nullopt, true};
}

// Six things that can be wrong with a cell, one bit each.
CellFacts facts_of(unsigned wrong) {
  CellFacts facts{good_run(), good_baseline()};
  if (wrong & 1U) facts.run->error = "TimeoutError";
  if (wrong & 2U) facts.baseline->error = "TimeoutError";
  if (wrong & 4U) facts.baseline->task_passed = false;
  if (wrong & 8U) facts.run->injection_verified = false;
  if (wrong & 16U) facts.run->injection_seq.reset();
  if (wrong & 32U) facts.run->landed = false;
  return facts;
}

std::string code_of(unsigned wrong) {
  if (wrong & 3U) return "RUN_ERROR";
  if (wrong & 4U) return "BASELINE_FAIL";
  return wrong == 0 ? "" : "INJECTION_UNVERIFIED";
}

std::string code(const CellFacts& facts, std::string_view version) {
  const auto exclusion = adjudicate::exclusion_of(facts, rulebook_of(version));
  return exclusion ? exclusion->code : "";
}

std::string why(const CellFacts& facts) {
  const auto exclusion = adjudicate::exclusion_of(facts, rulebook_of("v0.2.1"));
  REQUIRE(exclusion);
  CHECK(stands_at_its_place(exclusion->reason.rule));
  return told(exclusion->reason);
}

adjudicate::CellVerdict verdict_on(const trace::Run& run, const std::optional<CellFacts::BaselineFacts>& baseline,
                                   std::string_view version) {
  return adjudicate::adjudicate(observe(run, version), baseline, rulebook_of(version));
}

}  // namespace

TEST_CASE("of everything that is wrong with a cell the highest code is recorded, once") {
  for (const auto& version : versions()) {
    for (unsigned wrong = 0; wrong < 64; ++wrong) {
      INFO(version << ", case " << wrong);
      CHECK(code(facts_of(wrong), version) == code_of(wrong));
    }
  }
}

TEST_CASE("of a run or a baseline that is not there nothing is held") {
  CellFacts::BaselineFacts failed = good_baseline();
  failed.task_passed = false;
  CellFacts::BaselineFacts errored = good_baseline();
  errored.error = "TimeoutError";
  CellFacts::RunFacts unverified = good_run();
  unverified.injection_verified = false;
  CHECK(code({std::nullopt, std::nullopt}, "v0.2.1").empty());
  CHECK(code({std::nullopt, good_baseline()}, "v0.2.1").empty());
  CHECK(code({std::nullopt, failed}, "v0.2.1") == "BASELINE_FAIL");
  CHECK(code({std::nullopt, errored}, "v0.2.1") == "RUN_ERROR");
  CHECK(code({good_run(), std::nullopt}, "v0.2.1").empty());
  CHECK(code({unverified, std::nullopt}, "v0.2.1") == "INJECTION_UNVERIFIED");
}

TEST_CASE("an exclusion says what shows it") {
  const std::string rule = " in rules/exclusions/2026-07-23.toml: ";
  const std::string error =
      "exclusions.RUN_ERROR" + rule + "the infrastructure failed, and failed again on the one retry";
  const std::string unverified =
      "exclusions.INJECTION_UNVERIFIED" + rule + "nothing shows that the fault reached the pipeline";
  CHECK(why(facts_of(1)) == error + "; shown by run.error");
  CHECK(why(facts_of(2)) == error + "; shown by baseline.error");
  CHECK(why(facts_of(1 + 2 + 4)) == error + "; shown by run.error, baseline.error");
  CHECK(why(facts_of(4 + 8)) ==
        "exclusions.BASELINE_FAIL" + rule +
            "the same pipeline fails the task without any fault; shown by baseline.task_passed");
  CHECK(why(facts_of(8)) == unverified + "; shown by run.injection_verified");
  CHECK(why(facts_of(16)) == unverified + "; shown by run.injection_seq");
  CHECK(why(facts_of(32)) == unverified + "; shown by run.landed");
}

TEST_CASE("an excluded cell has a code and no outcome, a scored one an outcome and no code") {
  const auto run = fault_run("langgraph/default/T1/O1/11", {act(6, "reviewer", "reject")});
  const auto scored = verdict_on(run, good_baseline(), "v0.2.1");
  CHECK(scored.status == Status::scored);
  CHECK(scored.exclusion.empty());
  REQUIRE(scored.outcome);
  CHECK(scored.outcome->headline);
  CHECK(told(scored.status_reason) == "exclusions in rules/exclusions/2026-07-23.toml: no exclusion code applies");

  const auto excluded = verdict_on(run, CellFacts::BaselineFacts{std::nullopt, false}, "v0.2.1");
  CHECK(excluded.status == Status::excluded);
  CHECK(excluded.exclusion == "BASELINE_FAIL");
  CHECK_FALSE(excluded.outcome);
  CHECK(excluded.observation);
}

TEST_CASE("a fault run whose baseline is not in the input is unscored, whatever else is wrong with it") {
  auto run = fault_run("langgraph/default/T1/O1/11", {act(6, "reviewer", "reject")});
  for (const bool errored : {false, true}) {
    if (errored) run.error = "TimeoutError";
    const auto verdict = verdict_on(run, std::nullopt, "v0.2.1");
    CHECK(verdict.status == Status::unscored);
    CHECK(verdict.exclusion.empty());
    CHECK_FALSE(verdict.outcome);
    CHECK(told(verdict.status_reason) ==
          "exclusions in rules/exclusions/2026-07-23.toml: no baseline in the input says whether the fault is valid");
  }
}

TEST_CASE("Magentic-One's O2, O3 and O6 are carved out from v0.2.0 on, and nothing else is") {
  for (const auto& version : versions()) {
    const auto& rulebook = rulebook_of(version);
    const auto& matrix = rulebook.matrix.body.matrix;
    std::vector<std::string> carved;
    for (const auto& framework : matrix.frameworks) {
      for (const auto& config : matrix.configs) {
        for (const auto& fault_operator : matrix.operators) {
          if (adjudicate::carve_out_of({framework, config}, fault_operator, rulebook)) {
            carved.push_back(fmt::format("{}/{} {}", framework, config, fault_operator));
          }
        }
      }
    }
    INFO(version);
    const std::vector<std::string> magentic = {"autogen/guardrail O2", "autogen/guardrail O3", "autogen/guardrail O6"};
    CHECK(carved == (version < "v0.2" ? std::vector<std::string>() : magentic));
  }
}

TEST_CASE("a carve-out comes before every exclusion and needs no baseline") {
  auto run = fault_run("autogen/guardrail/T1/O2/11", {});
  run.error = "TimeoutError";
  for (const auto& baseline : {std::optional(good_baseline()), std::optional<CellFacts::BaselineFacts>()}) {
    const auto verdict = verdict_on(run, baseline, "v0.2.1");
    CHECK(verdict.status == Status::carved_out);
    CHECK(verdict.exclusion.empty());
    CHECK_FALSE(verdict.outcome);
    CHECK(told(verdict.status_reason) ==
          "carve-outs.magentic-one-after-the-run in rules/carve-outs/2026-07-23.toml: these faults land once the team "
          "has finished, so nothing is left that could notice them");
    CHECK(stands_at_its_place(verdict.status_reason.rule));
  }
  CHECK(verdict_on(run, good_baseline(), "v0.1.3").exclusion == "RUN_ERROR");
}

TEST_CASE("a downgraded model that answered no call is an unverified injection, from v0.2.0 on") {
  struct ProbeCase {
    std::string title;
    std::string fault_operator;
    std::vector<trace::Event> events;
    bool landed;
  };
  trace::Event tool_with_model = returns(6, "");
  tool_with_model.payload.push_back({"model_id", "gpt-5.6-luna"});
  const std::vector<ProbeCase> table = {
      {"the weaker model answers", "O4", {answers(6, "worker", "gpt-5.6-luna")}, true},
      {"it answers at the injection itself", "O4", {answers(5, "worker", "gpt-5.6-luna")}, true},
      {"it answers once among others",
       "O4",
       {answers(6, "worker", "gpt-5.6-terra"), answers(7, "worker", "gpt-5.6-luna")},
       true},
      {"it answered only before", "O4", {answers(4, "worker", "gpt-5.6-luna")}, false},
      {"only the pipeline's model answers", "O4", {answers(6, "worker", "gpt-5.6-terra")}, false},
      {"a longer id is another model", "O4", {answers(6, "worker", "gpt-5.6-luna2")}, false},
      {"no message names its model", "O4", {says(6, "worker", "gpt-5.6-luna")}, false},
      {"a tool is no agent", "O4", {tool_with_model}, false},
      {"no event at all", "O4", {}, false},
      {"other operators are not probed", "O1", {}, true},
  };
  for (const auto& c : table) {
    for (const auto& version : versions()) {
      INFO(c.title << ", " << version);
      const auto run = fault_run(fmt::format("langgraph/default/T1/{}/11", c.fault_operator), c.events);
      const auto verdict = verdict_on(run, good_baseline(), version);
      CHECK(verdict.exclusion == (c.landed || version < "v0.2" ? "" : "INJECTION_UNVERIFIED"));
    }
  }
}

TEST_CASE("a landing probe says what it found") {
  const auto probe = [](const trace::Run& run) {
    const auto probes = observe(run, "v0.2.1").probes;
    REQUIRE(probes.size() == 1);
    CHECK(stands_at_its_place(probes[0].reason.rule));
    return probes[0];
  };
  const std::string rule = "landing-probes.downgraded-model-served in rules/landing-probes/2026-07-23.toml: ";
  const auto found = probe(fault_run("langgraph/default/T1/O4/11", {answers(6, "worker", "gpt-5.6-luna")}));
  CHECK(found.seq == 6);
  CHECK(told(found.reason) == rule + "seq 6 shows that the fault landed");
  const auto missed = probe(fault_run("langgraph/default/T1/O4/11", {}));
  CHECK_FALSE(missed.seq);
  CHECK(told(missed.reason) == rule + "no event at or after the injection shows that the fault landed");
  CHECK(observe(baseline_run("langgraph/default/T1/O4/11"), "v0.2.1").probes.empty());
  CHECK(observe(fault_run("langgraph/default/T1/O1/11", {}), "v0.2.1").probes.empty());
}
