// The command line itself: help, version, and what is wrong with it.
#include <catch2/catch.hpp>

#include "cli/runs.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;

TEST_CASE("help goes to standard output and names the verbs and the exit codes") {
  const Workspace workspace;
  for (const std::string flag : {"--help", "-h"}) {
    const Ran ran = workspace.run({flag});
    CHECK(ran.code == 0);
    CHECK(ran.err.empty());
    for (const char* part : {"INPUT", "--spec VERSION", "explain", "golden", "Examples:", "Exit codes:"}) {
      CHECK(contains(ran.out, part));
    }
    CHECK_FALSE(contains(ran.out, "\n\n\n"));
  }
  for (const std::string verb : {"evaluate", "explain", "specs", "rules", "golden", "lint", "tasks", "matrix", "inject",
                                 "probe", "check", "compare", "operators"}) {
    const Ran ran = workspace.run({verb, "--help"});
    CHECK(ran.code == 0);
    CHECK(contains(ran.out, "Usage: sabot-eval"));
  }
}

TEST_CASE("the version is that of the build") {
  const Workspace workspace;
  const Ran ran = workspace.run({"--version"});
  CHECK(ran.code == 0);
  REQUIRE(ran.out.rfind("sabot-eval ", 0) == 0);
  const std::string version = ran.out.substr(11, ran.out.size() - 12);
  CHECK(contains(read_text(SABOT_SOURCE_DIR "/CMakeLists.txt"), "project(sabot VERSION " + version + " "));
}

TEST_CASE("a wrong command line is told apart from wrong input") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(small_wave()));
  struct Wrong {
    std::vector<std::string> arguments;
    std::string said;
  };
  const std::vector<Wrong> table = {
      {{"--speck", "v0.2.1", "runs.jsonl"}, "did you mean --spec?"},
      {{"--spec", "v0.2.11", "runs.jsonl"}, "did you mean \"v0.2.1\"?"},
      {{"--format", "tabel", "runs.jsonl"}, "did you mean \"table\"?"},
      {{"--jobs", "0", "runs.jsonl"}, "--jobs: \"0\" is not a number from 1 to 256"},
      {{"--jobs", "257", "runs.jsonl"}, "--jobs: \"257\" is not a number from 1 to 256"},
      {{"--jobs", "99999999999999999999", "runs.jsonl"}, "is not a number from 1 to 256"},
      {{"--rules", "", "runs.jsonl"}, "--rules: must not be empty"},
      {{"--spec", "", "runs.jsonl"}, "--spec: must not be empty"},
      {{"--judge", "", "runs.jsonl"}, "--judge: must not be empty"},
      {{"--out", "", "runs.jsonl"}, "--out: must not be empty"},
      {{"runs.jsonl", ""}, "INPUT: must not be empty"},
      {{"-", "--judge", "-"}, "--judge: the runs are read from standard input already"},
      {{"specs", "show", ""}, "VERSION: must not be empty"},
      {{"evalute", "runs.jsonl"}, "did you mean evaluate?"},
      {{"evaluate"}, "INPUT"},
      {{"explain", "T1/O1", "runs.jsonl"}, "a cell is framework/config/task/operator/replicate"},
      {{"specs", "show", "v9"}, "there is no version \"v9\""},
      {{"rules", "show", "anchor"}, "did you mean \"anchors\"?"},
      {{"rules", "schema", "anchor"}, "did you mean \"anchors\"?"},
      {{"golden"}, "required"},
      {{"check", "plan.json"}, "--task"},
      {{"lint", ""}, "PATH: must not be empty"},
      {{"lint", "--format", "text"}, "one of: human, json, sarif, github"},
      {{"lint", "--spec", "v0.2.1"}, "--spec and --rules go with --anchors; else name a PATH"},
      {{"lint", "--anchors", "mine", "other"}, "--anchors goes with one folder, --spec and --tasks only"},
      {{"lint", "--anchors", "--strict"}, "--anchors goes with one folder, --spec and --tasks only"},
      {{"inject", "--operator", "O1", "payload.json"}, "--task"},
      {{"inject", "--task", "T1", "payload.json"}, "--operator"},
      {{"inject", "--task", "T9", "--operator", "O1", "payload.json"}, "there is no task \"T9\""},
      {{"inject", "--task", "T1", "--operator", "O9", "payload.json"}, "no fault of operator \"O9\""},
      {{"inject", "--task", "T1", "--operator", "O1", "--format", "recrod", "x"}, "did you mean \"record\"?"},
      {{"compare", "--after", "runs.jsonl"}, "--before"},
      {{"compare", "--before", "-", "--after", "-"}, "--after: the earlier wave is read from standard input already"},
      {{"compare", "--before", "runs.jsonl", "--after", "runs.jsonl", "--after-spec", "v0.2.11"},
       "did you mean \"v0.2.1\"?"},
      {{"operators"}, "INPUT"},
      {{"probe"}, "INPUT"},
      {{"probe", "--judge", "verdicts.jsonl", "runs.jsonl"}, "--judge"},
      {{"check", "--task", "T9", "plan.json"}, "there is no task \"T9\""},
      {{"check", "--task", "T4", "--flags-head", "--spec", "v0.1.3"}, "v0.1.3 knows no FLAGS line"},
      {{"matrix", "--price", "0.2"}, "--price and --spent need --budget"},
      {{"matrix", "--spent", "0.2"}, "--price and --spent need --budget"},
      {{"matrix", "--budget", "--format", "csv"}, "--budget: only the table shows it"},
      {{"matrix", "--budget", "--price", "1e3"},
       "--price: \"1e3\" is no sum in US dollars, such as 0.25, up to 1000000.00"},
      {{"matrix", "--budget", "--spent", "-3"}, "--spent: \"-3\" is no sum"},
      {{"matrix", "--missing"}, "--missing"},
      {{"matrix", "--missing", ""}, "--missing: must not be empty"},
      {{"matrix", "--spec", "v9"}, "there is no version \"v9\""},
  };
  for (const Wrong& wrong : table) {
    const Ran ran = workspace.run(wrong.arguments);
    INFO(ran.err);
    CHECK(ran.code == 2);
    CHECK(ran.out.empty());
    CHECK(contains(ran.err, wrong.said));
  }
  const Ran nothing = workspace.run({});
  CHECK(nothing.code == 2);
  CHECK(contains(nothing.err, "Usage: sabot-eval"));
}
