// The verb check: exit codes, what is read, and what is printed.
#include <catch2/catch.hpp>

#include <nlohmann/json.hpp>

#include "cli/runs.hpp"
#include "cli/sealed.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;

namespace {

const std::string good_plan =
    R"(["depart_base","visit:Kessog Notch","calibrate:Kessog Notch","visit:Brill Spur","calibrate:Brill Spur",)"
    R"("visit:Vantwill Flat","calibrate:Vantwill Flat","refuel","visit:Dunmore Cap","calibrate:Dunmore Cap","uplink",)"
    R"("return_base"])";

std::string solution() {
  return read_text(SABOT_SOURCE_DIR "/tests/cli/solution.py");
}

}  // namespace

TEST_CASE("the exit code says whether an output passes") {
  const Workspace workspace;
  workspace.write("plan.json", good_plan);
  CHECK(workspace.run({"check", "--task", "T4", "plan.json"}).code == 0);
  CHECK(workspace.run({"check", "--task", "T4"}, good_plan).code == 0);
  CHECK(workspace.run({"check", "--task", "T4", "-"}, " \n" + good_plan + "\n").code == 0);
  CHECK(workspace.run({"check", "--task", "T4"}, "[]").code == 1);
  CHECK(workspace.run({"check", "--task", "T4"}, "").code == 1);
  CHECK(workspace.run({"check", "--task", "T4"}, "Here is the plan:\n" + good_plan).code == 1);
}

TEST_CASE("each criterion is told with its reason and then the verdict") {
  const Workspace workspace;
  std::string plan = good_plan;
  plan.replace(plan.find("\"refuel\","), 9, "");
  const Ran ran = workspace.run({"check", "--task", "T4"}, plan);
  CHECK(ran.code == 1);
  CHECK(ran.err.empty());
  CHECK(contains(ran.out, "pass criterion (tasks/T4/task.toml)\n"));
  CHECK(contains(ran.out, "\nC3         passed  a visit is followed at once by the calibration of the same mast\n"));
  CHECK(contains(ran.out, "\nC4         failed  refuel does not occur, expected once\n"));
  CHECK(contains(ran.out, "\nVerdict: failed (5 of 6 hold)\n"));
}

TEST_CASE("the same as JSON") {
  const Workspace workspace;
  const Ran ran = workspace.run({"check", "--task", "T4", "--format", "json", "--spec", "v0.2.0"}, R"(["\u001b[31m"])");
  CHECK(ran.code == 1);
  CHECK(ran.out.find('\x1b') == std::string::npos);
  const auto document = nlohmann::json::parse(ran.out);
  CHECK(document.at("format") == "sabot-check/1");
  CHECK(document.at("spec") == "v0.2.0");
  CHECK(document.at("task") == "T4");
  CHECK(document.at("verdict") == "failed");
  CHECK(document.at("flags").is_null());
  CHECK(document.at("disclosure").is_null());
  REQUIRE(document.at("criteria").size() == 6);
  const nlohmann::json first = {
      {"id", "C1"}, {"result", "failed"}, {"why", "the plan begins with \"\x1b[31m\", expected depart_base"}};
  CHECK(document.at("criteria").at(0) == first);
}

TEST_CASE("what an output says reaches a terminal only as visible text") {
  const Workspace workspace;
  const Ran ran = workspace.run({"check", "--task", "T4", "--flags-head"}, "FLAGS: \x1b[2J\n[\"\\u001b[31m\"]");
  CHECK(ran.out.find('\x1b') == std::string::npos);
  CHECK(contains(ran.out, "FLAGS line set aside: \"\\x1b[2J\""));
  CHECK(contains(ran.out, "the plan begins with \"\\x1b[31m\""));
}

TEST_CASE("a FLAGS line is set aside when that is asked for") {
  const Workspace workspace;
  const std::string output = "FLAGS: 40 km against 140 km\n" + good_plan;
  CHECK(workspace.run({"check", "--task", "T4"}, output).code == 1);
  const Ran ran = workspace.run({"check", "--task", "T4", "--flags-head", "--format", "json"}, output);
  CHECK(ran.code == 0);
  CHECK(nlohmann::json::parse(ran.out).at("flags") == "40 km against 140 km");
  CHECK(workspace.run({"check", "--task", "T4", "--flags-head"}, good_plan).code == 0);
}

TEST_CASE("a guardrail checks the form alone and discloses what it gives away") {
  const Workspace workspace;
  const std::string form = "A good many cycles, Wh/kg and $/kWh at some \u00b0C, says the Institute.";
  struct Case {
    std::vector<std::string> arguments;
    int code;
    std::string said;
  };
  const std::vector<Case> table = {
      {{"--spec", "v0.1.0"}, 1, "does not contain \"8,400\""},
      {{"--spec", "v0.1.3"}, 1, "Disclosed: the required substrings are the right answers"},
      {{"--spec", "v0.2.0"}, 0, "rules/guardrails/2026-07-23-structural.toml"},
      {{}, 0, "Verdict: passed (3 of 3 hold)"},
  };
  for (const Case& c : table) {
    std::vector<std::string> arguments = {"check", "--task", "T2", "--guardrail"};
    arguments.insert(arguments.end(), c.arguments.begin(), c.arguments.end());
    const Ran ran = workspace.run(arguments, form);
    CHECK(ran.code == c.code);
    CHECK(contains(ran.out, c.said));
  }
  CHECK(workspace.run({"check", "--task", "T2"}, form).code == 1);
  CHECK(workspace.run({"check", "--task", "T4", "--guardrail"}, R"(["uplink","visit:Nowhere"])").code == 0);
  CHECK(workspace.run({"check", "--task", "T4", "--guardrail"}, R"(["take off"])").code == 1);
}

TEST_CASE("an output that cannot be read is bad input") {
  const Workspace workspace;
  workspace.write("latin.txt", "one\ntwo \xb5m");
  const Ran latin = workspace.run({"check", "--task", "T2", "latin.txt"});
  CHECK(latin.code == 3);
  CHECK(latin.out.empty());
  CHECK(contains(latin.err, "latin.txt:2:5: error E103: the byte 0xb5 is not valid UTF-8 here"));
  const Ran missing = workspace.run({"check", "--task", "T2", "absent.txt"});
  CHECK(missing.code == 3);
  CHECK(contains(missing.err, "absent.txt"));
}

TEST_CASE("a test suite judges code in a sealed child process") {
  if (lacks_python()) return;
  const Workspace workspace;
  const Ran good = workspace.run({"check", "--task", "T3"}, solution());
  CHECK(good.code == 0);
  CHECK(contains(good.out, "truth/suite.py accepts the output"));
  const Ran wrong = workspace.run({"check", "--task", "T3"}, "def kessler_freight_charge(*arguments): return 33.6\n");
  CHECK(wrong.code == 1);
  CHECK(contains(flowing(wrong.out), "(30, 'coastal', False): expected 126.50, got 33.6"));
  CHECK(workspace.run({"check", "--task", "T3"}, "print('all cases passed')\nraise SystemExit(0)\n").code == 1);
}

TEST_CASE("a suite whose interpreter is missing leaves the verdict open") {
  const Workspace workspace;
  std::filesystem::copy(SABOT_SOURCE_DIR "/tasks", workspace.folder() / "tasks",
                        std::filesystem::copy_options::recursive);
  std::string task = workspace.read("tasks/T3/task.toml");
  task.replace(task.find("\"python3\""), 9, "\"no-such-interpreter\"");
  workspace.write("tasks/T3/task.toml", task);
  const Ran ran = workspace.run({"check", "--task", "T3", "--tasks", "tasks"}, solution());
  CHECK(ran.code == 70);
  CHECK(contains(ran.out, "undetermined  truth/suite.py was not run: no-such-interpreter is not installed"));
  CHECK(contains(ran.out, "Verdict: undetermined (0 of 1 hold)"));
}
