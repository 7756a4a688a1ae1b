// Two sets of rules on the same runs: the listed cells are the whole of what happened to the scoreboard.
#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include <string>

#include "rulebook/difference.hpp"
#include "support/engine.hpp"
#include "support/generators.hpp"
#include "support/wave_generator.hpp"
#include "tally/impact.hpp"

using namespace sabot;
using namespace sabot::testing;
using tally::Counts;

namespace {

tally::Impact impact_of(const std::vector<trace::Run>& runs, const std::string& from, const std::string& to) {
  const auto before = evaluate(runs, from);
  const auto after = evaluate(runs, to);
  return tally::impact({before, rulebook_of(from)}, {after, rulebook_of(to)});
}

std::string any_version() {
  return *rc::gen::elementOf(versions());
}

// Versions between which every change that can move a verdict has this effect, and there is one.
std::vector<std::pair<std::string, std::string>> pairs_with(rulebook::Effect effect) {
  std::vector<std::pair<std::string, std::string>> pairs;
  for (const auto& from : versions()) {
    for (const auto& to : versions()) {
      auto changes = rulebook::difference(rulebook_of(from), rulebook_of(to));
      std::erase_if(changes, [](const auto& change) { return !rulebook::can_change_verdict(change); });
      const auto has_it = [&](const auto& change) { return change.effect == effect; };
      if (!changes.empty() && std::all_of(changes.begin(), changes.end(), has_it)) pairs.emplace_back(from, to);
    }
  }
  return pairs;
}

}  // namespace

TEST_CASE("The changed cells add up to the difference of the two scoreboards") {
  CHECK(rc::check("The changed cells add up to the difference of the two scoreboards", [] {
    const auto impact = impact_of(*waves(), any_version(), any_version());
    // Without a subtraction of counts: each side plus what the other's cells are.
    Counts left = impact.all.before;
    Counts right = impact.all.after;
    auto rows = impact.rows;
    for (const auto& change : impact.cells) {
      left = left + change.counts_after;
      right = right + change.counts_before;
      for (auto& row : rows) {
        if (row.key != change.cell.row) continue;
        row.before = row.before + change.counts_after;
        row.after = row.after + change.counts_before;
      }
    }
    for (auto* counts : {&left, &right})
      std::erase_if(counts->excluded, [](const auto& code) { return code.second == 0; });
    RC_ASSERT(left == right);
    for (const auto& row : rows) RC_ASSERT(row.before == row.after);
  }));
}

TEST_CASE("Rules that say the same change no cell") {
  CHECK(rc::check("Rules that say the same change no cell", [] {
    const auto from = any_version();
    const auto to = any_version();
    const auto changes = rulebook::difference(rulebook_of(from), rulebook_of(to));
    const auto impact = impact_of(*waves(), from, to);
    if (std::none_of(changes.begin(), changes.end(), rulebook::can_change_verdict)) RC_ASSERT(impact.cells.empty());
  }));
}

TEST_CASE("Rules that only narrow detect nothing new, and rules that only widen lose nothing") {
  for (const auto effect : {rulebook::Effect::narrows, rulebook::Effect::widens}) {
    const auto pairs = pairs_with(effect);
    REQUIRE_FALSE(pairs.empty());
    CHECK(rc::check("Rules that only narrow detect nothing new, and rules that only widen lose nothing", [&] {
      const auto [from, to] = *rc::gen::elementOf(pairs);
      for (const auto& change : impact_of(*waves(), from, to).cells) {
        for (const auto& aspect : change.aspects) {
          if (aspect.aspect == tally::Aspect::reacted || aspect.aspect == tally::Aspect::noticed) continue;
          RC_ASSERT(aspect.after == (effect == rulebook::Effect::widens));
        }
      }
    }));
  }
}

TEST_CASE("Each change of a surface has its cause among the sightings") {
  CHECK(rc::check("Each change of a surface has its cause among the sightings", [] {
    for (const auto& change : impact_of(*waves(), any_version(), any_version()).cells) {
      for (const auto& aspect : change.aspects) {
        if (aspect.aspect != tally::Aspect::mapping && aspect.aspect != tally::Aspect::flags) continue;
        const auto turned = [&](const tally::Sighting& sighting) {
          const bool was = sighting.before && sighting.before->counts;
          const bool is = sighting.after && sighting.after->counts;
          return was == aspect.before && is == aspect.after;
        };
        RC_ASSERT(std::any_of(change.sightings.begin(), change.sightings.end(), turned));
      }
    }
  }));
}
