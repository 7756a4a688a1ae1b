// What another version does to the same runs, told cell by cell.
#include "tally/impact.hpp"

#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "adjudicate/strict.hpp"
#include "cli/runs.hpp"
#include "report/words.hpp"
#include "support/engine.hpp"

using namespace sabot;
using namespace sabot::testing;
using tally::CellChange;
using tally::Impact;

namespace {

using Lines = std::vector<std::string>;

Impact impact_of(const std::vector<trace::Run>& runs, std::string_view from, std::string_view to) {
  const auto before = evaluate(runs, from);
  const auto after = evaluate(runs, to);
  return tally::impact({before, rulebook_of(from)}, {after, rulebook_of(to)});
}

std::string standing(const std::optional<tally::Standing>& standing) {
  return standing ? fmt::format("{}{}", adjudicate::to_string(standing->status), standing->exclusion) : "none";
}

// "T1/O4: headline yes -> no"
Lines lines_of(const Impact& impact) {
  Lines lines;
  for (const CellChange& change : impact.cells) {
    auto line = fmt::format("{}/{}:", change.cell.task, change.cell.fault_operator);
    if (status_changes(change)) line += fmt::format(" {} -> {}", standing(change.before), standing(change.after));
    for (const auto& [aspect, before, after] : change.aspects) {
      line += fmt::format(" {} {}", report::key(aspect), after ? "gained" : "lost");
    }
    lines.push_back(line);
  }
  return lines;
}

// The cells that have a run; those that are only expected are no matter here.
Lines of_runs(const Lines& lines) {
  Lines kept;
  for (const auto& line : lines) {
    if (line.find("not_run") == std::string::npos) kept.push_back(line);
  }
  return kept;
}

std::vector<trace::Run> with_baseline(std::vector<trace::Run> runs) {
  runs.insert(runs.begin(), baseline("T1", 11));
  return runs;
}

trace::Run downgrade(const std::string& model) {
  auto run = fault("T1", "O4", 11, "VERDICT: ACCEPT\nFLAGS: 47.1 looks swapped");
  run.events[1].payload.push_back({"model_id", model});
  return run;
}

}  // namespace

TEST_CASE("each amendment changes the cells that it speaks of") {
  auto rejected = fault("T1", "O2", 11, "VERDICT: REJECT");
  rejected.events.push_back(act(2, "reject", "reviewer"));
  auto retried = fault("T1", "O1", 11, "VERDICT: ACCEPT\nFLAGS: 74.1 looks swapped");
  retried.events.push_back(act(2, "retry_with_reason", "reviewer"));
  std::get<std::string>(retried.events.back().payload.back().value) = "please look again";
  auto on_magentic_one = fault("T1", "O3", 11, "FLAGS: none");
  auto its_baseline = baseline("T1", 11);
  on_magentic_one.framework = its_baseline.framework = "autogen";
  on_magentic_one.config = its_baseline.config = "guardrail";

  struct ImpactCase {
    std::string what;
    std::vector<trace::Run> runs;
    std::string from, to;
    Lines changes;
  };
  const std::vector<ImpactCase> table = {
      {"flags come into force",
       with_baseline({fault("T1", "O1", 11, "FLAGS: 74.1 looks swapped")}),
       "v0.1.3",
       "v0.2.0",
       {"T1/O1: flags_anchored gained headline gained flags_noticed gained"}},
      {"a flag without an anchor is only noticed",
       with_baseline({fault("T1", "O1", 11, "FLAGS: odd")}),
       "v0.1.3",
       "v0.2.0",
       {"T1/O1: flags_noticed gained"}},
      {"a bare rejection is no reaction any more",
       with_baseline({rejected}),
       "v0.1.3",
       "v0.2.0",
       {"T1/O2: reacted lost"}},
      {"a downgrade that served no call",
       with_baseline({downgrade("gpt-5.6-terra")}),
       "v0.1.3",
       "v0.2.0",
       {"T1/O4: scored -> excludedINJECTION_UNVERIFIED"}},
      {"cells that are carved out",
       {its_baseline, on_magentic_one},
       "v0.1.3",
       "v0.2.0",
       {"T1/O3: scored -> carved_out"}},
      {"a downgrade is detected by flags no more",
       with_baseline({downgrade("gpt-5.6-luna")}),
       "v0.2.0",
       "v0.2.1",
       {"T1/O4: flags_anchored lost headline lost"}},
      {"a retry whose reason quotes no anchor",
       with_baseline({retried}),
       "v0.2.0",
       "v0.2.1",
       {"T1/O1: mapping lost reacted lost"}},
      {"a disclosure", with_baseline({retried, rejected}), "v0.1.2", "v0.1.3", {}},
      {"the other way round", with_baseline({retried}), "v0.2.1", "v0.2.0", {"T1/O1: mapping gained reacted gained"}},
  };
  for (const auto& row : table) {
    CAPTURE(row.what);
    CHECK(of_runs(lines_of(impact_of(row.runs, row.from, row.to))) == row.changes);
  }
}

TEST_CASE("a change carries what each side saw of the event, and why it did or did not count") {
  const auto impact = impact_of(with_baseline({downgrade("gpt-5.6-luna")}), "v0.2.0", "v0.2.1");
  REQUIRE(impact.cells.size() == 1);
  const auto& change = impact.cells.front();
  REQUIRE(change.sightings.size() == 1);
  const auto& sighting = change.sightings.front();
  CHECK(sighting.seq == 1);
  CHECK(sighting.component == "reviewer");
  CHECK(sighting.quote == "47.1 looks swapped");
  REQUIRE((sighting.before && sighting.after));
  CHECK(sighting.before->counts);
  CHECK(sighting.before->reason.rule.id == "anchors.T1.O4");
  CHECK_FALSE(sighting.after->counts);
  CHECK(sighting.after->reason.rule.id == "surfaces.flags");
  CHECK(sighting.after->reason.rule.place.file == "rules/surfaces/2026-07-25.toml");
}

TEST_CASE("where a floor is laid over both sides, what it decides otherwise is a change of the cell") {
  const std::vector<trace::Run> runs =
      with_baseline({fault("T1", "O1", 11, "FLAGS: 74.1 looks swapped"), fault("T1", "O5", 11, "FLAGS: none")});
  const auto& rulebook = rulebook_of("v0.2.1");
  const auto plain = evaluate(runs, "v0.2.1");
  auto keeps = *rulebook.strict_floor;
  keeps.body.noise_rows.clear();
  keeps.body.sets = {{"T1", "O1", {"74.1"}, {}, {}}, {"T1", "O5", {"2031"}, {}, {}}};
  auto drops = keeps;
  drops.body.sets[0] = {"T1", "O1", {"47.1"}, {{"74.1", "the source says it too"}}, {}};
  drops.body.sets[1].kept.clear();
  const auto strictly = [&](const adjudicate::StrictFloor& floor) {
    return adjudicate::with_strict_floor(plain, floor);
  };
  const auto before = strictly(keeps), after = strictly(drops);

  const auto impact = tally::impact({before, rulebook}, {after, rulebook});
  CHECK(lines_of(impact) == Lines{"T1/O1: strict lost", "T1/O5: visible lost"});
  CHECK(impact.all.before.strict == 1);
  CHECK(impact.all.after.strict == 0);
  // A floor on one side alone makes a rate that the other does not have, and changes no cell.
  CHECK(tally::impact({plain, rulebook}, {after, rulebook}).cells.empty());
}

TEST_CASE("cells that are only expected are counted apart") {
  const auto runs = with_baseline({fault("T1", "O1", 11, "FLAGS: none")});
  const auto impact = impact_of(runs, "v0.2.0", "v0.2.1");
  CHECK(impact.not_run == impact.compared - 1);
}

TEST_CASE("what no rule of a side looks at is not seen there") {
  const auto impact =
      impact_of(with_baseline({fault("T1", "O1", 11, "FLAGS: 74.1 looks swapped")}), "v0.1.3", "v0.2.0");
  REQUIRE(impact.cells.size() == 1);
  REQUIRE(impact.cells.front().sightings.size() == 1);
  CHECK_FALSE(impact.cells.front().sightings.front().before);
  CHECK(impact.cells.front().sightings.front().after->counts);
}

TEST_CASE("a cell that the later rules no longer expect is there on one side only, and comes last") {
  auto run = fault("T1", "O1", 11, "FLAGS: none");
  auto its_baseline = baseline("T1", 11);
  run.framework = its_baseline.framework = "autogen";
  run.config = its_baseline.config = "guardrail";
  const auto impact = impact_of({its_baseline, run}, "v0.1.3", "v0.2.0");
  REQUIRE_FALSE(impact.cells.empty());
  for (const auto& change : impact.cells) {
    CHECK(standing(change.before) == "not_run");
    CHECK_FALSE(change.after);
    CHECK(change.counts_after == tally::Counts{});
  }
}

TEST_CASE("counts, median and band are those of the two scoreboards") {
  const auto runs = with_baseline({downgrade("gpt-5.6-luna"), fault("T1", "O1", 11, "FLAGS: none")});
  const auto impact = impact_of(runs, "v0.2.0", "v0.2.1");
  CHECK(impact.all.before.headline == 1);
  CHECK(impact.all.after.headline == 0);
  REQUIRE(impact.rows.size() == 1);
  CHECK(to_string(impact.rows.front().key) == "langgraph/default");
  CHECK(impact.rows.front().before == impact.all.before);
  REQUIRE(impact.frameworks.size() == 1);
  CHECK(impact.frameworks.front().after == impact.all.after);
  CHECK(impact.median_before == tally::Rate{1, 2});
  CHECK(impact.median_after == tally::Rate{0, 2});
  CHECK(impact.band_before == "guardrails-mostly-work");
  CHECK(impact.band_after == "full-push");
  CHECK(impact.compared == static_cast<std::int64_t>(evaluate(runs, "v0.2.1").cells.size()));
}
