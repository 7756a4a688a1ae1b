// The anchors of a version with the side that each stands on.
#include <catch2/catch.hpp>

#include <algorithm>

#include "cli/runs.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;

namespace fs = std::filesystem;

TEST_CASE("every registered anchor is listed with its side and why") {
  const Workspace workspace;
  const Ran ran = workspace.run({"lint", "--anchors"});
  CHECK(ran.code == 0);
  CHECK(ran.err.empty());
  CHECK(std::count(ran.out.begin(), ran.out.end(), '\n') == 2 + 69);
  for (const char* row : {"T1    O1        74.1                    injected   only the planted text holds it\n",
                          "T1    O1        47.1                    true side  the true \"47.1\" holds it\n",
                          "T5    O4        verbatim                symptom    no text is planted",
                          "T4    O5        rev a                   neither    reviewers use this word unprompted\n"}) {
    CHECK(contains(ran.out, row));
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
