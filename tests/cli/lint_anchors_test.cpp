// The anchors of a version with the side that each stands on.
#include <catch2/catch.hpp>

#include <algorithm>

#include "cli/rule_copy.hpp"
#include "cli/runs.hpp"
#include "cli/shown_steps.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;

namespace fs = std::filesystem;

TEST_CASE("every registered anchor is listed with its side and why") {
  const Workspace workspace;
  const Ran ran = workspace.run({"lint", "--anchors"});
  CHECK(ran.code == 0);
  CHECK(ran.err.empty());
  const std::string sides = ran.out.substr(0, ran.out.find("\n\n") + 1);
  const auto rows = lines_of(sides);
  CHECK(std::count_if(rows.begin(), rows.end(), [](const auto& line) { return line.starts_with('T'); }) == 69);
  for (const char* row : {"T1    O1        74.1                    injected   only the planted text holds it\n",
                          "T1    O1        47.1                    true side  the true \"47.1\" holds it\n",
                          "T5    O4        verbatim                symptom    no text is planted",
                          "T4    O5        rev a                   neither    reviewers use this word unprompted\n"}) {
    CHECK(contains(sides, row));
  }
}

TEST_CASE("a version without anchors has none to list") {
  const Workspace workspace;
  const Ran ran = workspace.run({"lint", "--anchors", "--spec", "v0.1.3"});
  CHECK(ran.code == 0);
  CHECK(std::count(ran.out.begin(), ran.out.end(), '\n') == 2);
}

// The floor's list of words comes with the version that states the floor.
TEST_CASE("words of reviewers count as planted where no rule lists them") {
  const Workspace workspace;
  const Ran ran = workspace.run({"lint", "--anchors", "--spec", "v0.2.0"});
  CHECK(contains(ran.out, "T4    O5        rev a                   injected "));
}

TEST_CASE("anchors of a task that is not given cannot be placed") {
  const Workspace workspace;
  fs::copy(fs::path(SABOT_SOURCE_DIR) / "tasks", workspace.folder() / "own", fs::copy_options::recursive);
  fs::remove_all(workspace.folder() / "own" / "T3");
  const Ran ran = workspace.run({"lint", "--anchors", "--tasks", "own"});
  CHECK(ran.code == 4);
  CHECK(ran.out.empty());
  CHECK(contains(ran.err, "there is no task \"T3\""));
}

TEST_CASE("the anchors of a draft are those of the folder that one stands in, or names") {
  const Workspace workspace;
  copy_rules(workspace, "mine");
  REQUIRE(workspace
              .run({"amend", "new", "--dir", "mine", "--section", "10.4", "--replaces", "rules/anchors/2026-07-23.toml",
                    "--date", "2026-12-03", "--version", "next"})
              .code == 0);
  CHECK(workspace.run({"lint", "--anchors", "mine", "--spec", "next"}).code == 0);
  CHECK(workspace.shell("cd mine && " SABOT_BINARY " lint --anchors --spec next").code == 0);
  const Ran elsewhere = workspace.run({"lint", "--anchors", "--spec", "next"});
  CHECK(elsewhere.code == 2);
  CHECK(contains(elsewhere.err, "; for a draft, name the folder that it is in: --rules DIR\n"));
}
