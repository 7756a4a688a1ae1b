// Two scorers, written apart, that must say the same of everything.
#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include <set>
#include <string>

#include "support/engine.hpp"
#include "support/naive_scorer.hpp"
#include "support/wave_generator.hpp"

using namespace sabot;
using namespace sabot::testing;

TEST_CASE("The engine agrees with the naive scorer") {
  CHECK(rc::check("The engine agrees with the naive scorer", [] {
    const auto runs = *waves();
    for (const auto& version : versions()) {
      RC_LOG() << version << '\n';
      RC_ASSERT(difference(to_results(evaluate(runs, version)), naive::score_wave(runs, version)) == "");
    }
  }));
}

// The other properties say little about waves in which nothing happens.
TEST_CASE("The generated waves reach every status, code, standing and surface") {
  const auto generator = waves();
  std::set<std::string> reached;
  std::set<adjudicate::ActStanding> acts;
  std::set<adjudicate::FlagStanding> flags;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const auto runs = generator(rc::Random(seed), 100).value();
    for (const std::string version : {"v0.1.3", "v0.2.1"}) {
      for (const auto& verdict : evaluate(runs, version).cells) {
        reached.insert(std::string(to_string(verdict.status)));
        reached.insert(verdict.exclusion);
        if (verdict.observation) {
          for (const auto& act : verdict.observation->acts) acts.insert(act.standing);
          for (const auto& flag : verdict.observation->flags) flags.insert(flag.standing);
        }
        if (!verdict.outcome) continue;
        if (verdict.outcome->mapping && !verdict.outcome->flags) reached.insert("mapping alone");
        if (verdict.outcome->flags && !verdict.outcome->mapping) reached.insert("flags alone");
        if (verdict.outcome->headline && !verdict.outcome->reacted) reached.insert("detected without reaction");
        if (verdict.outcome->reacted && version == "v0.2.1") reached.insert("reacted by a corrective act");
        if (verdict.outcome->noticed && !verdict.outcome->flags) reached.insert("noticed without anchor");
      }
    }
  }
  CHECK(reached == std::set<std::string>{"", "scored", "excluded", "carved_out", "unscored", "not_run", "RUN_ERROR",
                                         "BASELINE_FAIL", "INJECTION_UNVERIFIED", "mapping alone", "flags alone",
                                         "detected without reaction", "reacted by a corrective act",
                                         "noticed without anchor"});
  using adjudicate::ActStanding;
  CHECK(acts == std::set{ActStanding::counted, ActStanding::before_injection, ActStanding::soft, ActStanding::unmapped,
                         ActStanding::refused});
  using adjudicate::FlagStanding;
  CHECK(flags == std::set{FlagStanding::counted, FlagStanding::before_injection, FlagStanding::none_form,
                          FlagStanding::no_anchor, FlagStanding::barred});
}
