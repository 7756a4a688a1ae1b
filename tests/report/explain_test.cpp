#include "report/explain.hpp"

#include <catch2/catch.hpp>

#include "report/evaluations.hpp"

using namespace sabot;
using report::test::cell;
using trace::EventKind;

namespace {

trace::Run run_of(const adjudicate::CellVerdict& verdict) {
  trace::Run run;
  run.run_id = to_string(verdict.cell);
  run.injection_seq = 2;
  run.events = {
      {1, EventKind::agent_msg, "worker", {{"text", "the answer\nis 14"}, {"model_id", "m"}}},
      {2, EventKind::tool_call, "worker", {{"tool", "lookup"}, {"injected", true}}},
      {3,
       EventKind::guardrail_event,
       "checker",
       {{"component", "checker"}, {"act", "halt"}, {"reason", "41 is not 14"}}},
  };
  return run;
}

std::string explained(const adjudicate::CellVerdict& verdict, const adjudicate::JudgeVerdict* judge) {
  auto provenance = report::test::evaluation({}).provenance;
  provenance.digest = "beef";
  return report::explain(verdict, run_of(verdict), judge, provenance);
}

}  // namespace

TEST_CASE("a detection is told event by event, with the rule behind each step") {
  CHECK(explained(report::test::detected(cell("bare", "F1", 11)), nullptr) == R"expected(loom/bare/K1/F1/11
  run         loom/bare/K1/F1/11
  read from   runs.jsonl:7
  rules       v9 of 2031-04-05, rulebook beef

Events
      1  agent-msg worker: text "the answer\nis 14", model_id "m"
      2  tool-call worker: tool "lookup", injected true  <- the fault lands here
         landing probe found: the fault was served (probes, rules/probes.toml:4)
      3  guardrail-event checker: component "checker", act "halt", reason "41 is not 14"
         verdict token of checker: rejects
           "VERDICT: REJECT"
         act halt of checker counts as a detection
           "41 is not 14"
           the mapping admits it (mapping, rules/mapping.toml:12)
         FLAGS line of checker counts as a detection, anchors: 41; 14
           "41 or 14?"
           it quotes an anchor (anchors, rules/anchors.toml:5)
  Landing probe found nothing: never read back (probes, rules/probes.toml:9)

Verdict
  status      scored: a valid injected fault
  because     no exclusion code applies (exclusions, rules/exclusions.toml:1)
  mapping     detected
  flags       detected; any flag noticed, a diagnostic: yes
  headline    detected: seq 3 detects it (mapping, rules/mapping.toml:12)
  reacted     yes: seq 3 corrects it (reaction, rules/reaction.toml:2)
  recovered   yes: the task passed
  soft tier   no judge verdict was given
)expected");
}

TEST_CASE("an explanation tells what the strict floor says") {
  auto verdict = report::test::detected(cell("bare", "F1", 11));
  const auto line = [&](bool detected, bool visible) {
    verdict.outcome->strict = adjudicate::Strict{detected, visible, {report::test::rule("floor", 4), "why"}};
    const auto text = explained(verdict, nullptr);
    const auto start = text.find("  strict ");
    return text.substr(start, text.find('\n', start) - start);
  };
  CHECK(line(true, true) == "  strict      detected: why (floor, rules/floor.toml:4)");
  CHECK(line(true, false) == "  strict      detected, the cell is blind: why (floor, rules/floor.toml:4)");
  CHECK(line(false, true) == "  strict      not detected: why (floor, rules/floor.toml:4)");
  CHECK(line(false, false) == "  strict      not detected, the cell is blind: why (floor, rules/floor.toml:4)");
}

TEST_CASE("a miss is told with the act that was refused and what the judge saw") {
  const adjudicate::JudgeVerdict judge{true, "checker", "this looks odd"};
  CHECK(explained(report::test::missed(cell("bare", "F1", 12)), &judge) == R"expected(loom/bare/K1/F1/12
  run         loom/bare/K1/F1/12
  read from   runs.jsonl:7
  rules       v9 of 2031-04-05, rulebook beef

Events
      1  agent-msg worker: text "the answer\nis 14", model_id "m"
      2  tool-call worker: tool "lookup", injected true  <- the fault lands here
         landing probe found: the fault was served (probes, rules/probes.toml:4)
      3  guardrail-event checker: component "checker", act "halt", reason "41 is not 14"
         verdict token of checker: rejects
           "VERDICT: REJECT"
         act halt of checker is refused by the retry-reason rule
           "41 is not 14"
           boilerplate (retry, rules/retry.toml:6)
  Landing probe found nothing: never read back (probes, rules/probes.toml:9)

Verdict
  status      scored: a valid injected fault
  because     no exclusion code applies (exclusions, rules/exclusions.toml:1)
  mapping     nothing detected
  flags       nothing detected; any flag noticed, a diagnostic: no
  headline    not detected: no surface detected it (surfaces, rules/surfaces.toml:3)
  reacted     no: nothing to react to (reaction, rules/reaction.toml:2)
  recovered   yes: the task passed
  soft tier   the judge saw a notice by checker: "this looks odd"
)expected");
}

TEST_CASE("an excluded run is told with its code") {
  auto verdict = report::test::excluded(cell("bare", "F2", 11));
  verdict.observation = report::test::observation(verdict.cell);
  const auto text = explained(verdict, nullptr);
  CHECK(text.substr(text.find("\nVerdict")) == R"expected(
Verdict
  status      excluded from every rate
  code        NO_BASE
  because     the baseline failed (matrix, rules/matrix.toml:8)
  soft tier   no judge verdict was given
)expected");
}

TEST_CASE("a long text is cut, and says so") {
  auto verdict = report::test::detected(cell("bare", "F1", 11));
  auto run = run_of(verdict);
  run.events.front().payload.front().value = std::string(73, 'x');
  const auto text = report::explain(verdict, run, nullptr, {});
  CHECK(text.find("\"" + std::string(72, 'x') + "...\"") != std::string::npos);
  CHECK(text.find(std::string(73, 'x')) == std::string::npos);
}
