// --keep-going: what is wrong is set aside and itemised, the rest is evaluated, and the exit code stays 3.
#include <catch2/catch.hpp>

#include "cli/runs.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;

TEST_CASE("a broken line is set aside and the other runs are judged") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(small_wave()) + "{\"error\": nul}\n");
  const Ran ran = workspace.run({"runs.jsonl", "--keep-going", "--format", "csv"});
  CHECK(ran.code == 3);
  CHECK(contains(ran.out, "set_aside"));
  CHECK(contains(ran.err, "runs.jsonl:4:"));
  workspace.write("good.jsonl", lines(small_wave()));
  const Ran good = workspace.run({"good.jsonl", "--format", "csv"});
  CHECK(good.code == 0);
  CHECK_FALSE(contains(good.out, "set_aside"));
}

TEST_CASE("of two runs for one cell neither is believed") {
  const Workspace workspace;
  auto runs = small_wave();
  runs.push_back(runs[1]);
  workspace.write("runs.jsonl", lines(runs));
  const Ran ran = workspace.run({"runs.jsonl", "--keep-going", "--format", "jsonl"});
  CHECK(ran.code == 3);
  CHECK(contains(ran.err, "E136"));
  CHECK_FALSE(contains(ran.out, "T1-O1-11"));
  CHECK(contains(ran.out, "T1-O2-11"));
}

TEST_CASE("with nothing left there is no output") {
  const Workspace workspace;
  const Ran ran = workspace.run({"missing.jsonl", "--keep-going"});
  CHECK(ran.code == 3);
  CHECK(ran.out.empty());
  CHECK(contains(ran.err, "missing.jsonl"));
}

TEST_CASE("without errors --keep-going changes nothing") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(small_wave()));
  const Ran ran = workspace.run({"runs.jsonl", "--keep-going"});
  CHECK(ran.code == 0);
  CHECK(ran.out == workspace.run({"runs.jsonl"}).out);
}
