// Versions that are not released: found by name, never last, and held to what they amend.
#include <catch2/catch.hpp>

#include "rulebook/rulebook.hpp"
#include "rulebook/tree.hpp"

using namespace sabot;
using namespace sabot::rulebook;
using test::add;
using test::edited;

namespace {

std::string draft_text(const std::string& version, const std::string& amends) {
  return "[spec]\nversion = \"" + version + "\"\ndate = 2026-08-01\namends = \"" + amends +
         "\"\nkind = \"amendment\"\ndata = \"post-data\"\nsummary = \"A proposal.\"\n\n"
         "[[change]]\nsection = \"1\"\nsummary = \"Words alone.\"\n";
}

Survey surveyed(const std::string& version, const std::string& amends) {
  return survey(edited({add("specs/drafts/" + version + ".toml", draft_text(version, amends))}));
}

}  // namespace

TEST_CASE("a draft is resolved by name, on top of every released version, and is none of them") {
  const auto [library, findings] = surveyed("v0.3.0", "v0.2.1");
  CHECK(render(findings).empty());
  CHECK(library.editions.back().document.spec.version == "v0.2.1");
  const Rulebook draft = resolve(library, "v0.3.0").value();
  const Rulebook newest = resolve(library, "v0.2.1").value();
  CHECK(draft.draft);
  CHECK_FALSE(newest.draft);
  CHECK(draft.digest == newest.digest);
  auto amendments = newest.amendments;
  amendments.emplace_back("v0.3.0");
  CHECK(draft.amendments == amendments);
}

TEST_CASE("a draft amends the newest version, under a version of its own") {
  CHECK(render(surveyed("v0.3.0", "v0.2.0").findings) ==
        R"(specs/drafts/v0.3.0.toml:4:10: error E221: the draft "v0.3.0" does not amend the newest version
    4 | amends = "v0.2.0"
      |          ^
  help: amends = "v0.2.1"
)");
  CHECK(render(surveyed("v0.2.0", "v0.2.1").findings) ==
        R"(specs/drafts/v0.2.0.toml:2:11: error E212: v0.2.0 is released
    2 | version = "v0.2.0"
      |           ^
  help: a draft has a version of its own
)");
}
