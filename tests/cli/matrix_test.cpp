// The plan of a wave on the command line.
#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <sstream>

#include "cli/runs.hpp"
#include "cli/workspace.hpp"

using namespace sabot;
using namespace sabot::testing;

namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::size_t lines_with(const std::string& text, const std::string& part) {
  const auto lines = lines_of(text);
  return static_cast<std::size_t>(
      std::count_if(lines.begin(), lines.end(), [&](const std::string& line) { return contains(line, part); }));
}

// A baseline that failed and one that passed, with one of its faults.
std::vector<trace::Run> half_a_task() {
  auto failed = baseline("T4", 12);
  failed.task_passed = false;
  return {failed, baseline("T1", 11), fault("T1", "O1", 11, "FLAGS: none")};
}

}  // namespace

TEST_CASE("the plan has the numbers of each row, what is carved out, and every run") {
  const Workspace workspace;
  const Ran wave1 = workspace.run({"matrix", "--spec", "v0.1.2"});
  CHECK(wave1.code == 0);
  CHECK(contains(wave1.out, "  all                         900        150           0\n"));
  CHECK(contains(wave1.out, "\nCarved out\n  None.\n"));
  CHECK(lines_with(wave1.out, "/baseline/") == 150);
  const Ran wave2 = workspace.run({"matrix", "--spec", "v0.2.0"});
  CHECK(contains(wave2.out, "  autogen/guardrail            75         25          75\n"));
  CHECK(contains(wave2.out, "  all                         825        150          75\n"));
  CHECK(contains(wave2.out, "(carve-outs.magentic-one-after-the-run, rules/carve-outs/2026-07-23.toml:8)\n"));
}

TEST_CASE("a list is the runs alone, in the order of the matrix") {
  const Workspace workspace;
  const auto names = lines_of(workspace.run({"matrix", "--spec", "v0.2.0", "--format", "list"}).out);
  REQUIRE(names.size() == 975);
  CHECK(names.front() == "langgraph/default/T1/baseline/11");
  CHECK(names[5] == "langgraph/default/T1/O1/11");
  CHECK(names.back() == "autogen/guardrail/T5/O5/15");
}

TEST_CASE("what is missing is told with counts and exit code 1") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(half_a_task()));
  const Ran ran = workspace.run({"matrix", "--spec", "v0.2.0", "--missing", "runs.jsonl"});
  CHECK(ran.code == 1);
  CHECK(ran.err.empty());
  CHECK(contains(ran.out, "  all                         825        150          75        3      966            6\n"));
  CHECK(contains(ran.out, "  langgraph/default/T1/baseline/12\n"));
  CHECK_FALSE(contains(ran.out, "  langgraph/default/T1/baseline/11\n"));
  CHECK(contains(ran.out,
                 "(exclusions.BASELINE_FAIL, rules/exclusions/2026-07-23.toml:20)\n"
                 "    langgraph/default/T4/O1/12\n"));
  CHECK(contains(ran.out, "\nIn the input and in no plan\n  None.\n"));

  const auto names = lines_of(workspace.run({"matrix", "--missing", "runs.jsonl", "--format", "list"}).out);
  CHECK(names.size() == 966);
  CHECK(std::count(names.begin(), names.end(), "langgraph/default/T4/O1/12") == 0);
}

TEST_CASE("nothing is missing of a whole wave") {
  const Workspace workspace;
  std::vector<trace::Run> runs;
  for (const auto& name : lines_of(workspace.run({"matrix", "--spec", "v0.2.0", "--format", "list"}).out)) {
    std::istringstream stream(name);
    std::vector<std::string> parts;
    for (std::string part; std::getline(stream, part, '/');) parts.push_back(part);
    auto run = parts[3] == "baseline" ? baseline(parts[2], std::stoll(parts[4]))
                                      : fault(parts[2], parts[3], std::stoll(parts[4]), "FLAGS: none");
    run.framework = parts[0];
    run.config = parts[1];
    run.run_id = name;
    runs.push_back(std::move(run));
  }
  const Ran whole = workspace.run({"matrix", "--spec", "v0.2.0", "--missing", "-"}, lines(runs));
  CHECK(whole.code == 0);
  CHECK(contains(whole.out, "\nMissing\n  None.\n"));
  CHECK(workspace.run({"matrix", "--spec", "v0.2.0", "--missing", "-", "--format", "list"}, lines(runs)).out.empty());
  runs.pop_back();
  const Ran less = workspace.run({"matrix", "--spec", "v0.2.0", "--missing", "-", "--format", "list"}, lines(runs));
  CHECK(less.code == 1);
  CHECK(less.out == "autogen/guardrail/T5/O5/15\n");
}

TEST_CASE("runs come from folders and files, and judge verdicts beside them change nothing") {
  const Workspace workspace;
  const auto runs = half_a_task();
  workspace.write("tree/T1/baseline/seed11/baseline-runresult.json", trace::write_run(runs[1]));
  workspace.write("tree/T1/O1/seed11/runresult.json", trace::write_run(runs[2]));
  workspace.write("more.jsonl", lines({runs[0]}));
  const std::vector<std::string> arguments = {"matrix", "--missing", "tree", "more.jsonl", "--spec", "v0.2.0"};
  const Ran before = workspace.run(arguments);
  CHECK(before.code == 1);
  CHECK(contains(before.out, "        3      966            6\n"));
  const std::string judge = "tree/T1/O1/seed11/judgeverdict.json";
  workspace.write(judge, R"({"noticed": true, "by_which_component": null, "evidence_quote": null})");
  const Ran judged = workspace.run(arguments);
  CHECK(judged.out == before.out);
  CHECK(judged.err.empty());
  workspace.write(judge, R"({"noticed": "perhaps"})");
  CHECK(workspace.run(arguments).code == 3);
}

TEST_CASE("input that is wrong is no reason to plan") {
  const Workspace workspace;
  workspace.write("broken.jsonl", "{\n");
  workspace.write("doubled.jsonl", lines({baseline("T1", 11), baseline("T1", 11)}));
  for (const std::string input : {"broken.jsonl", "doubled.jsonl", "nowhere.jsonl"}) {
    INFO(input);
    const Ran ran = workspace.run({"matrix", "--missing", input});
    CHECK(ran.code == 3);
    CHECK(ran.out.empty());
    CHECK(contains(ran.err, input));
  }
}

TEST_CASE("runs that are in no plan are named") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines({baseline("T1", 16), fault("T1", "O1", 16, "FLAGS: none")}));
  const Ran ran = workspace.run({"matrix", "--missing", "runs.jsonl"});
  CHECK(ran.code == 1);
  CHECK(contains(ran.out,
                 "\nIn the input and in no plan\n"
                 "  langgraph/default/T1/baseline/16\n  langgraph/default/T1/O1/16\n"));
  CHECK(ran.err ==
        "warning: 2 runs of the input are in no plan, since a label is not registered or a cell is carved\n"
        "  out; the first is langgraph/default/T1/baseline/16\n");
}

TEST_CASE("machine formats give every record its standing") {
  const Workspace workspace;
  auto runs = half_a_task();
  runs.push_back(baseline("T1", 16));
  workspace.write("runs.jsonl", lines(runs));
  const Ran csv = workspace.run({"matrix", "--spec", "v0.2.0", "--format", "csv"});
  CHECK(lines_with(csv.out, ",planned,") == 975);
  CHECK(lines_with(csv.out, ",carved_out,") == 75);
  CHECK(contains(csv.out, "spec,rulebook,framework,config,task,operator,replicate,standing,reason\n"));
  CHECK(contains(csv.out, ",langgraph,default,T1,,11,planned,\n"));
  CHECK(contains(csv.out, ",langgraph,default,T1,O1,11,planned,\n"));

  const Ran jsonl = workspace.run({"matrix", "--spec", "v0.2.0", "--missing", "runs.jsonl", "--format", "jsonl"});
  std::map<std::string, int> records;
  for (const auto& line : lines_of(jsonl.out)) {
    const auto record = nlohmann::json::parse(line);
    const std::string standing = record["standing"];
    ++records[standing];
    CHECK(record["reason"].is_null() == (standing == "missing" || standing == "in_no_plan"));
    if (standing == "in_no_plan") CHECK((record["operator"].is_null() && record["replicate"] == "16"));
  }
  CHECK(records ==
        std::map<std::string, int>{{"missing", 966}, {"needs_no_run", 6}, {"in_no_plan", 1}, {"carved_out", 75}});
}

TEST_CASE("the budget is that of the pinned prices, or of a price of one's own") {
  const Workspace workspace;
  const Ran pinned = workspace.run({"matrix", "--spec", "v0.2.0", "--budget"});
  CHECK(pinned.code == 0);
  CHECK(contains(pinned.out, "  The cap is 500.00, 0.00 of it spent.\n"));
  CHECK(contains(pinned.out, "0.143   975  139.43              139.43  within           never\n"));
  CHECK(contains(pinned.out, "0.381   975  371.48              371.48  within           never\n"));
  CHECK_FALSE(contains(pinned.out, "repetitions fall"));
  CHECK_FALSE(contains(pinned.out, "/T1/"));

  const Ran over = workspace.run({"matrix", "--spec", "v0.2.0", "--budget", "--price", "0.6", "--spent", "20"});
  CHECK(over.code == 0);
  CHECK(contains(over.out, "0.60   975  585.00              605.00  over             after 800 runs, at\n" +
                               std::string(69, ' ') + "autogen/default/T3/O6/11\n"));
  CHECK(contains(over.out, "repetitions fall to 3 before any cell is cut. The first labels stay: 11, 12, 13.\n"));
  CHECK(contains(over.out, "0.60   585  351.00              371.00  within\n"));
}

TEST_CASE("the budget of what is missing leaves out what is there") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(half_a_task()));
  const Ran ran =
      workspace.run({"matrix", "--spec", "v0.2.0", "--missing", "runs.jsonl", "--budget", "--price", "0.5"});
  CHECK(ran.code == 1);
  CHECK(contains(ran.out, "0.50   966  483.00              483.00  within           never\n"));
}
