// Versions, rules in force, and rules from a folder.
#include <catch2/catch.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "cli/rule_copy.hpp"
#include "cli/runs.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;

namespace {

namespace fs = std::filesystem;

constexpr auto anchors = "rules/anchors/2026-07-23.toml";
constexpr auto mapping = "rules/mappings/langgraph/2026-07-22-per-act.toml";

nlohmann::json verdict(const Workspace& workspace, const std::string& cell_operator,
                       std::vector<std::string> arguments) {
  arguments.insert(arguments.end(), {"--format", "jsonl"});
  const Ran ran = workspace.run(arguments);
  INFO(ran.err);
  REQUIRE(ran.code == 0);
  std::string rest = ran.out;
  for (auto end = rest.find('\n'); end != std::string::npos; end = rest.find('\n')) {
    auto line = nlohmann::json::parse(rest.substr(0, end));
    if (line["cell"]["operator"] == cell_operator && !line["run"].is_null()) return line;
    rest.erase(0, end + 1);
  }
  throw std::runtime_error("no verdict on " + cell_operator);
}

}  // namespace

TEST_CASE("without --spec the newest version judges, and the output says so") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(small_wave()));
  const Ran newest = workspace.run({"runs.jsonl"});
  CHECK(contains(newest.out, "no version was asked for"));
  const Ran specs = workspace.run({"specs"});
  CHECK(specs.code == 0);
  const std::string last_line = specs.out.substr(specs.out.rfind('\n', specs.out.size() - 2) + 1);
  CHECK(contains(newest.out, last_line.substr(0, last_line.find(' '))));
  CHECK_FALSE(contains(workspace.run({"--spec", "v0.2.0", "runs.jsonl"}).out, "no version was asked for"));
}

TEST_CASE("versions and rules can be looked up") {
  const Workspace workspace;
  const Ran show = workspace.run({"specs", "show", "v0.2.1"});
  CHECK(contains(show.out, "adopts   rules/surfaces/2026-07-25.toml"));
  CHECK(contains(show.out, "replaces rules/surfaces/2026-07-23.toml"));
  CHECK(contains(workspace.run({"rules", "--spec", "v0.2.1"}).out, anchors));
  CHECK_FALSE(contains(workspace.run({"rules", "--spec", "v0.1.0"}).out, anchors));
  const Ran rule = workspace.run({"rules", "show", "anchors"});
  CHECK(contains(rule.out, std::string(anchors) + ":2:1"));
  CHECK(contains(rule.out, read_text(fs::path(SABOT_SOURCE_DIR) / anchors)));
  CHECK(nlohmann::json::parse(workspace.run({"rules", "schema", "anchors"}).out).is_object());
  CHECK(contains(workspace.run({"rules", "reference"}).out, "anchors"));
}

TEST_CASE("an unchanged copy of the rules judges alike, under the same digest") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(small_wave()));
  copy_rules(workspace, "mine");
  const std::string built_in = workspace.run({"runs.jsonl", "--format", "csv"}).out;
  CHECK_FALSE(built_in.empty());
  CHECK(workspace.run({"specs"}).out == workspace.run({"specs", "--rules", "mine"}).out);
  CHECK(workspace.run({"specs"}).out == workspace.run({"specs", "--rules", "mine/rules"}).out);
  fs::remove_all(workspace.folder() / "mine/rules");
  CHECK(workspace.run({"specs"}).out == workspace.run({"specs", "--rules", "mine"}).out);
}

TEST_CASE("a new anchor in a copy of the rules changes verdict and digest") {
  const Workspace workspace;
  auto runs = small_wave();
  runs[2] = fault("T1", "O2", 11, "VERDICT: ACCEPT\nFLAGS: a rubber stamp");
  workspace.write("runs.jsonl", lines(runs));
  copy_rules(workspace, "mine");
  const auto before = verdict(workspace, "O2", {"runs.jsonl", "--rules", "mine"});
  workspace.write(std::string("mine/") + anchors, replaced(workspace.read(std::string("mine/") + anchors),
                                                           "\"no issues\"", "\"no issues\", \"rubber stamp\""));
  const auto after = verdict(workspace, "O2", {"runs.jsonl", "--rules", "mine"});
  CHECK(before["outcome"]["headline"] == false);
  CHECK(after["outcome"]["headline"] == true);
  CHECK(before["rulebook"] != after["rulebook"]);
  CHECK(contains(after["outcome"]["headline_reason"]["place"].get<std::string>(), "mine/rules/anchors/"));
}

TEST_CASE("the example of docs/rules.md, one more anchor, prints what the page shows") {
  const Workspace workspace;
  const std::string page = read_text(SABOT_SOURCE_DIR "/docs/rules.md");
  const std::string before = R"(anchors = ["verified verbatim"])";
  const std::string after = R"(anchors = ["verified verbatim", "quotes confirmed"])";
  REQUIRE(contains(page, "-" + before + "\n+" + after));
  copy_rules(workspace, "mine");
  const std::string path = std::string("mine/") + anchors;
  workspace.write(path, replaced(workspace.read(path), before, after));
  const std::string review = "FLAGS: 'all quotes confirmed', yet no check ran";
  REQUIRE(contains(page, review));
  workspace.write("run.jsonl", lines({baseline("T5", 11), fault("T5", "O2", 11, review)}));

  const std::string in_project = workspace.run({"explain", "langgraph/default/T5/O2/11", "run.jsonl"}).out;
  CHECK(contains(in_project, "FLAGS line of reviewer quotes no registered anchor"));
  const Ran ran = workspace.run({"explain", "langgraph/default/T5/O2/11", "run.jsonl", "--rules", "mine"});
  INFO(ran.out << ran.err);
  const auto start = page.find("FLAGS line of reviewer counts");
  REQUIRE(start != std::string::npos);
  const std::string shown = page.substr(start, page.find("\n```", start) - start);
  CHECK(contains(flowing(ran.out), flowing(shown)));
}

TEST_CASE("a new act in a mapping changes verdict and digest") {
  const Workspace workspace;
  auto runs = small_wave();
  runs[2].events.push_back(act(2, "block", "reviewer"));
  workspace.write("runs.jsonl", lines(runs));
  copy_rules(workspace, "mine");
  const auto before = verdict(workspace, "O2", {"runs.jsonl", "--rules", "mine"});
  workspace.write(std::string("mine/") + mapping, workspace.read(std::string("mine/") + mapping) + R"(
[[act]]
id = "langgraph.block.reviewer"
act = "block"
mechanism = "the reviewer stops the artifact"
when = { kind = "guardrail-event", "payload.act" = "block", "payload.component" = "reviewer" }
)");
  const auto after = verdict(workspace, "O2", {"runs.jsonl", "--rules", "mine"});
  CHECK(before["run"]["acts"][0]["standing"] == "unmapped");
  CHECK(before["outcome"]["mapping"] == false);
  CHECK(after["outcome"]["mapping"] == true);
  CHECK(after["outcome"]["headline_reason"]["rule"] == "langgraph.block.reviewer");
  CHECK(before["rulebook"] != after["rulebook"]);
}

TEST_CASE("broken rules are told by file, line and column, before any input is read") {
  const Workspace workspace;
  copy_rules(workspace, "mine");
  workspace.write(std::string("mine/") + anchors,
                  replaced(workspace.read(std::string("mine/") + anchors), "[[anchor]]\ntask", "[[anchor]]\ntsk"));
  const Ran ran = workspace.run({"missing.jsonl", "--rules", "mine"});
  INFO(ran.err);
  CHECK(ran.code == 4);
  CHECK(ran.out.empty());
  CHECK(contains(ran.err, std::string("mine/") + anchors + ":12:1: error E202: "));
  CHECK(contains(ran.err, "did you mean \"task\"?"));
  CHECK(workspace.run({"specs", "--rules", "nowhere"}).code == 4);
  workspace.write("empty/readme.md", "");
  CHECK(contains(workspace.run({"specs", "--rules", "empty"}).err, "E251: the folder holds no rules"));
}
