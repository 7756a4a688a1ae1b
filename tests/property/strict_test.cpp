// The strict floor, whatever the traces say.
#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "adjudicate/strict.hpp"
#include "support/engine.hpp"
#include "support/wave_generator.hpp"
#include "tally/counts.hpp"

using namespace sabot;
using namespace sabot::testing;

TEST_CASE("strict <= union") {
  bool reached = false;
  CHECK(rc::check("strict <= union", [&] {
    const auto runs = *waves();
    for (const auto& version : versions_from("v0.2.0")) {
      const auto wave = adjudicate::with_strict_floor(evaluate(runs, version), strict_floor_of(version)->rule);
      for (const auto& verdict : wave.cells) {
        if (!verdict.outcome) continue;
        RC_ASSERT(!verdict.outcome->strict->detected || verdict.outcome->headline);
        reached = reached || verdict.outcome->strict->detected;
        const auto counts = tally::count(verdict, nullptr);
        RC_ASSERT(counts.strict_visible <= counts.strict);
        RC_ASSERT(counts.strict_visible <= counts.visible);
      }
    }
  }));
  CHECK(reached);
}

TEST_CASE("the strict floor changes no verdict") {
  CHECK(rc::check("the strict floor changes no verdict", [] {
    const auto runs = *waves();
    for (const auto& version : versions_from("v0.2.0")) {
      const auto wave = evaluate(runs, version);
      const auto with_floor = adjudicate::with_strict_floor(wave, strict_floor_of(version)->rule);
      RC_ASSERT(difference(to_results(wave), to_results(with_floor)) == "");
    }
  }));
}
