// Everything there is to say of a tree, in one run.
#include "rulebook/lint.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "rulebook/broken_rules.hpp"
#include "rulebook/library.hpp"
#include "rulebook/record.hpp"

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
      read_library(edited({remove("specs/released.toml"),
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

TEST_CASE("lint says what loading says, and nothing that only follows from it") {
  for (const auto& cases : {broken_files(), broken_chains(), broken_waves()}) {
    for (const auto& [what, edits, said] : cases) {
      INFO(what);
      CHECK(said_of(released(edited(edits))) == said);
    }
  }
}

TEST_CASE("contradictions of all versions are told, each once") {
  for (const auto& [what, edits, said] : contradicting_rules()) {
    INFO(what);
    const auto all = said_of(released(edited(edits)));
    INFO(all);
    for (std::size_t at = 0, end = 0; (end = said.find("\nrules/", at + 1)) != std::string::npos; at = end) {
      CHECK(all.find(said.substr(at, end - at)) != std::string::npos);
    }
  }
}

TEST_CASE(
    "a misspelt key, a wrong date, an unknown act, a bad pattern, an edited file, a disclosure that changes an "
    "anchor") {
  CHECK(said_of(edited(six_mistakes())) == R"~(
)~");
}

TEST_CASE("of a file that is cut, unknown names are still told, and nothing that may follow from the cut") {
  const auto edits = {
      change("rules/mappings/langgraph/2026-07-22-per-act.toml", "act = \"escalate\"", "act = \"escalates\""),
      change("rules/mappings/langgraph/2026-07-22-per-act.toml", "mechanism = \"the reviewer's",
             "mechanics = \"the reviewer's")};
  CHECK(said_of(released(edited(edits))) == R"~(
)~");
}

TEST_CASE("names of a rule that cannot be read are not missed elsewhere") {
  CHECK(said_of(released(edited({change("rules/matrix/2026-07-22.toml", "tasks = [", "tusks = [")}))) == R"~(
)~");
}
