// Two waves compared, and the view by operator, from the command line.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "cli/runs.hpp"
#include "cli/workspace.hpp"
#include "support/schema.hpp"

using namespace sabot::testing;
using nlohmann::json;
using sabot::report::test::schema_findings;

namespace {

const std::string earlier = SABOT_SOURCE_DIR "/golden/two-waves-before/runs.jsonl";
const std::string later = SABOT_SOURCE_DIR "/golden/two-waves-after/runs.jsonl";

Ran compare(std::vector<std::string> more = {}) {
  const Workspace workspace;
  std::vector<std::string> arguments = {"compare", "--before", earlier, "--after", later};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return workspace.run(arguments);
}

json compared(std::vector<std::string> more = {}) {
  more.insert(more.end(), {"--format", "json"});
  const Ran ran = compare(more);
  CHECK(ran.code == 0);
  CHECK(ran.err.empty());
  return json::parse(ran.out);
}

json answer(const json& comparison, std::string_view id) {
  for (const auto& prediction : comparison["predictions"]) {
    if (prediction["id"] == id) return prediction;
  }
  return nullptr;
}

}  // namespace

TEST_CASE("each side is judged by the version that its labels were first and last registered under") {
  const auto by_seeds = compared();
  CHECK(by_seeds["before"]["spec"]["version"] == "v0.1.2");
  CHECK(by_seeds["after"]["spec"]["version"] == "v0.2.0");
  const auto as_told = compared({"--before-spec", "v0.2.0", "--after-spec", "v0.2.1"});
  CHECK(as_told["before"]["spec"]["version"] == "v0.2.0");
  CHECK(as_told["after"]["spec"]["version"] == "v0.2.1");
}

TEST_CASE("labels that no wave registered do not say which version judges them") {
  const Workspace workspace;
  auto runs = small_wave();
  for (auto& run : runs) run.replicate = {std::string("r1")};
  workspace.write("runs.jsonl", lines(runs));
  const Ran ran = workspace.run({"compare", "--before", "runs.jsonl", "--after", "runs.jsonl"});
  CHECK(ran.code == 2);
  CHECK(ran.out.empty());
  CHECK(ran.err ==
        "--before: error E166: no wave registered all of these replicate labels: r1\n"
        "  help: say which version judges these runs: --before-spec VERSION\n");
  const Ran half =
      workspace.run({"compare", "--before", "runs.jsonl", "--before-spec", "v0.1.3", "--after", "runs.jsonl"});
  CHECK(contains(half.err, "--after: error E166"));
  const Ran told = workspace.run({"compare", "--before", "runs.jsonl", "--before-spec", "v0.1.3", "--after",
                                  "runs.jsonl", "--after-spec", "v0.2.0"});
  CHECK(told.code == 0);
  CHECK(contains(told.out, "Paired effect on the headline: +50.0 pp over 2 cells"));
}

TEST_CASE("the comparison's JSON fits its schema and holds pairs, losses and reasons") {
  const auto value = compared();
  CHECK(schema_findings("output-compare.schema.json", value) == "");
  const auto& all = value["all"][0];
  CHECK(all["pairs"] == 18);
  CHECK(all["gained"] == 7);
  CHECK(all["lost"] == 2);
  CHECK(all["headline"]["before"] == json::parse(R"({"part": 6, "whole": 18, "rate": 0.3333333333333333})"));
  CHECK(all["headline"]["effect"]["value"]["numerator"] == 5);
  CHECK(all["headline"]["effect"]["value"]["denominator"] == 18);
  REQUIRE(value["worse"].size() == 2);
  CHECK(value["worse"][0]["operator"] == "O3");
  CHECK(value["worse"][0]["replicate"] == "12");
  CHECK(value["changed_guardrails"] == json{"T2"});
  for (const auto& cell : value["unpaired"]) {
    if (cell["operator"] == "O2" && cell["framework"] == "autogen") {
      CHECK(cell["before"]["standing"] == "valid");
      CHECK(cell["after"]["standing"] == "carved out");
      CHECK(cell["after"]["reason"]["rule"] == "carve-outs.magentic-one-after-the-run");
    }
  }
}

TEST_CASE("predictions are answered with their evidence") {
  const auto value = compared();
  CHECK(answer(value, "P1")["answer"] == "undecided");
  CHECK(answer(value, "P2")["answer"] == "violated");
  CHECK(answer(value, "P2")["evidence"][0]["against"][0]["replicate"] == "12");
  CHECK(answer(value, "P3")["answer"] == "confirmed");
  CHECK(answer(value, "P4")["open"].size() == 5);
  const auto earlier_rules = compared({"--after-spec", "v0.1.3"});
  CHECK(earlier_rules["predictions"].empty());
  CHECK(contains(compare({"--after-spec", "v0.1.3"}).out, "v0.1.3 has no registered predictions."));
}

TEST_CASE("a wave compared with itself has no effect") {
  const Workspace workspace;
  const Ran ran = workspace.run({"compare", "--before", later, "--after", later, "--before-spec", "v0.2.0"});
  CHECK(ran.code == 0);
  CHECK(contains(ran.out, "Paired effect on the headline: 0.0 pp over 18 cells"));
  CHECK(contains(ran.out, "Worse: 0 cells"));
}

TEST_CASE("a caveat of both waves is said once") {
  const Workspace workspace;
  const Ran ran = workspace.run({"compare", "--before", later, "--after", later, "--before-spec", "v0.2.0"});
  CHECK(ran.code == 0);
  CHECK(contains(ran.out, "\n  Both: The input accounts for 24 of 225 cells of 2 of 6 rows: "));
  CHECK_FALSE(contains(ran.out, "\n  After: "));
}

TEST_CASE("Markdown says what the terminal says, with whole digests") {
  const auto text = compare({"--format", "markdown"}).out;
  CHECK(contains(text, "# Paired effect on the headline: +27.8 pp over 18 cells"));
  CHECK(contains(text, "## P2 violated\n"));
  CHECK(contains(text, compared()["after"]["rulebook"].get<std::string>()));
}

TEST_CASE("the view by operator fits its schema, and has no flags before there were any") {
  const Workspace workspace;
  const Ran ran = workspace.run({"operators", "--spec", "v0.2.0", later, "--format", "json"});
  CHECK(ran.code == 0);
  const auto value = json::parse(ran.out);
  CHECK(schema_findings("output-operators.schema.json", value) == "");
  const auto& tool_lie = value["pooled"][0];
  CHECK(tool_lie["operator"] == "O1");
  CHECK(tool_lie["valid"] == 8);
  CHECK(tool_lie["anchored_only"]["part"] == 6);
  CHECK(tool_lie["clean_false_flag"]["part"] == 0);
  const auto before = json::parse(workspace.run({"operators", "--spec", "v0.1.2", earlier, "--format", "json"}).out);
  CHECK(schema_findings("output-operators.schema.json", before) == "");
  CHECK(before["pooled"][0]["flagged"].is_null());
  CHECK(before["pooled"][0]["clean_false_flag"].is_null());
}
