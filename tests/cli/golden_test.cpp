// The runner of golden cases.
#include <sys/stat.h>

#include <catch2/catch.hpp>
#include <filesystem>

#include "cli/rule_copy.hpp"
#include "cli/runs.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;

namespace {

constexpr auto description = R"([case]
summary = "An anchored flag detects."
spec = "v0.2.1"
decides = ["anchors", "anchors.T1.O1"]
)";

void write_case(const Workspace& workspace, const std::string& folder, const std::string& text) {
  workspace.write(folder + "/case.toml", text);
  workspace.write(folder + "/runs.jsonl", lines(small_wave()));
}

}  // namespace

TEST_CASE("update records a case, and check then passes wherever the folder lies") {
  const Workspace workspace;
  write_case(workspace, "golden/flag", description);
  const Ran before = workspace.run({"golden", "check"});
  CHECK(before.code == 1);
  CHECK(contains(before.out, "expected.jsonl"));
  const Ran update = workspace.run({"golden", "update"});
  INFO(update.out);
  CHECK(update.code == 0);
  CHECK(workspace.run({"golden", "check"}).out == "1 case: 1 passed, 0 failed\n");
  CHECK_FALSE(contains(workspace.read("golden/flag/expected.md"), "golden"));
  std::filesystem::rename(workspace.folder() / "golden", workspace.folder() / "elsewhere");
  CHECK(workspace.run({"golden", "check", "elsewhere"}).code == 0);
}

TEST_CASE("a difference is told by cell, field and the rule that decides now") {
  const Workspace workspace;
  write_case(workspace, "golden/flag", description);
  REQUIRE(workspace.run({"golden", "update"}).code == 0);
  const std::string path = "golden/flag/expected.jsonl";
  workspace.write(path, replaced(workspace.read(path), "\"headline\":true", "\"headline\":false"));
  const Ran ran = workspace.run({"golden", "check"});
  INFO(ran.out);
  CHECK(ran.code == 1);
  CHECK(contains(ran.out, "langgraph/default/T1/O1/11"));
  CHECK(contains(ran.out, "outcome/headline: expected false, got true"));
  CHECK(contains(ran.out, "decided by "));
  CHECK(contains(ran.out, "1 case: 0 passed, 1 failed"));
}

TEST_CASE("a rule that was to decide and did not fails the case, and update leaves it as it is") {
  const Workspace workspace;
  write_case(workspace, "golden/flag", replaced(description, "\"anchors\"", "\"carve-outs\""));
  const Ran ran = workspace.run({"golden", "update"});
  CHECK(ran.code == 1);
  CHECK(contains(ran.out, "carve-outs was to decide something and decided nothing"));
  CHECK_FALSE(workspace.has("golden/flag/expected.jsonl"));
}

TEST_CASE("a case's own rules lie over the built-in ones") {
  const Workspace workspace;
  write_case(workspace, "golden/flag",
             replaced(description, "\"anchors\", \"anchors.T1.O1\"", "\"flags\"") + "rules = \"rules\"\n");
  const std::string anchors = read_text(SABOT_SOURCE_DIR "/rules/anchors/2026-07-23.toml");
  workspace.write("golden/flag/rules/anchors/2026-07-23.toml", replaced(anchors, "\"74.1\"", "\"75.1\""));
  const Ran ran = workspace.run({"golden", "update"});
  INFO(ran.out);
  CHECK(ran.code == 0);
  CHECK_FALSE(contains(workspace.read("golden/flag/expected.jsonl"), "\"headline\":true"));
}

TEST_CASE("a case that does not hold together is told by its place") {
  const Workspace workspace;
  write_case(workspace, "golden/flag", replaced(description, "spec =", "sepc ="));
  const Ran ran = workspace.run({"golden", "check"});
  CHECK(ran.code == 1);
  CHECK(contains(ran.out, "golden/flag/case.toml:3:1: error E163: unknown key \"sepc\""));
  CHECK(contains(ran.out, "the key \"spec\" is missing"));
  CHECK(workspace.run({"golden", "check", "nowhere"}).code == 3);
  write_case(workspace, "golden/flag", replaced(description, "\"v0.2.1\"", "\"\""));
  CHECK(contains(workspace.run({"golden", "check"}).out, "case.toml:3:8: error E163: \"spec\" must not be empty"));
}

TEST_CASE("a case whose runs cannot be read is told with its path") {
  const Workspace workspace;
  write_case(workspace, "golden/flag", description);
  const auto runs = workspace.folder() / "golden/flag/runs.jsonl";
  std::filesystem::remove(runs);
  CHECK(contains(workspace.run({"golden", "check"}).out, "golden/flag/runs.jsonl: error E151: cannot open"));
  REQUIRE(::mkfifo(runs.c_str(), 0600) == 0);
  CHECK(contains(workspace.run({"golden", "check"}).out, "runs.jsonl: error E163: is not a regular file"));
}

TEST_CASE("a difference is told whole: cell, field, expected, got, and the deciding rule with its line") {
  const Workspace workspace;
  write_case(workspace, "golden/flag", description);
  REQUIRE(workspace.run({"golden", "update"}).code == 0);
  const std::string path = "golden/flag/expected.jsonl";
  workspace.write(path, replaced(workspace.read(path), "\"headline\":true", "\"headline\":false"));
  const std::string difference =
      "  langgraph/default/T1/O1/11\n"
      "    outcome/headline: expected false, got true\n"
      "      decided by anchors.T1.O1, rules/anchors/2026-07-23.toml:11: at seq 1, the line quotes the registered "
      "anchor "
      "\"74.1\"\n";
  const Ran text = workspace.run({"golden", "check"});
  CHECK(text.code == 1);
  CHECK(text.out == "golden/flag\n" + difference + "1 case: 0 passed, 1 failed\n");

  const Ran xml = workspace.run({"golden", "check", "--format", "junit"});
  CHECK(xml.code == 1);
  const std::string escaped = replaced(difference, "\"74.1\"", "&quot;74.1&quot;");
  CHECK(xml.out == R"(<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="1" failures="1" errors="0">
  <testsuite name="golden" tests="1" failures="1" errors="0">
    <testcase classname="golden" name="golden/flag">
      <failure message="  langgraph/default/T1/O1/11">)" +
                       escaped + R"(</failure>
    </testcase>
  </testsuite>
</testsuites>
)");
  const Ran github = workspace.run({"golden", "check", "--format", "github"});
  CHECK(github.code == 1);
  CHECK(github.out.starts_with("::error file=golden/flag/case.toml,title=golden::  langgraph/default/T1/O1/11%0A"));
  CHECK(workspace.run({"golden", "check", "--format", "junit", "--out", "report.xml"}).out.empty());
  CHECK(workspace.read("report.xml") == xml.out);
}

TEST_CASE("a folder that holds a part of a case and no description is an error") {
  const std::string left = GENERATE("runs.jsonl", "expected.md", "expected.jsonl", "expected.txt");
  const Workspace workspace;
  write_case(workspace, "golden/flag", description);
  REQUIRE(workspace.run({"golden", "update"}).code == 0);
  workspace.write("golden/lost/" + left, "");
  workspace.write("golden/lost/CASE.toml", description);
  for (const char* verb : {"check", "update"}) {
    const Ran ran = workspace.run({"golden", verb});
    CHECK(ran.code == 1);
    CHECK(contains(ran.out, "golden/lost: error E163: the folder holds files of a case and no case.toml\n"));
    CHECK(contains(ran.out, "2 cases: 1 "));
  }
  workspace.write("golden/notes/readme.md", "");
  std::filesystem::remove_all(workspace.folder() / "golden/lost");
  CHECK(workspace.run({"golden", "check"}).out == "1 case: 1 passed, 0 failed\n");
}

TEST_CASE("the paths of a case stay in its folder") {
  const std::string path = GENERATE("../../rules", "/etc/passwd", "rules/../..", "..");
  const std::string key = GENERATE("rules", "judge");
  const Workspace workspace;
  write_case(workspace, "golden/flag", fmt::format("{}{} = \"{}\"\n", description, key, path));
  const Ran ran = workspace.run({"golden", "check"});
  CHECK(ran.code == 1);
  CHECK(contains(ran.out, fmt::format("error E163: \"{}\" leads out of the case's folder\n", key)));
}

TEST_CASE("update writes both expectations or none") {
  const Workspace workspace;
  write_case(workspace, "golden/flag", description);
  workspace.write("golden/flag/expected.jsonl", "as it was\n");
  std::filesystem::create_directories(workspace.folder() / "golden/flag/expected.md/in the way");
  const Ran ran = workspace.run({"golden", "update"});
  CHECK(ran.code == 1);
  CHECK(contains(ran.out, "golden/flag/expected.md: error E162: "));
  CHECK(workspace.read("golden/flag/expected.jsonl") == "as it was\n");
}

TEST_CASE("nothing that a case holds acts on a terminal") {
  const Workspace workspace;
  write_case(workspace, "golden/flag", replaced(description, "\"anchors\",", "\"\\u001B[31m\","));
  CHECK(contains(workspace.run({"golden", "check"}).out, "  \\x1b[31m was to decide something"));
  write_case(workspace, "golden/flag", description);
  REQUIRE(workspace.run({"golden", "update"}).code == 0);
  workspace.write("golden/flag/expected.jsonl", "\x1b[31m\n" + workspace.read("golden/flag/expected.jsonl"));
  const Ran ran = workspace.run({"golden", "check"});
  CHECK(contains(ran.out, "\\x1b[31m"));
  CHECK_FALSE(contains(ran.out, "\x1b"));
}

TEST_CASE("a case that a draft judges is marked, and each draft is warned of once") {
  const Workspace workspace;
  for (const char* name : {"golden/again", "golden/proposed"}) {
    std::filesystem::create_directories(workspace.folder() / "golden");
    std::filesystem::copy(SABOT_SOURCE_DIR "/golden/a-proposed-amendment", workspace.folder() / name,
                          std::filesystem::copy_options::recursive);
  }
  constexpr auto warning = "warning: v0.3.0 is a draft: it is not released, and its numbers are no Sabot results.\n";
  const Ran passed = workspace.run({"golden", "check"});
  CHECK(passed.code == 0);
  CHECK(passed.out == "golden/again: by v0.3.0 DRAFT\ngolden/proposed: by v0.3.0 DRAFT\n2 cases: 2 passed, 0 failed\n");
  CHECK(passed.err == warning);

  workspace.write("golden/again/expected.md", "another\n");
  const Ran failed = workspace.run({"golden", "check"});
  CHECK(failed.code == 1);
  CHECK(failed.out.starts_with("golden/again: by v0.3.0 DRAFT\n  expected.md:1\n"));
  const Ran junit = workspace.run({"golden", "check", "--format", "junit"});
  CHECK(contains(junit.out, "name=\"golden/proposed\">\n      <system-out>v0.3.0 DRAFT</system-out>\n"));
  CHECK(junit.err == warning);
  CHECK(workspace.run({"golden", "update"}).err == warning);
}

TEST_CASE("a case's own draft is laid over the versions that there were when it was written") {
  const Workspace workspace;
  copy_rules(workspace, ".");
  std::filesystem::create_directories(workspace.folder() / "golden");
  std::filesystem::copy(SABOT_SOURCE_DIR "/golden/a-proposed-amendment", workspace.folder() / "golden/proposed",
                        std::filesystem::copy_options::recursive);
  REQUIRE(workspace.run({"golden", "check", "--rules", "."}).code == 0);
  REQUIRE(workspace
              .run({"amend", "new", "--section", "5", "--replaces", "rules/bands/2026-07-22.toml", "--date",
                    "2026-12-03", "--version", "v0.2.2"})
              .code == 0);
  std::filesystem::rename(workspace.folder() / "specs/drafts/v0.2.2.toml", workspace.folder() / "specs/v0.2.2.toml");
  workspace.write("seeds/wave9.toml", R"([wave]
id = "wave9"
spec = "v0.2.2"
registered = 2026-12-04
labels = [91]
rule = "Each cell once."
)");
  REQUIRE(workspace.run({"specs", "show", "v0.2.2", "--rules", "."}).code == 0);
  const Ran ran = workspace.run({"golden", "check", "--rules", "."});
  INFO(ran.out);
  CHECK(ran.code == 0);
}

TEST_CASE("cases are checked by the rules of a proposal, wherever they lie") {
  const Workspace workspace;
  write_case(workspace, "golden/flag", description);
  REQUIRE(workspace.run({"golden", "update"}).code == 0);
  copy_rules(workspace, "mine");
  CHECK(workspace.run({"golden", "check", "--rules", "mine"}).code == 0);
  const std::string anchors = "mine/rules/anchors/2026-07-23.toml";
  workspace.write(anchors, replaced(workspace.read(anchors), "\"74.1\"", "\"75.1\""));
  const Ran ran = workspace.run({"golden", "check", "--rules", "mine"});
  CHECK(ran.code == 1);
  CHECK(contains(ran.out, "outcome/headline: expected true, got false"));
  CHECK(workspace.run({"golden", "check", "--rules", "nowhere"}).code == 4);
}

TEST_CASE("update records nothing by rules with an error, not even one that its cases do not touch") {
  const Workspace workspace;
  write_case(workspace, "golden/flag", description);
  copy_rules(workspace, "mine");
  const auto& [path, from, to, error] = GENERATE(table<std::string, std::string, std::string, std::string>({
      {"rules/bands/2026-07-22.toml", "[rule]\n", "[extra]\n[rule]\n", "error E202: unknown key \"extra\""},
      // Rules that read well all the same: a released file that was edited, a proposed anchor that cannot be quoted.
      {"rules/bands/2026-07-22.toml", "[rule]\n", "[rule]\n\n", "error E231: rules/bands/2026-07-22.toml is released"},
      {"rules/anchors/2026-07-23.toml", "\"no issues\"", "\"no issues\", \"no defects\"", "error E242: R2 on"},
  }));
  workspace.write("mine/" + path, replaced(workspace.read("mine/" + path), from, to));
  const Ran ran = workspace.run({"golden", "update", "--rules", "mine"});
  CHECK(ran.code == 1);
  CHECK(ran.out.empty());
  CHECK(contains(ran.err, "mine/" + path + ":"));
  CHECK(contains(ran.err, error));
  CHECK(ran.err.ends_with("sabot-eval golden update: the rules have errors; no case was touched\n"));
  CHECK_FALSE(workspace.has("golden/flag/expected.jsonl"));
}
