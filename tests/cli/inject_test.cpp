// Planting from the command line: what comes out, where, and with which exit code.
#include <catch2/catch.hpp>

#include <nlohmann/json.hpp>

#include "cli/runs.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;

namespace {

std::vector<std::string> planting(const std::string& fault_operator, const std::vector<std::string>& more = {}) {
  std::vector<std::string> arguments = {"inject", "--task", "T1", "--operator", fault_operator};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

// With white space and a number as no writer of ours would put them.
const std::string reading = "{ \"tool\": \"read_report\",\n  \"result\": \"47.1 or 47.1\", \"n\": 1.50 }\n\n";

}  // namespace

TEST_CASE("the payload with its fault comes out as one line") {
  const Workspace workspace;
  workspace.write("payload.json", reading);
  const std::string faulted = "{\"tool\":\"read_report\",\"result\":\"74.1 or 47.1\",\"n\":1.5}\n";
  for (const Ran& ran : {workspace.run(planting("O1", {"payload.json"})), workspace.run(planting("O1"), reading),
                         workspace.run(planting("O1", {"-"}), reading)}) {
    CHECK(ran.code == 0);
    CHECK(ran.out == faulted);
    CHECK(ran.err.empty());
  }
  const Ran kept = workspace.run(planting("O1", {"payload.json", "--out", "faulted.json"}));
  CHECK(kept.code == 0);
  CHECK(kept.out.empty());
  CHECK(workspace.read("faulted.json") == faulted);
}

TEST_CASE("a payload that the fault cannot land in comes out byte for byte with exit code 1") {
  const Workspace workspace;
  const auto [what, input, fault_operator, why] = GENERATE(table<std::string, std::string, std::string, std::string>({
      {"no such field", reading, "O3", R"(the payload has no text in "handoff")"},
      {"no text", "{\"result\": [47.1]}", "O1", R"(the payload has no text in "result")"},
      {"another value", "\n{\"result\":\"41.7\"}\n", "O1", R"("result" does not hold "47.1")"},
      {"an empty payload", "{}", "O6", R"(the payload has no text in "result")"},
  }));
  INFO(what);
  const Ran ran = workspace.run(planting(fault_operator), input);
  CHECK(ran.code == 1);
  CHECK(ran.out == input);
  CHECK(ran.err == "sabot-eval inject: not planted: " + why + "\n");
}

TEST_CASE("a side effect that must not happen is announced") {
  const Workspace workspace;
  const Ran ran = workspace.run(planting("O6"), "{\"result\":\"saved\"}");
  CHECK(ran.code == 0);
  CHECK(ran.out == "{\"result\":\"wrote 1 record to output.json\"}\n");
  CHECK(ran.err == "sabot-eval inject: the tool's side effect must be suppressed\n");
  CHECK(workspace.run(planting("O2"), "{\"result\":\"saved\"}").err.empty());
}

TEST_CASE("a record says in one line what a harness has to know") {
  const Workspace workspace;
  struct Case {
    std::string fault_operator;
    std::string input;
    int code;
    nlohmann::json record;
  };
  const std::vector<Case> table = {
      {"O6",
       R"({"result":"saved"})",
       0,
       {{"task", "T1"},
        {"operator", "O6"},
        {"verified", true},
        {"suppress_side_effect", true},
        {"why", R"("result" is now "wrote 1 record to output.json")"},
        {"payload", {{"result", "wrote 1 record to output.json"}}}}},
      {"O1",
       R"({"result":"41.7"})",
       1,
       {{"task", "T1"},
        {"operator", "O1"},
        {"verified", false},
        {"suppress_side_effect", false},
        {"why", R"("result" does not hold "47.1")"},
        {"payload", {{"result", "41.7"}}}}},
  };
  for (const Case& c : table) {
    const Ran ran = workspace.run(planting(c.fault_operator, {"--format", "record"}), c.input);
    CHECK(ran.code == c.code);
    REQUIRE(ran.out.find('\n') == ran.out.size() - 1);
    CHECK(nlohmann::json::parse(ran.out) == c.record);
  }
}

TEST_CASE("what is no payload is refused with its place") {
  const Workspace workspace;
  const auto [input, said] = GENERATE(table<std::string, std::string>({
      {"", "payload.json:1:1: error E101"},
      {"{\"result\":\"47.1\",\n \"n\":}", "payload.json:2:6: error E106"},
      {"{\"result\":\"47.1", "payload.json:1:16: error E102"},
      {"[\"47.1\"]", "payload.json:1:1: error E113"},
      {"{\"result\":\"47.1\"} {}", "payload.json:1:19: error E107"},
      {"{\"result\":\"a\",\"result\":\"47.1\"}", "payload.json:1:15: error E109"},
      {"{\"result\":\"47.1 \xff\"}", "payload.json:1:17: error E103"},
  }));
  workspace.write("payload.json", input);
  const Ran ran = workspace.run(planting("O1", {"payload.json"}));
  INFO(ran.err);
  CHECK(ran.code == 3);
  CHECK(ran.out.empty());
  CHECK(contains(ran.err, said));
}

TEST_CASE("planting goes by the tasks and the rules that are given") {
  const Workspace workspace;
  namespace fs = std::filesystem;
  fs::copy(fs::path(SABOT_SOURCE_DIR) / "tasks", workspace.folder() / "own", fs::copy_options::recursive);
  workspace.write("own/T1/task.toml",
                  replaced(workspace.read("own/T1/task.toml"), "plant = \"74.1\"", "plant = \"7\""));
  const Ran own = workspace.run(planting("O1", {"--tasks", "own"}), R"({"result":"47.1"})");
  CHECK(own.out == "{\"result\":\"7\"}\n");

  fs::copy(fs::path(SABOT_SOURCE_DIR) / "rules", workspace.folder() / "rules", fs::copy_options::recursive);
  const std::string operators = "rules/operators/2026-07-22.toml";
  workspace.write(operators, replaced(workspace.read(operators), "field = \"result\"", "field = \"output\""));
  const Ran ruled = workspace.run(planting("O1", {"--rules", "rules"}), R"({"output":"47.1","result":"47.1"})");
  CHECK(ruled.out == "{\"output\":\"74.1\",\"result\":\"47.1\"}\n");

  const Ran broken = workspace.run(planting("O1", {"--tasks", "nowhere"}), R"({"result":"47.1"})");
  CHECK(broken.code == 4);
  CHECK(broken.out.empty());
}
