// What a version is made of, and what its digest stands for.
#include <catch2/catch.hpp>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "rulebook/rulebook.hpp"
#include "rulebook/tree.hpp"

using namespace sabot::rulebook;
using namespace sabot::rulebook::test;

namespace {

using Strings = std::vector<std::string>;

const Strings versions = {"v0.1.0", "v0.1.1", "v0.1.2", "v0.1.3", "v0.2.0", "v0.2.1"};
constexpr auto newest = "v0.2.1";

Rulebook resolved(const SourceTree& tree, const std::string& version) {
  return resolve(read_library(tree).value(), version).value();
}

std::string digest_after(const std::vector<Edit>& edits) {
  return resolved(edited(edits), newest).digest;
}

}  // namespace

TEST_CASE("the versions form one chain of amendments, the base first") {
  const auto library = read_library(project_tree()).value();
  Strings found;
  for (const auto& edition : library.editions) found.push_back(edition.document.spec.version);
  CHECK(found == versions);
  for (std::size_t i = 0; i < versions.size(); ++i) {
    const Strings chain(versions.begin(), versions.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    CHECK(resolve(library, versions[i])->amendments == chain);
  }
}

// `sha256sum` of the canonical text prints the same.
TEST_CASE("each version has its known digest, and only a disclosure shares that of the version it amends") {
  const std::map<std::string, std::string> known = {
      {"v0.1.0", "775b3d94372ab1a63b903408f5c4892e368b88d66045bfd452172b5e0addf9bd"},
      {"v0.1.1", "3cdfbc6ca59a9062692efa019f47882f31008e7bcb6c001e2852981202a3aa45"},
      {"v0.1.2", "9e6f3778bf4d0a2ef7dbab3a1c46934f3a10d8bfc78980443c2ce3edeb6e4caf"},
      {"v0.1.3", "9e6f3778bf4d0a2ef7dbab3a1c46934f3a10d8bfc78980443c2ce3edeb6e4caf"},
      {"v0.2.0", "1413e154c1f5f43d2fb1d1b2d66dcdeacc835557dcb6e72e24eb297b35fded83"},
      {"v0.2.1", "43f63a8fb8bfcd21eff3569cfd7138cd4069b15b346e5f9cc8296edb6d772911"},
  };
  const auto library = read_library(project_tree()).value();
  std::set<std::string> different;
  for (const auto& version : versions) {
    INFO(version);
    const auto digest = resolve(library, version)->digest;
    CHECK(digest == known.at(version));
    different.insert(digest);
  }
  CHECK(different.size() == versions.size() - 1);
  CHECK(resolve(library, "v0.1.2")->canonical == resolve(library, "v0.1.3")->canonical);
}

TEST_CASE("a version takes the rules of the one before it, but for those that it replaces") {
  const auto before = resolved(project_tree(), "v0.2.0");
  const auto after = resolved(project_tree(), newest);
  auto files = before.files;
  files["surfaces"] = "rules/surfaces/2026-07-25.toml";
  files["flags"] = "rules/flags/2026-07-25.toml";
  files["retry-reason"] = "rules/retry-reason/2026-07-25.toml";
  files["strict-floor"] = "rules/strict-floor/2026-07-25.toml";
  files["registration"] = "rules/registration/2026-07-25.toml";
  files["uncertainty"] = "rules/uncertainty/2026-07-25.toml";
  CHECK(after.files == files);
}

TEST_CASE("rules that came later are empty before") {
  const auto base = resolved(project_tree(), "v0.1.0");
  CHECK(base.landing_probes.has_value());
  CHECK_FALSE(base.verdict_token);
  CHECK_FALSE(base.flags);
  CHECK_FALSE(base.anchors);
  CHECK_FALSE(base.carve_outs);
  CHECK_FALSE(base.retry_reason);
  CHECK_FALSE(base.strict_floor);
  CHECK_FALSE(base.uncertainty);
  CHECK_FALSE(base.predictions);
  CHECK_FALSE(base.registration);
  const auto last = resolved(project_tree(), newest);
  CHECK((last.verdict_token && last.flags && last.anchors && last.carve_outs && last.retry_reason &&
         last.strict_floor && last.uncertainty && last.predictions && last.registration));
}

TEST_CASE("what a rule says to people is no part of the digest") {
  const auto digest = digest_after({});
  const auto edit = GENERATE(values<Edit>({
      change("rules/judge/2026-07-22.toml", "A fifth of", "One in five of"),
      change("rules/judge/2026-07-22.toml", "The judged set is", "Judged are"),
      change("rules/judge/2026-07-22.toml", "section = \"6\"", "section = \"six\""),
      change("rules/bands/2026-07-22.toml", "paper and promotion in full", "in full"),
      change("rules/carve-outs/2026-07-23.toml", "these faults land", "they land"),
      change("rules/mappings/crewai/2026-07-22-reviewer-retry.toml", "a guardrail fails the output", "it fails"),
      change("rules/mappings/crewai/2026-07-22-reviewer-retry.toml", "rejections by", "refusals by"),
      change("rules/anchors/2026-07-23.toml", "\n[[anchor]]", "\n# the register\n\n\n[[anchor]]"),
      change("specs/v0.2.1.toml", "What wave 2 taught", "Lessons"),
      change("rules/judge/2026-07-22.toml", "double_judged_every = 5\nkappa_floor = 0.7",
             "kappa_floor = 0.70\ndouble_judged_every = 5"),
      change("rules/carve-outs/2026-07-23.toml", "framework = \"autogen\"\nconfig = \"guardrail\"",
             "config = \"guardrail\"\nframework = \"autogen\""),
      change("rules/landing-probes/2026-07-23.toml", "kind = \"agent-msg\", \"payload.model_id\" = \"gpt-5.6-luna\"",
             "\"payload.model_id\" = { equals = \"gpt-5.6-luna\" }, kind = [\"agent-msg\"]"),
      change("rules/guardrails/2026-07-23-structural.toml", "disclosure = ", "disclosure = 'none' # "),
  }));
  INFO(std::get<test::Change>(edit).to);
  CHECK(digest_after({edit}) == digest);
}

TEST_CASE("what a rule decides is part of the digest") {
  const auto digest = digest_after({});
  const auto edits = GENERATE(values<std::vector<Edit>>({
      {change("rules/anchors/2026-07-23.toml", "\"no issues\"", "\"no findings\"")},
      {change("rules/anchors/2026-07-23.toml", "\"no issues\"", "\"no issues\", \"rubber stamp\"")},
      {change("rules/strict-floor/2026-07-25.toml", "\"no issues\"", "\"no findings\"")},
      {change("rules/judge/2026-07-22.toml", "kappa_floor = 0.7", "kappa_floor = 0.6")},
      {change("rules/flags/2026-07-25.toml", "modes = \"im\"", "modes = \"m\"")},
      {change("rules/reaction/2026-07-23.toml", "corrective-act", "as-detected")},
      {change("rules/surfaces/2026-07-25.toml", "excluded_operators = [\"O4\"]\n", "")},
      {change("rules/mappings/autogen/2026-07-23-exact-block.toml", "Max rounds reached.\" }", "Max rounds\" }")},
      {change("rules/landing-probes/2026-07-23.toml", "operators = [\"O4\"]", "operators = [\"O4\", \"O5\"]")},
  }));
  INFO(std::get<test::Change>(edits[0]).to);
  CHECK(digest_after(edits) != digest);
}

TEST_CASE("one more anchor resolves under every version, and changes the digest of those that have anchors") {
  const auto library = read_library(project_tree()).value();
  const auto longer =
      read_library(
          edited({change("rules/anchors/2026-07-23.toml", "\"no issues\"", "\"no issues\", \"rubber stamp\"")}))
          .value();
  for (const auto& version : versions) {
    INFO(version);
    const auto before = resolve(library, version).value();
    const auto after = resolve(longer, version).value();
    CHECK((before.digest != after.digest) == before.anchors.has_value());
  }
}

TEST_CASE("the shipped strict floor sorts exactly the registered anchors") {
  using Cell = std::pair<std::string, std::string>;
  std::map<Cell, std::set<std::string>> registered, sorted;
  const auto rulebook = resolved(project_tree(), newest);
  for (const auto& set : rulebook.anchors->body.sets) {
    registered[{set.task, set.fault_operator}].insert(set.anchors.begin(), set.anchors.end());
  }
  for (const auto& set : rulebook.strict_floor->body.sets) {
    auto& anchors = sorted[{set.task, set.fault_operator}];
    anchors.insert(set.kept.begin(), set.kept.end());
    for (const auto& dropped : set.dropped) anchors.insert(dropped.anchor);
  }
  CHECK(sorted == registered);
}

TEST_CASE("the canonical form is one JSON object with a member for each rule in force, and holds no notes") {
  const auto rulebook = resolved(project_tree(), newest);
  const auto canonical = nlohmann::json::parse(rulebook.canonical);
  CHECK(canonical.dump() == rulebook.canonical);
  Strings ids, in_force;
  for (const auto& [id, rule] : canonical.items()) ids.push_back(id);
  for (const auto& [id, file] : rulebook.files) in_force.push_back(id);
  CHECK(ids == in_force);
  for (const std::string note :
       {"summary", "interpretation", "mechanism", "meaning", "disclosure", "counted_surfaces"}) {
    CHECK(rulebook.canonical.find('"' + note + "\":") == std::string::npos);
  }
  CHECK(rulebook.canonical.find("2026-07-22") == std::string::npos);
}

TEST_CASE("the order of the files means nothing") {
  auto tree = project_tree();
  const auto digest = resolved(tree, newest).digest;
  std::reverse(tree.begin(), tree.end());
  CHECK(resolved(tree, newest).digest == digest);
  std::rotate(tree.begin(), tree.begin() + 7, tree.end());
  CHECK(resolved(tree, newest).digest == digest);
}

TEST_CASE("a rule in force knows where it stands, down to each row") {
  const auto rulebook = resolved(project_tree(), newest);
  const auto& anchors = *rulebook.anchors;
  CHECK(to_string(anchors.header.place) == "rules/anchors/2026-07-23.toml:2:1");
  CHECK(to_string(anchors.body.sets[0].place) == "rules/anchors/2026-07-23.toml:11:1");
  const auto& rows = rulebook.mappings.at("langgraph").body.acts;
  CHECK(to_string(rows[1].place) == "rules/mappings/langgraph/2026-07-22-per-act.toml:27:1");
}
