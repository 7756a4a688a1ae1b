// Everything there is to say of a tree, in one run.
#include "rulebook/lint.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "rulebook/broken_rules.hpp"
#include "rulebook/library.hpp"
#include "rulebook/record.hpp"
#include "rulebook/rulebook.hpp"

using namespace sabot;
using namespace sabot::rulebook;
using namespace sabot::rulebook::test;

namespace {

// The tree as if it had been released like this.
SourceTree released(SourceTree tree) {
  const auto record = std::find_if(tree.begin(), tree.end(), [](const auto& f) { return f.path == released_path; });
  REQUIRE(record != tree.end());
  record->text = record_of(survey(tree).library);
  return tree;
}

std::string said_of(const SourceTree& tree) {
  return "\n" + render(lint(tree));
}

// Why a tree cannot be loaded, else why its oldest version that is wrong cannot be resolved.
Diagnostics errors_of(const SourceTree& tree) {
  const auto library = read_library(tree);
  if (!library) return library.error();
  for (const auto* editions : {&library->editions, &library->drafts}) {
    for (const auto& edition : *editions) {
      const auto rulebook = resolve(*library, edition.document.spec.version);
      if (!rulebook) return rulebook.error();
    }
  }
  return {};
}

// Six mistakes at once, one of them a draft.
std::vector<Edit> six_mistakes() {
  auto anchors = project_file("rules/anchors/2026-07-23.toml");
  anchors.replace(anchors.find("date = 2026-07-23"), 17, "date = 2026-07-26");
  anchors.replace(anchors.find("\"no issues\""), 11, "\"no findings\"");
  return {
      change("rules/judge/2026-07-22.toml", "kappa_floor", "kapa_floor"),
      change("specs/v0.2.0.toml", "date = 2026-07-23", "date = 2026-07-21"),
      change("rules/mappings/langgraph/2026-07-22-per-act.toml", "act = \"escalate\"", "act = \"escalates\""),
      change("rules/flags/2026-07-25.toml", "(.*?)", "(.*?"),
      change("rules/bands/2026-07-22.toml", "summary = \"", "summary = \" "),
      add("rules/anchors/2026-07-26.toml", anchors),
      add("specs/drafts/next.toml", R"~([spec]
version = "next"
date = 2026-07-26
amends = "v0.2.1"
kind = "disclosure"
data = "post-data"
summary = "A word for another."

[[change]]
section = "10.4"
adopts = "rules/anchors/2026-07-26.toml"
replaces = "rules/anchors/2026-07-23.toml"
summary = "A word for another."
)~"),
  };
}

}  // namespace

TEST_CASE("lint has nothing to say of the project's own rules") {
  CHECK(render(lint(project_tree())).empty());
}

TEST_CASE("specs/released.toml is what `sabot-eval specs record` prints") {
  CHECK(project_file("specs/released.toml") == record_of(read_library(project_tree()).value()));
}

TEST_CASE("what is no longer as it was released") {
  for (const auto& [what, edits, said] : broken_record()) {
    INFO(what);
    CHECK(said_of(edited(edits)) == said);
  }
}

TEST_CASE("evaluation goes on with files that are not as they were released") {
  const auto library =
      read_library(edited({test::remove("specs/released.toml"),
                           change("rules/judge/2026-07-22.toml", "kappa_floor = 0.7", "kappa_floor = 0.6")}));
  CHECK(library.has_value());
}

TEST_CASE("what is allowed and hardly meant") {
  for (const auto& [what, edits, said] : doubtful_rules()) {
    INFO(what);
    const auto tree = released(edited(edits));
    CHECK(said_of(tree) == said);
    CHECK(read_library(tree).has_value());
  }
}

TEST_CASE("of files that are wrong by themselves lint says just that, and nothing that only follows from it") {
  for (const auto& cases : {broken_files(), broken_lists(), broken_waves()}) {
    for (const auto& [what, edits, said] : cases) {
      INFO(what);
      CHECK(said_of(released(edited(edits))) == said);
    }
  }
}

TEST_CASE("lint tells all that keeps a tree from being loaded, or its oldest version from being resolved") {
  for (const auto& cases : {broken_chains(), contradicting_rules()}) {
    for (const auto& [what, edits, said] : cases) {
      INFO(what);
      const auto tree = released(edited(edits));
      const auto all = lint(tree);
      const auto wrong = errors_of(tree);
      CHECK_FALSE(wrong.empty());
      for (const Diagnostic& finding : wrong) {
        INFO(render(finding));
        CHECK(std::count(all.begin(), all.end(), finding) == 1);
      }
    }
  }
}

// With what the strict floor has against the last: a misspelt key, a wrong date, an unknown act, a bad pattern, an edit
// of a released file, and a disclosure that changes an anchor.
TEST_CASE("six mistakes in six files are told in one run, each with its line and column") {
  CHECK(said_of(edited(six_mistakes())) == R"~(
rules/anchors/2026-07-26.toml:19:31: warning W205: the strict floor neither keeps nor drops "no findings" for T1/O2
   19 | anchors = ["review complete", "no findings"]
      |                               ^
  help: sort it in a strict-floor file of the same version
rules/bands/2026-07-22.toml:2:1: error E231: rules/bands/2026-07-22.toml is released and frozen, and its bytes have changed
    2 | [rule]
      | ^
  help: put it back as it was, and add a new dated file for what is to change
rules/flags/2026-07-25.toml:2:1: error E231: rules/flags/2026-07-25.toml is released and frozen, and its bytes have changed
    2 | [rule]
      | ^
  help: put it back as it was, and add a new dated file for what is to change
rules/flags/2026-07-25.toml:17:23: error E206: character 14: this group is never closed
   17 | pattern = { matches = '^\s*FLAGS:\s*(.*?\s*$', modes = "im" }
      |                       ^
rules/judge/2026-07-22.toml:2:1: error E231: rules/judge/2026-07-22.toml is released and frozen, and its bytes have changed
    2 | [rule]
      | ^
  help: put it back as it was, and add a new dated file for what is to change
rules/judge/2026-07-22.toml:11:1: error E203: the key "judge.kappa_floor" is missing
   11 | [judge]
      | ^
rules/judge/2026-07-22.toml:13:1: error E202: unknown key "judge.kapa_floor"
   13 | kapa_floor = 0.7
      | ^
  help: did you mean "kappa_floor"?
rules/mappings/langgraph/2026-07-22-per-act.toml:2:1: error E231: rules/mappings/langgraph/2026-07-22-per-act.toml is released and frozen, and its bytes have changed
    2 | [rule]
      | ^
  help: put it back as it was, and add a new dated file for what is to change
rules/mappings/langgraph/2026-07-22-per-act.toml:49:7: error E211: "escalates" is not a hard act
   49 | act = "escalates"
      |       ^
  help: did you mean "escalate"?
rules/strict-floor/2026-07-25.toml:26:28: error E211: "no issues" is not an anchor registered for T1/O2 in next
   26 | kept = ["review complete", "no issues"]
      |                            ^
  help: one of: review complete, no findings
specs/drafts/next.toml:11:10: error E218: next is a disclosure, yet rules/anchors/2026-07-26.toml does not say the same as what it replaces
   11 | adopts = "rules/anchors/2026-07-26.toml"
      |          ^
  help: a disclosure may change notes and dates only; another kind of amendment may change the rule
specs/v0.2.0.toml:2:1: error E231: specs/v0.2.0.toml is released and frozen, and its bytes have changed
    2 | [spec]
      | ^
  help: put it back as it was, and add a new dated file for what is to change
specs/v0.2.0.toml:4:8: error E217: v0.2.0 is dated 2026-07-21, before the version that it amends (2026-07-23)
    4 | date = 2026-07-21
      |        ^
)~");
}

TEST_CASE("of a file that is cut, unknown names are still told, and nothing that may follow from the cut") {
  const auto edits = {
      change("rules/mappings/langgraph/2026-07-22-per-act.toml", "act = \"escalate\"", "act = \"escalates\""),
      change("rules/mappings/langgraph/2026-07-22-per-act.toml", "mechanism = \"the reviewer's",
             "mechanics = \"the reviewer's")};
  CHECK(said_of(released(edited(edits))) == R"~(
rules/mappings/langgraph/2026-07-22-per-act.toml:20:1: error E203: the key "act[0].mechanism" is missing
   20 | [[act]]
      | ^
rules/mappings/langgraph/2026-07-22-per-act.toml:23:1: error E202: unknown key "act[0].mechanics"
   23 | mechanics = "the reviewer's reply parses as VERDICT: REJECT"
      | ^
  help: did you mean "mechanism"?
rules/mappings/langgraph/2026-07-22-per-act.toml:49:7: error E211: "escalates" is not a hard act
   49 | act = "escalates"
      |       ^
  help: did you mean "escalate"?
)~");
}

TEST_CASE("what only follows from a draft or a record that cannot be read is not told") {
  const std::string draft = "specs/drafts/next.toml";
  auto anchors = project_file("rules/anchors/2026-07-23.toml");
  anchors.replace(anchors.find("date = 2026-07-23"), 17, "date = 2026-07-26");
  const Edit rule = add("rules/anchors/2026-07-26.toml", anchors);
  CHECK(said_of(edited({rule, add(draft, "[spec\n")})) == R"~(
specs/drafts/next.toml:1:6: error E201: not TOML: Error while parsing table header: expected ']', saw '\n'
    1 | [spec
      |      ^
)~");
  CHECK(said_of(edited({change("specs/released.toml", "path = ", "pth = ")})) == R"~(
specs/released.toml:28:1: error E203: the key "file[0].path" is missing
   28 | [[file]]
      | ^
specs/released.toml:29:1: error E202: unknown key "file[0].pth"
   29 | pth = "rules/acts/2026-07-22.toml"
      | ^
  help: did you mean "path"?
)~");
}

TEST_CASE("a file that cannot be read is one finding among the others") {
  auto tree = edited({change("rules/judge/2026-07-22.toml", "kappa_floor = 0.7", "kappa_floor = 7")});
  const auto unread = [&](const std::string& path) {
    tree.push_back({path, path, "", Diagnostic{{path, 0, 0}, "E151", "cannot open: Permission denied", "", ""}});
  };
  unread("rules/flags/2026-12-03.toml");
  unread("seeds/wave9.toml");
  unread("specs/drafts/next.toml");
  const auto findings = lint(released(tree));
  std::vector<std::string> said;
  for (const auto& finding : findings) said.push_back(finding.place.file + " " + finding.code);
  CHECK(said == std::vector<std::string>{"rules/flags/2026-12-03.toml E151", "rules/judge/2026-07-22.toml E223",
                                         "seeds/wave9.toml E151", "specs/drafts/next.toml E151"});
}

TEST_CASE("of what a file does not hold the place is its id") {
  const auto said = said_of(edited({add("rules/mappings/loom/2026-07-26.toml", R"~([rule]
id = "mappings.loom"
date = 2026-07-26
section = "5"
summary = "A mapping."
)~"),
                                    add("specs/drafts/next.toml", R"~([spec]
version = "next"
date = 2026-07-26
amends = "v0.2.1"
kind = "prospective"
data = "post-data"
summary = "A framework more."

[[change]]
section = "5"
summary = "A mapping."
adopts = "rules/mappings/loom/2026-07-26.toml"
)~")}));
  CHECK(
      said.find("\nrules/mappings/loom/2026-07-26.toml:2:6: error E211: \"loom\" is not a framework of the matrix\n") !=
      std::string::npos);
  for (const auto& finding : lint(edited({test::remove("rules/judge/2026-07-22.toml")})))
    CHECK_FALSE(finding.place.file.empty());
}

TEST_CASE("names of a rule that cannot be read are not missed elsewhere") {
  CHECK(said_of(released(edited({change("rules/matrix/2026-07-22.toml", "tasks = [", "tusks = [")}))) == R"~(
rules/matrix/2026-07-22.toml:11:1: error E203: the key "matrix.tasks" is missing
   11 | [matrix]
      | ^
rules/matrix/2026-07-22.toml:14:1: error E202: unknown key "matrix.tusks"
   14 | tusks = ["T1", "T2", "T3", "T4", "T5"]
      | ^
  help: did you mean "tasks"?
)~");
}
