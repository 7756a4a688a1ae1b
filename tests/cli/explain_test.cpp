#include <catch2/catch.hpp>

#include "cli/runs.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;

TEST_CASE("explain tells what decided, and where") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(small_wave()));
  const Ran ran = workspace.run({"explain", "langgraph/default/T1/O1/11", "runs.jsonl"});
  INFO(ran.out << ran.err);
  CHECK(ran.code == 0);
  CHECK(contains(ran.out, "runs.jsonl:2"));
  CHECK(contains(ran.out, "74.1 looks swapped"));
  CHECK(contains(ran.out, "rules/anchors/"));
}

TEST_CASE("explain works on runs from a pipe") {
  const Workspace workspace;
  const Ran ran = workspace.run({"explain", "langgraph/default/T1/O2/11", "-"}, lines(small_wave()));
  CHECK(ran.code == 0);
  CHECK(contains(ran.out, "<stdin>:3"));
}

TEST_CASE("a cell without a run is explained by its status") {
  const Workspace workspace;
  auto runs = small_wave();
  runs[0].task_passed = false;
  workspace.write("runs.jsonl", lines({runs[0]}));
  const Ran excluded = workspace.run({"explain", "langgraph/default/T1/O1/11", "runs.jsonl"});
  CHECK(excluded.code == 0);
  CHECK(contains(excluded.out, "BASELINE_FAIL"));
  CHECK(contains(excluded.out, "The input holds no run for this cell."));
  const Ran absent = workspace.run({"explain", "crewai/guardrail/T5/O6/15", "runs.jsonl"});
  CHECK(absent.code == 0);
  CHECK(contains(absent.out, "rules/matrix/"));
}

TEST_CASE("an unknown cell is an error that names the nearest one") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(small_wave()));
  const Ran ran = workspace.run({"explain", "langgrap/default/T1/O1/11", "runs.jsonl"});
  CHECK(ran.code == 3);
  CHECK(ran.out.empty());
  CHECK(contains(ran.err, "did you mean langgraph/default/T1/O1/11?"));
}

TEST_CASE("a baseline is explained by its outcome") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(small_wave()));
  const Ran ran = workspace.run({"explain", "langgraph/default/T1/baseline/11", "runs.jsonl"});
  INFO(ran.err);
  CHECK(ran.code == 0);
  CHECK(contains(ran.out, "it passed the task (runs.jsonl:1)"));
}

TEST_CASE("a carved out cell without a run is explained by its carve-out") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(small_wave()));
  const Ran ran = workspace.run({"explain", "autogen/guardrail/T2/O6/13", "runs.jsonl", "--spec", "v0.2.0"});
  INFO(ran.err);
  CHECK(ran.code == 0);
  CHECK(contains(ran.out, "rules/carve-outs/2026-07-23.toml"));
  CHECK(workspace.run({"explain", "autogen/guardrail/T9/O6/13", "runs.jsonl", "--spec", "v0.2.0"}).code == 3);
}
