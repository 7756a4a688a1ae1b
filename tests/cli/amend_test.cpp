// Beginning an amendment on disk. What the two files say is tests/rulebook/amendment_test.cpp's.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>

#include "cli/calendar.hpp"
#include "cli/rule_copy.hpp"
#include "cli/runs.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;

namespace {

constexpr auto surfaces = "rules/surfaces/2026-07-25.toml";

Ran amend(const Workspace& workspace, const std::vector<std::string>& more) {
  std::vector<std::string> arguments = {"amend", "new", "--section", "10.3"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return workspace.run(arguments);
}

// Every file below the folder with its text, as one text.
std::string everything_in(const Workspace& workspace) {
  std::vector<std::string> paths;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(workspace.folder())) {
    if (entry.is_regular_file()) paths.push_back(entry.path().string());
  }
  std::sort(paths.begin(), paths.end());
  std::string all;
  for (const auto& path : paths) all += path + '\n' + read_text(path);
  return all;
}

}  // namespace

TEST_CASE("amend new writes both files and says what comes next") {
  const Workspace workspace;
  copy_rules(workspace, ".");
  const Ran ran = amend(workspace, {"--replaces", surfaces, "--date", "2026-08-01"});
  CHECK(ran.code == 0);
  CHECK(ran.err.empty());
  CHECK(ran.out == R"(Written
  rules/surfaces/2026-08-01.toml: a copy of rules/surfaces/2026-07-25.toml
  specs/drafts/v0.2.2-draft.toml: the draft v0.2.2-draft, which adopts it

Next
  edit rules/surfaces/2026-08-01.toml, and the summaries in both files
  sabot-eval lint .
  sabot-eval diff --rules . --from v0.2.1 --to v0.2.2-draft RUNS
  sabot-eval --rules . --spec v0.2.2-draft RUNS
  sabot-eval golden check --rules .
)");
  CHECK(contains(workspace.read("rules/surfaces/2026-08-01.toml"), "date = 2026-08-01\nsection = \"10.3\"\n"));
  CHECK(contains(workspace.read("specs/drafts/v0.2.2-draft.toml"), "version = \"v0.2.2-draft\"\n"));

  workspace.write("runs.jsonl", lines(small_wave()));
  const Ran scored = workspace.run({"--rules", ".", "--spec", "v0.2.2-draft", "runs.jsonl"});
  CHECK(scored.code == 0);
  CHECK(contains(scored.out, "50.0% (1/2)"));
}

TEST_CASE("a second amendment joins the draft, and an edited rule then judges") {
  const Workspace workspace;
  copy_rules(workspace, ".");
  REQUIRE(amend(workspace, {"--replaces", surfaces, "--date", "2026-08-01"}).code == 0);
  REQUIRE(amend(workspace, {"--replaces", "rules/anchors/2026-07-23.toml", "--date", "2026-08-02"}).code == 0);
  CHECK(contains(workspace.read("specs/drafts/v0.2.2-draft.toml"), "date = 2026-08-02\namends"));
  const std::string anchors = "rules/anchors/2026-08-02.toml";
  workspace.write(anchors, replaced(workspace.read(anchors), "\"74.1\"", "\"75.1\""));
  workspace.write("runs.jsonl", lines(small_wave()));
  const Ran scored = workspace.run({"--rules", ".", "--spec", "v0.2.2-draft", "runs.jsonl"});
  CHECK(contains(scored.out, "0.0% (0/2)"));
  CHECK(contains(workspace.run({"--rules", ".", "runs.jsonl"}).out, "50.0% (1/2)"));
}

TEST_CASE("the folder may be another one, and a path may lead through it") {
  const Workspace workspace;
  copy_rules(workspace, "mine");
  const Ran ran = amend(workspace, {"--dir", "./mine", "--replaces", std::string("mine/") + surfaces, "--summary",
                                    "Flags score O4.", "--version", "v0.3.0", "--date", "2026-08-01"});
  INFO(ran.err);
  CHECK(ran.code == 0);
  CHECK(contains(ran.out, "  sabot-eval --rules ./mine --spec v0.3.0 RUNS\n"));
  CHECK(contains(workspace.read("mine/specs/drafts/v0.3.0.toml"),
                 "replaces = \"rules/surfaces/2026-07-25.toml\"\n"
                 "summary = \"Flags score O4.\"\n"));
}

TEST_CASE("a rule that is new has a kind in place of a forerunner, and tells what it lacks") {
  const Workspace workspace;
  copy_rules(workspace, ".");
  const Ran ran = amend(workspace, {"--kind", "mappings", "--name", "loom", "--date", "2026-08-01"});
  CHECK(ran.code == 0);
  CHECK(contains(ran.out, "rules/mappings/loom/2026-08-01.toml: a new rule, still without content\n"));
  const Ran specs = workspace.run({"specs", "--rules", "."});
  CHECK(specs.code == 4);
  CHECK(contains(specs.err, "rules/mappings/loom/2026-08-01.toml"));
  CHECK(contains(specs.err, "error E203"));
}

TEST_CASE("without a date the rule is of today") {
  const Workspace workspace;
  copy_rules(workspace, ".");
  const auto before = sabot::cli::today();
  REQUIRE(amend(workspace, {"--replaces", surfaces}).code == 0);
  const auto after = sabot::cli::today();
  const auto path = [](const auto& day) {
    return fmt::format("rules/surfaces/{:04}-{:02}-{:02}.toml", day.year, day.month, day.day);
  };
  CHECK((workspace.has(path(before)) || workspace.has(path(after))));
}

TEST_CASE("a refused amendment says why and writes nothing") {
  struct Case {
    std::vector<std::string> arguments;
    int code;
    std::string says;
  };
  const std::vector<Case> cases = {
      {{"--replaces", surfaces, "--date", "2026-07-25"},
       2,
       "rules/surfaces/2026-07-25.toml: error E252: the file exists, and no rule file is ever replaced\n"
       "  help: edit it if it is not released, or give the new rule another --date\n"},
      {{"--replaces", surfaces, "--date", "2026-07-24"},
       2,
       "amendment: error E217: 2026-07-24 lies before the date of v0.2.1, which is 2026-07-25\n"},
      {{"--replaces", "rules/surfaces/2026-07-23.toml", "--date", "2026-08-01"},
       2,
       "amendment: error E216: rules/surfaces/2026-07-23.toml is not in force\n"
       "  help: replace rules/surfaces/2026-07-25.toml\n"},
      {{"--replaces", surfaces, "--dir", "nowhere"},
       4,
       "nowhere: error E251: the folder holds no rules/\n"
       "  help: name the folder that holds rules/ and specs/ with --dir\n"},
      {{"--replaces", surfaces, "--dir", "rules"},
       4,
       "rules: error E251: the folder holds no rules/\n"
       "  help: name the folder that holds rules/ and specs/ with --dir\n"},
      {{"--replaces", surfaces, "--date", "2026-02-30"}, 2, "\"2026-02-30\" is no day such as 2026-07-25"},
      {{"--replaces", surfaces, "--date", "1 August"}, 2, "\"1 August\" is no day such as 2026-07-25"},
      {{"--replaces", surfaces, "--version=-x"}, 2, "\"-x\" cannot name a version"},
      {{"--replaces", surfaces, "--version", "a.toml"}, 2, "\"a.toml\" cannot name a version"},
      {{"--replaces", surfaces, "--version", "released"}, 2, "\"released\" cannot name a version"},
      {{}, 2, "say either which file the new rule replaces, or with --kind that it is new"},
      {{"--replaces", surfaces, "--kind", "flags"}, 2, "say either which file the new rule replaces"},
      {{"--replaces", surfaces, "--name", "loom"}, 2, "--name needs --kind"},
  };
  const Workspace workspace;
  copy_rules(workspace, ".");
  const std::string before = everything_in(workspace);
  for (const Case& c : cases) {
    CAPTURE(c.arguments);
    const Ran ran = amend(workspace, c.arguments);
    CHECK(ran.code == c.code);
    CHECK(ran.out.empty());
    CHECK(contains(ran.err, c.says));
    CHECK(everything_in(workspace) == before);
  }
  CHECK(workspace.run({"amend", "new", "--replaces", surfaces}).code == 2);
  CHECK(workspace.run({"amend"}).code == 2);
}

TEST_CASE("a draft whose first rule still lacks its content takes the rule that it needs") {
  const Workspace workspace;
  copy_rules(workspace, ".");
  REQUIRE(amend(workspace, {"--kind", "mappings", "--name", "loom", "--date", "2026-08-01"}).code == 0);
  const Ran next = amend(workspace, {"--replaces", "rules/matrix/2026-07-22.toml", "--date", "2026-08-01"});
  INFO(next.err);
  CHECK(next.code == 0);
  CHECK(contains(workspace.read("specs/drafts/v0.2.2-draft.toml"), "adopts = \"rules/matrix/2026-08-01.toml\"\n"));
  const Ran lint = workspace.run({"lint", "."});
  CHECK(contains(lint.out, "rules/mappings/loom/2026-08-01.toml:3:6: error E211: \"loom\" is not a framework"));
  CHECK_FALSE(contains(lint.out, "\n: error"));
}

TEST_CASE("the project and the file may be named from wherever one stands") {
  const Workspace workspace;
  copy_rules(workspace, ".");
  const std::string whole = (workspace.folder() / surfaces).string();
  REQUIRE(amend(workspace, {"--replaces", whole, "--date", "2026-08-01"}).code == 0);
  CHECK(workspace.has("rules/surfaces/2026-08-01.toml"));
  const Ran ran = workspace.shell("cd rules/anchors && " SABOT_BINARY
                                  " amend new --section 10.4 --replaces 2026-07-23.toml --date 2026-08-01");
  INFO(ran.err);
  CHECK(ran.code == 0);
  CHECK(contains(ran.out, "  sabot-eval lint ../..\n"));
  CHECK(contains(workspace.read("specs/drafts/v0.2.2-draft.toml"), "replaces = \"rules/anchors/2026-07-23.toml\"\n"));
}

TEST_CASE("an amendment that cannot be written whole is not begun") {
  const Workspace workspace;
  copy_rules(workspace, ".");
  const std::vector<std::string> arguments = {"--kind", "mappings", "--name", "loom", "--date", "2026-08-01"};
  const auto refused = [&](std::vector<std::string> more) {
    more.insert(more.begin(), arguments.begin(), arguments.end());
    const std::string before = everything_in(workspace);
    const Ran ran = amend(workspace, more);
    INFO(ran.out << ran.err);
    CHECK(ran.code == 5);
    CHECK(contains(ran.err, "error E162"));
    CHECK(everything_in(workspace) == before);
    CHECK_FALSE(workspace.has("rules/mappings/loom"));
  };
  refused({"--version", std::string(300, 'v')});
  workspace.write("specs/drafts", "a file where the folder would be");
  refused({});
}

TEST_CASE("a tree with errors is told of them before anything is begun") {
  const Workspace workspace;
  copy_rules(workspace, ".");
  workspace.write("specs/v0.2.1.toml", replaced(workspace.read("specs/v0.2.1.toml"), "amends", "amnds"));
  const Ran ran = amend(workspace, {"--replaces", surfaces, "--date", "2026-08-01"});
  CHECK(ran.code == 4);
  CHECK(contains(ran.err, "specs/v0.2.1.toml:5:1: error E202: "));
  CHECK_FALSE(workspace.has("specs/drafts"));
}
