// Every way in which rules can be wrong, with the exact words about it.
#include "rulebook/broken_rules.hpp"

#include <catch2/catch.hpp>
#include <regex>
#include <set>

#include "rulebook/rulebook.hpp"

using namespace sabot;
using namespace sabot::rulebook;
using namespace sabot::rulebook::test;

namespace {

// What is said of a tree: of its files, else of the newest version that does not resolve.
std::string said_of(const SourceTree& tree) {
  const auto library = read_library(tree);
  if (!library) return render(library.error());
  for (auto edition = library->editions.rbegin(); edition != library->editions.rend(); ++edition) {
    const auto rulebook = resolve(*library, edition->document.spec.version);
    if (!rulebook) return render(rulebook.error());
  }
  return {};
}

void check(const std::vector<BrokenRules>& cases) {
  for (const auto& [what, edits, said] : cases) {
    INFO(what);
    CHECK("\n" + said_of(edited(edits)) == said);
  }
}

std::set<std::string> codes_in(const std::string& text, const std::string& pattern) {
  const std::regex expression(pattern);
  std::set<std::string> codes;
  for (std::sregex_iterator found(text.begin(), text.end(), expression), end; found != end; ++found) {
    codes.insert(found->str(1));
  }
  return codes;
}

constexpr auto no_version = R"~(specs: error E222: there is no version "v0.2.11" of the standard
  help: did you mean "v0.2.1"?
)~";

constexpr auto no_spec = R"~(specs: error E221: there is no spec file
  help: a version needs specs/<version>.toml
)~";

}  // namespace

TEST_CASE("nothing is said of the project's own rules") {
  CHECK(said_of(project_tree()).empty());
}

TEST_CASE("a file that is wrong by itself") {
  check(broken_files());
  check(broken_limits());
  check(broken_lists());
}

TEST_CASE("amendments that do not fit together") {
  check(broken_chains());
}

TEST_CASE("waves whose registration does not hold") {
  check(broken_waves());
}

TEST_CASE("rules in force that contradict each other") {
  check(contradicting_rules());
}

TEST_CASE("a version that does not exist") {
  const auto rulebook = resolve(*read_library(project_tree()), "v0.2.11");
  REQUIRE_FALSE(rulebook);
  CHECK(render(rulebook.error()) == no_version);
}

TEST_CASE("rules without any version") {
  SourceTree rules;
  for (const auto& file : project_tree()) {
    if (file.path.starts_with("rules/")) rules.push_back(file);
  }
  CHECK(said_of(rules) == no_spec);
  CHECK(said_of({}) == no_spec);
}

TEST_CASE("findings in several files are told in one run, sorted by place whatever the order of the files") {
  const std::vector<Edit> edits = {change("specs/v0.2.1.toml", "kind = \"prospective\"", "kind = \"prospektive\""),
                                   change("rules/judge/2026-07-22.toml", "kappa_floor", "kapa_floor"),
                                   change("rules/acts/2026-07-22.toml", "soft = [\"note\"]", "soft = 3")};
  auto tree = edited(edits);
  const auto said = said_of(tree);
  std::reverse(tree.begin(), tree.end());
  CHECK(said_of(tree) == said);
  const auto acts = said.find("rules/acts/"), judge = said.find("rules/judge/"), spec = said.find("specs/v0.2.1");
  CHECK((acts < judge && judge < spec && spec < said.size()));
}

TEST_CASE("every code of the rule files is met in these tables") {
  std::string said = std::string(no_version) + no_spec;
  for (const auto& cases : {broken_files(), broken_limits(), broken_lists(), broken_chains(), broken_waves(),
                            contradicting_rules(), broken_record(), doubtful_rules()}) {
    for (const auto& broken : cases) said += broken.said;
  }
  CHECK(codes_in(said, "(?:error|warning) ([EW][0-9]+):") ==
        codes_in(project_file("engine/rulebook/codes.hpp"), "= \"([EW][0-9]+)\";"));
}
