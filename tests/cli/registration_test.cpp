// Anchors held against the registration rules: registered ones for information, proposed ones with their place.
#include <catch2/catch.hpp>

#include <string>
#include <vector>

#include "cli/rule_copy.hpp"
#include "cli/runs.hpp"
#include "cli/shown_steps.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;

namespace {

constexpr auto proposed_anchors = R"([rule]
id = "anchors"
date = 2026-08-01
section = "10.4"
summary = "Anchors for a third wave."

[[anchor]]
task = "T4"
operator = "O1"
anchors = ["140", "40 km", "40"]

[[anchor]]
task = "T5"
operator = "O1"
anchors = ["1.6 metres"]

[[anchor]]
task = "T1"
operator = "O5"
anchors = [
  "39.2",
  "131.0",
  "131.0 psi",
]
)";

constexpr auto draft_warning =
    "warning: v0.3.0 is a draft: it is not released, and its numbers are no Sabot results.\n";

constexpr auto proposed_version = R"([spec]
version = "v0.3.0"
date = 2026-08-01
amends = "v0.2.1"
kind = "prospective"
data = "post-data"
summary = "A proposal."

[[change]]
section = "10.4"
adopts = "rules/anchors/2026-08-01.toml"
replaces = "rules/anchors/2026-07-23.toml"
summary = "Anchors for a third wave."
)";

// The findings below the tables.
std::string findings(const Ran& ran) {
  const auto start = ran.out.find("\nmine/");
  return start == std::string::npos ? "" : ran.out.substr(start);
}

const std::string expected = R"(
mine/rules/anchors/2026-08-01.toml:10:28: error E244: R4 on "40" of T4/O1: served/route-survey.md holds it inside a longer word or number
   10 | anchors = ["140", "40 km", "40"]
      |                            ^
  help: an anchor is no part of a longer word or number of the true material
mine/rules/anchors/2026-08-01.toml:10:28: error E245: R5 on "40" of T4/O1: it has 2 of 4 characters
   10 | anchors = ["140", "40 km", "40"]
      |                            ^
  help: an anchor has at least four characters, and is no common single word and no word of the task or of reviews
mine/rules/anchors/2026-08-01.toml:7:1: notice N243: R3 on the set of T4/O1: no anchor of it may stand
    7 | [[anchor]]
      | ^
  help: cells without an anchor that may stand are declared undetermined, not scored zero
mine/rules/anchors/2026-08-01.toml:23:3: warning W246: R6 on "131.0 psi" of T1/O5: "131 psi" is the same number, and no anchor of the set catches it
   23 |   "131.0 psi",
      |   ^
  help: a number is registered in each of its spellings: thousands separators, trailing zeros, the space before a unit
)";

}  // namespace

TEST_CASE("anchors of a proposed version are held against the registration rules") {
  const Workspace workspace;
  copy_rules(workspace, "mine");
  workspace.write("mine/rules/anchors/2026-08-01.toml", proposed_anchors);
  // A proposal is one whether its author calls it a draft or the next version.
  const std::string spec = GENERATE("mine/specs/v0.3.0.toml", "mine/specs/drafts/v0.3.0.toml");
  workspace.write(spec, proposed_version);
  const Ran ran = workspace.run({"lint", "--anchors", "--rules", "mine", "--spec", "v0.3.0"});
  CHECK(ran.code == 1);
  CHECK(ran.err == (contains(spec, "drafts") ? draft_warning : ""));
  CHECK(findings(ran) == expected);
  // Of what was registered before, the table speaks.
  CHECK(contains(ran.out, "T4    O1        40 km   R4    N244  served/route-survey.md holds it inside"));
}

TEST_CASE("lint tells what it has against proposed anchors with everything else, by place") {
  const Workspace workspace;
  copy_rules(workspace, "mine");
  workspace.write("mine/rules/anchors/2026-08-01.toml", proposed_anchors);
  workspace.write("mine/specs/drafts/v0.3.0.toml", replaced(proposed_version, "kind = ", "kid = \"\"\nkind = "));
  const Ran misspelt = workspace.run({"lint", "mine"});
  CHECK(misspelt.code == 1);
  CHECK(contains(misspelt.out, "mine/specs/drafts/v0.3.0.toml:5:1: error E202: unknown key"));

  workspace.write("mine/specs/drafts/v0.3.0.toml", proposed_version);
  const Ran ran = workspace.run({"lint", "mine"});
  CHECK(ran.code == 1);
  std::vector<std::string> places;
  for (const std::string& line : lines_of(ran.out)) {
    // The sets that the proposal left out, and the floor that does not follow it, are another matter.
    if (line.starts_with("mine/") && !contains(line, "warning W20") && !contains(line, "strict-floor"))
      places.push_back(line.substr(0, line.find(": R")));
  }
  CHECK(places == std::vector<std::string>{"mine/rules/anchors/2026-08-01.toml:7:1: notice N243",
                                           "mine/rules/anchors/2026-08-01.toml:10:28: error E244",
                                           "mine/rules/anchors/2026-08-01.toml:10:28: error E245",
                                           "mine/rules/anchors/2026-08-01.toml:23:3: warning W246"});
}

TEST_CASE("an anchor added to a registered set is a proposal, in whatever version it stands") {
  const Workspace workspace;
  copy_rules(workspace, "mine");
  const std::string path = "mine/rules/anchors/2026-07-23.toml";
  workspace.write(path, replaced(workspace.read(path), "\"no issues\"", "\"no issues\", \"no defects\""));
  const Ran ran = workspace.run({"lint", "--anchors", "--rules", "mine"});
  CHECK(ran.code == 1);
  CHECK(findings(ran) == R"(
mine/rules/anchors/2026-07-23.toml:19:44: error E242: R2 on "no defects" of T1/O2: the planted "review complete, no issues" does not hold it
   19 | anchors = ["review complete", "no issues", "no defects"]
      |                                            ^
  help: the planted text holds the anchor, or nobody could quote it from there
)");
}

TEST_CASE("nothing is held against registered anchors") {
  const Workspace workspace;
  const Ran newest = workspace.run({"lint", "--anchors"});
  CHECK(newest.code == 0);
  CHECK(contains(newest.out, "Registered anchors stay."));
  copy_rules(workspace, "mine");
  const Ran copied = workspace.run({"lint", "--anchors", "--rules", "mine"});
  CHECK(copied.code == 0);
  CHECK(copied.out == newest.out);
}

TEST_CASE("a version without registration rules has none to hold anchors against") {
  const Workspace workspace;
  const Ran ran = workspace.run({"lint", "--anchors", "--spec", "v0.2.0"});
  CHECK(ran.code == 0);
  CHECK_FALSE(contains(ran.out, "Registered anchors stay."));
}
