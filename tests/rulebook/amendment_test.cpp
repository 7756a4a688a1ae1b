// The two files that an amendment begins with, and what stands against beginning it.
#include "rulebook/amendment.hpp"

#include <catch2/catch.hpp>
#include <functional>

#include "rulebook/rulebook.hpp"
#include "rulebook/tree.hpp"

using namespace sabot;
using namespace sabot::rulebook;
using test::add;
using test::edited;

namespace {

constexpr auto surfaces = "rules/surfaces/2026-07-25.toml";

AmendmentRequest request_for(const std::string& replaces) {
  return {"", {2026, 8, 1}, "10.3", replaces, "", "The flags surface scores O4 again."};
}

Amendment begun(const SourceTree& tree, const AmendmentRequest& request) {
  const auto amendment = begin_amendment(read_library(tree).value(), request);
  INFO((amendment ? "" : render(amendment.error())));
  REQUIRE(amendment);
  return *amendment;
}

SourceTree with(const Amendment& amendment) {
  return edited({add(amendment.rule.path, amendment.rule.text), add(amendment.draft.path, amendment.draft.text)});
}

}  // namespace

TEST_CASE("an amendment begins with a copy of the rule and a draft that adopts it") {
  const Amendment amendment = begun(test::project_tree(), request_for(surfaces));
  CHECK(amendment.version == "v0.2.2-draft");
  CHECK(amendment.amends == "v0.2.1");
  CHECK(amendment.rule.path == "rules/surfaces/2026-08-01.toml");
  CHECK(amendment.rule.text == R"(#:schema ../../docs/schema/surfaces.schema.json
[rule]
id = "surfaces"
date = 2026-08-01
section = "10.3"
summary = "The flags surface scores O4 again."
interpretation = """\
Wave 2 had O4's anchors fire on 24.5% of faulted runs and 26.0% of clean ones, so such a flag says nothing about \
the fault. Its anchors stay registered and still serve the retry-reason rule."""

[[surface]]
id = "mapping"
source = "mapping-acts"
headline = true

[[surface]]
id = "flags"
source = "anchored-flags"
excluded_operators = ["O4"]
headline = true
)");
  CHECK(amendment.draft.path == "specs/drafts/v0.2.2-draft.toml");
  CHECK(amendment.draft.text == R"(#:schema ../../docs/schema/spec.schema.json
[spec]
version = "v0.2.2-draft"
date = 2026-08-01
amends = "v0.2.1"
kind = "amendment"
data = "post-data"
summary = "Still to be said in one sentence."

[[change]]
section = "10.3"
adopts = "rules/surfaces/2026-08-01.toml"
replaces = "rules/surfaces/2026-07-25.toml"
summary = "The flags surface scores O4 again."
)");
}

TEST_CASE("a draft of any rule in force says at first what the version says that it amends") {
  const Library library = read_library(test::project_tree()).value();
  const Rulebook newest = resolve(library, library.editions.back().document.spec.version).value();
  for (const auto& [id, file] : newest.files) {
    CAPTURE(file);
    const Amendment amendment = begun(test::project_tree(), request_for(file));
    const Rulebook draft = resolve(read_library(with(amendment)).value(), amendment.version).value();
    CHECK(draft.draft);
    CHECK(draft.digest == newest.digest);
    CHECK(draft.files.at(id) == amendment.rule.path);
  }
}

TEST_CASE("a second change joins the draft, whose date follows and whose other text stays") {
  Amendment first = begun(test::project_tree(), request_for(surfaces));
  first.draft.text += "# kept\n";
  AmendmentRequest request = request_for("rules/flags/2026-07-25.toml");
  request.date = {2026, 8, 3};
  const Amendment second = begun(with(first), request);
  CHECK(second.version == first.version);
  const std::string before = first.draft.text;
  const std::string day = "2026-08-01\namends";
  CHECK(second.draft.text == std::string(before).replace(before.find(day), 10, "2026-08-03") + R"(
[[change]]
section = "10.3"
adopts = "rules/flags/2026-08-03.toml"
replaces = "rules/flags/2026-07-25.toml"
summary = "The flags surface scores O4 again."
)");
  const SourceTree tree = edited({add(first.rule.path, first.rule.text), add(second.rule.path, second.rule.text),
                                  add(second.draft.path, second.draft.text)});
  CHECK(read_library(tree));

  SECTION("and an earlier day leaves the draft's date alone") {
    request.date = {2026, 7, 25};
    request.replaces = "rules/reaction/2026-07-23.toml";
    CHECK(begun(with(first), request).draft.text.find("date = 2026-08-01\n") != std::string::npos);
  }
}

TEST_CASE("only the values of the head are written anew") {
  AmendmentRequest request = request_for("rules/flags/2026-07-25.toml");
  request.summary = "\"Quotes\", a \\ and 5 \xC2\xB5m.";
  const std::string head = "summary = \"7 \xC2\xB5m\"  # in \xC2\xB5m\n";
  const std::string old = test::text_at(test::project_tree(), request.replaces);
  const auto start = old.find("summary");
  const std::string summary_line = old.substr(start, old.find('\n', start) + 1 - start);
  const auto tree = edited({test::change(request.replaces, summary_line, head)});
  const Amendment amendment = begun(tree, request);
  CHECK(amendment.rule.text.find("summary = \"\\\"Quotes\\\", a \\\\ and 5 \xC2\xB5m.\"  # in \xC2\xB5m\n") !=
        std::string::npos);
}

TEST_CASE("a rule that is new begins with its head") {
  AmendmentRequest request = request_for("");
  request.rule_id = "mappings.loom";
  request.version = "v0.3.0";
  const Amendment amendment = begun(test::project_tree(), request);
  CHECK(amendment.rule.path == "rules/mappings/loom/2026-08-01.toml");
  CHECK(amendment.rule.text == R"(#:schema ../../../docs/schema/mappings.schema.json
[rule]
id = "mappings.loom"
date = 2026-08-01
section = "10.3"
summary = "The flags surface scores O4 again."

# What such a rule says: sabot-eval rules schema mappings
)");
  CHECK(amendment.draft.path == "specs/drafts/v0.3.0.toml");
  CHECK(amendment.draft.text.find("adopts = \"rules/mappings/loom/2026-08-01.toml\"\nsummary") != std::string::npos);
}

TEST_CASE("an amendment that cannot hold is refused with what would be right") {
  struct Case {
    std::string says;
    std::function<void(AmendmentRequest&)> change;
  };
  const std::vector<Case> cases = {
      {"amendment: error E217: 2026-07-24 lies before the date of v0.2.1, which is 2026-07-25\n",
       [](auto& r) {
         r.date = {2026, 7, 24};
       }},
      {"amendment: error E212: v0.2.0 is released; a draft has a version of its own\n  help: such as v0.2.2-draft\n",
       [](auto& r) { r.version = "v0.2.0"; }},
      {"amendment: error E210: \"../v1\" cannot name a version\n"
       "  help: letters, digits, dots, dashes and underscores make the name of its file, without .toml\n",
       [](auto& r) { r.version = "../v1"; }},
      {"amendment: error E215: there is no rule file rules/surface/2026-07-25.toml\n"
       "  help: did you mean \"rules/surfaces/2026-07-25.toml\"?\n",
       [](auto& r) { r.replaces = "rules/surface/2026-07-25.toml"; }},
      {"amendment: error E216: rules/surfaces/2026-07-23.toml is not in force\n"
       "  help: replace rules/surfaces/2026-07-25.toml\n",
       [](auto& r) { r.replaces = "rules/surfaces/2026-07-23.toml"; }},
      {"amendment: error E216: a rule \"flags\" is in force already\n  help: replace rules/flags/2026-07-25.toml\n",
       [](auto& r) { r.replaces = "", r.rule_id = "flags"; }},
      {"amendment: error E209: there is no kind of rule \"flag\"\n  help: did you mean \"flags\"?\n",
       [](auto& r) { r.replaces = "", r.rule_id = "flag"; }},
      {"amendment: error E213: \"mappings\" cannot be the id of a rule\n"
       "  help: the id of such a rule is mappings.NAME\n",
       [](auto& r) { r.replaces = "", r.rule_id = "mappings"; }},
      {"amendment: error E213: \"flags.loom\" cannot be the id of a rule\n"
       "  help: the id of such a rule is flags, without a name\n",
       [](auto& r) { r.replaces = "", r.rule_id = "flags.loom"; }},
      {"amendment: error E213: \"mappings.a/b\" cannot be the id of a rule\n"
       "  help: the id of such a rule is mappings.NAME\n",
       [](auto& r) { r.replaces = "", r.rule_id = "mappings.a/b"; }},
  };
  const Library library = read_library(test::project_tree()).value();
  for (const Case& c : cases) {
    AmendmentRequest request = request_for(surfaces);
    c.change(request);
    const auto amendment = begin_amendment(library, request);
    REQUIRE_FALSE(amendment);
    CHECK(render(amendment.error()) == c.says);
  }
}

TEST_CASE("a rule that the draft itself brought is edited, not replaced") {
  const Amendment first = begun(test::project_tree(), request_for(surfaces));
  AmendmentRequest request = request_for(first.rule.path);
  request.date = {2026, 8, 2};
  const auto again = begin_amendment(read_library(with(first)).value(), request);
  REQUIRE_FALSE(again);
  CHECK(render(again.error()) ==
        "amendment: error E216: rules/surfaces/2026-08-01.toml is new in v0.2.2-draft\n"
        "  help: edit that file: nobody else has adopted it yet\n");
}

TEST_CASE("a draft's own name goes up from the newest version") {
  const std::vector<std::pair<std::string, std::string>> names = {
      {"v0.2.9", "v0.2.10-draft"}, {"7", "8-draft"}, {"v2-rc", "v3-draft"}, {"first", "first-draft"}};
  for (const auto& [newest, expected] : names) {
    const auto renamed = "specs/" + newest + ".toml";
    const auto old = test::text_at(test::project_tree(), "specs/v0.2.1.toml");
    const auto tree = edited({test::remove("specs/v0.2.1.toml"), add(renamed, old),
                              test::change(renamed, "version = \"v0.2.1\"", "version = \"" + newest + "\"")});
    CHECK(begun(tree, request_for(surfaces)).version == expected);
  }
}
