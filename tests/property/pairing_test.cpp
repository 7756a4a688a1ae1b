// Pairing two waves: what holds of every comparison.
#include "tally/pairing.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "support/engine.hpp"
#include "support/generators.hpp"
#include "support/wave_generator.hpp"

using namespace sabot;
using namespace sabot::testing;
using rulebook::Measure;
using tally::CellPair;
using trace::Run;

namespace {

constexpr const char* earlier_version = "v0.1.3";
constexpr const char* later_version = "v0.2.0";

std::vector<CellPair> paired(const std::vector<Run>& before, const std::string& before_version,
                             const std::vector<Run>& after, const std::string& after_version) {
  const auto earlier = evaluate(before, before_version);
  const auto later = evaluate(after, after_version);
  return tally::pair_waves({earlier, {}, rulebook_of(before_version)}, {later, {}, rulebook_of(after_version)});
}

// Two waves with cells in common: the later one is the earlier one with some runs drawn anew.
std::pair<std::vector<Run>, std::vector<Run>> two_waves() {
  auto before = *waves();
  auto after = *rc::gen::arbitrary<bool>() ? before : *waves();
  for (auto& run : after) {
    if (*chance(30)) run.task_passed = !run.task_passed;
    if (*chance(30)) run.events.clear();
  }
  return {std::move(before), std::move(after)};
}

}  // namespace

TEST_CASE("Swapping the waves turns every effect around") {
  CHECK(rc::check("Swapping the waves turns every effect around", [] {
    const auto [before, after] = two_waves();
    const auto there = tally::sum(paired(before, earlier_version, after, later_version));
    const auto back = tally::sum(paired(after, later_version, before, earlier_version));
    RC_CLASSIFY(there.after.valid > 0, "paired");
    for (const auto& [name, measure] : rulebook::measures) {
      const auto forth = tally::effect(there, measure);
      RC_ASSERT(tally::effect(back, measure) == (tally::Rate{-forth.part, forth.whole}));
    }
  }));
}

TEST_CASE("Effects by replicate label add up to the whole effect") {
  CHECK(rc::check("Effects by replicate label add up to the whole effect", [] {
    const auto [before, after] = two_waves();
    const auto pairs = paired(before, earlier_version, after, later_version);
    tally::PairedCounts sum;
    for (const auto& [label, counts] : tally::sum_by_label(pairs)) sum = std::move(sum) + counts;
    RC_ASSERT(sum == tally::sum(pairs));
    RC_ASSERT(sum.before.valid == sum.after.valid);
  }));
}

TEST_CASE("The order of the runs does not matter to pairs, and each cell of either wave is there once") {
  CHECK(rc::check("The order of the runs does not matter to pairs, and each cell of either wave is there once", [] {
    const auto [before, after] = two_waves();
    const auto pairs = paired(before, earlier_version, after, later_version);
    RC_ASSERT(paired(*shuffled(before), earlier_version, *shuffled(after), later_version) == pairs);
    std::set<adjudicate::Cell> cells;
    for (const auto& verdict : evaluate(before, earlier_version).cells) cells.insert(verdict.cell);
    for (const auto& verdict : evaluate(after, later_version).cells) cells.insert(verdict.cell);
    RC_ASSERT(pairs.size() == cells.size());
  }));
}

TEST_CASE("A wave compared with itself under one version has no effect and no loss") {
  CHECK(rc::check("A wave compared with itself under one version has no effect and no loss", [] {
    const auto runs = *waves();
    const auto version = *rc::gen::elementOf(versions());
    for (const auto& pair : paired(runs, version, runs, version)) {
      RC_ASSERT(pair.before == pair.after);
      RC_ASSERT(!lost(pair, Measure::headline));
    }
  }));
}
