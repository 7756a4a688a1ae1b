// The difference of two versions as text and as JSON.
#include "report/difference.hpp"

#include <catch2/catch.hpp>

#include "cli/runs.hpp"
#include "report/figures.hpp"
#include "report/markdown.hpp"
#include "report/terminal.hpp"
#include "support/engine.hpp"
#include "support/schema.hpp"

using namespace sabot;
using namespace sabot::testing;
using nlohmann::json;
using report::Difference;

namespace {

constexpr const char* schema = "output-difference.schema.json";

report::ComparedRules rules_of(const rulebook::Rulebook& rulebook) {
  return {rulebook.spec,
          rulebook.draft,
          rulebook.digest,
          rulebook.files,
          "",
          rulebook.flags.has_value(),
          rulebook.strict_floor.has_value()};
}

Difference difference_of(const std::string& from, const std::string& to, const std::vector<trace::Run>& runs = {}) {
  const auto &before = rulebook_of(from), &after = rulebook_of(to);
  Difference difference{"1.2.3",
                        rules_of(before),
                        rules_of(after),
                        rulebook::difference(before, after),
                        rulebook::amendments_beyond(before, after, built_in_library()),
                        rulebook::amendments_beyond(after, before, built_in_library()),
                        std::nullopt};
  if (runs.empty()) return difference;
  const auto old_wave = evaluate(runs, from), new_wave = evaluate(runs, to);
  difference.runs = report::ComparedRuns{{{"runs.jsonl", static_cast<std::int64_t>(runs.size())}},
                                         tally::impact({old_wave, before}, {new_wave, after}),
                                         {"Mind this."},
                                         {{{{"bad.jsonl", 3, 9}, "E106", "this is not JSON", "", ""}}, 0}};
  return difference;
}

// A flag whose text could act on a terminal, under a version that does not look at flags and one that does.
std::vector<trace::Run> hostile() {
  return {baseline("T1", 11), fault("T1", "O1", 11, "FLAGS: 74.1 \x1b[31m<i>|")};
}

json json_of(const Difference& difference) {
  return json::parse(report::json(difference));
}

}  // namespace

TEST_CASE("the difference's JSON fits its schema") {
  for (const auto& value :
       {json_of(difference_of("v0.2.0", "v0.2.1")), json_of(difference_of("v0.2.1", "v0.1.0")),
        json_of(difference_of("v0.1.3", "v0.2.0", hostile())), json_of(difference_of("v0.2.1", "v0.1.3", hostile()))}) {
    CHECK(report::test::schema_findings(schema, value).empty());
  }
}

TEST_CASE("the schema refuses a difference with a key too few, too many or of another type") {
  const auto value = json_of(difference_of("v0.1.3", "v0.2.0", hostile()));
  auto too_few = value;
  too_few["rule_changes"][0].erase("effect");
  auto too_many = value;
  too_many["impact"]["cells"][0]["rank"] = 1;
  auto other_type = value;
  other_type["impact"]["all"]["before"]["valid"] = "one";
  for (const auto& wrong : {too_few, too_many, other_type}) {
    CHECK_FALSE(report::test::schema_findings(schema, wrong).empty());
  }
}

TEST_CASE("the difference's JSON tells a cell's change with its cause on both sides") {
  const auto value = json_of(difference_of("v0.1.3", "v0.2.0", hostile()));
  const auto& cell = value["impact"]["cells"][0];
  CHECK(cell["operator"] == "O1");
  CHECK(cell["changes"] == json::parse(R"([{"verdict": "flags_anchored", "before": false, "after": true},
                                           {"verdict": "headline", "before": false, "after": true},
                                           {"verdict": "flags_noticed", "before": false, "after": true}])"));
  CHECK(cell["sightings"][0]["before"].is_null());
  CHECK(cell["sightings"][0]["after"]["counts"] == true);
  CHECK(cell["sightings"][0]["after"]["reason"]["rule"] == "anchors.T1.O1");
  CHECK(cell["before"]["outcome"]["flags_anchored"].is_null());
}

TEST_CASE("the headline says how grave the difference is") {
  const auto headline = [](const std::string& from, const std::string& to) {
    return report::difference_document(difference_of(from, to), 12).headline;
  };
  CHECK(headline("v0.1.2", "v0.1.3") == "The rules of v0.1.2 and v0.1.3 say the same: no verdict can change");
  CHECK(
      headline("v0.2.0", "v0.2.1") ==
      "5 changes between the rules of v0.2.0 and v0.2.1, of which 2 can change verdicts and 2 published numbers alone");
  auto less = difference_of("v0.2.0", "v0.2.1");
  const auto headline_now = [&] { return report::difference_document(less, 12).headline; };
  std::erase_if(less.changes, rulebook::can_change_verdict);
  CHECK(headline_now() ==
        "3 changes between the rules of v0.2.0 and v0.2.1: published numbers can change, and no headline verdict");
  std::erase_if(less.changes, rulebook::can_change_number);
  CHECK(headline_now() ==
        "1 change between the rules of v0.2.0 and v0.2.1, and no verdict and no published number can change");
  less = difference_of("v0.2.0", "v0.2.1");
  std::erase_if(less.changes, rulebook::can_change_number);
  CHECK(headline_now() == "3 changes between the rules of v0.2.0 and v0.2.1, of which 2 can change verdicts");
}

TEST_CASE("every reach of a rule has its own words") {
  const auto text = report::terminal(report::difference_document(difference_of("v0.2.0", "v0.2.1"), 12), {});
  CHECK(contains(text, "    narrows detection: surface[flags]"));
  CHECK(contains(text, "    changes published numbers, no headline verdict: + floor.reviewer_vocabulary"));
  CHECK(contains(text, "    changes no verdict: + distinctive.characters"));
}

TEST_CASE("one version on both sides is told apart by where it was read from") {
  auto difference = difference_of("v0.2.1", "v0.2.1");
  difference.to.source = "mine";
  CHECK(report::difference_document(difference, 12).headline ==
        "The rules of v0.2.1 (built in) and v0.2.1 (mine) say the same: no verdict can change");
  difference.from.source = "mine";
  CHECK(report::difference_document(difference, 12).headline ==
        "The rules of v0.2.1 and v0.2.1 say the same: no verdict can change");
}

TEST_CASE("a difference's texts hold nothing that acts on a terminal or a page") {
  const auto document = report::difference_document(difference_of("v0.1.3", "v0.2.0", hostile()), 12);
  const auto text = report::terminal(document, {});
  CHECK(text.find('\x1b') == std::string::npos);
  CHECK(contains(text, "    seq 1, reviewer: \"74.1 \\x1b[31m<i>|\"\n"));
  CHECK(contains(text, "bad.jsonl:3:9  E106  this is not JSON"));
  CHECK(contains(text, "\nCaveats\n  Mind this.\n"));
  const auto page = report::markdown(document);
  CHECK(contains(page, "  - seq 1, reviewer: \"74.1 \\\\x1b\\[31m\\<i\\>\\|\"\n"));
}

TEST_CASE("a rate's rise is told in percentage points, exactly") {
  struct PointsCase {
    tally::Rate before, after;
    std::string points;
  };
  const std::vector<PointsCase> table = {
      {{76, 138}, {70, 138}, "-4.3 pp"}, {{0, 4}, {2, 4}, "+50.0 pp"}, {{1, 3}, {1, 2}, "+16.7 pp"},
      {{1, 2}, {2, 4}, "+0.0 pp"},       {{0, 0}, {1, 2}, "-"},        {{1, 2}, {0, 0}, "-"},
  };
  for (const auto& row : table) CHECK(report::points(row.before, row.after) == row.points);
}
