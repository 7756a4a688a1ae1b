// What the amendments promise of each other, on every published run; and the second scorer's opinion of them all.
#include <catch2/catch.hpp>

#include <string>
#include <vector>

#include "conformance/published.hpp"
#include "support/engine.hpp"
#include "support/naive_scorer.hpp"

using namespace sabot;
using namespace sabot::testing;
using sabot::conformance::published;
using sabot::conformance::read_runs;

namespace {

// Each of them is evaluated by itself: the waves run the same cells.
const std::vector<std::string>& inputs() {
  static const std::vector<std::string> folders = {"wave1", "wave2", "single"};
  return folders;
}

}  // namespace

TEST_CASE("v0.1.3 changes no published verdict of v0.1.2") {
  const auto folder = published();
  if (!folder) return;
  for (const auto& input : inputs()) {
    const auto runs = read_runs(*folder / input);
    CHECK(difference(to_results(evaluate(runs, "v0.1.2")), to_results(evaluate(runs, "v0.1.3"))) == "");
  }
}

TEST_CASE("v0.2.1 detects among published runs nothing that v0.2.0 does not, and no downgrade by a flag") {
  const auto folder = published();
  if (!folder) return;
  std::size_t no_longer_detected = 0;
  for (const auto& input : inputs()) {
    const auto runs = read_runs(*folder / input);
    const auto earlier = to_results(evaluate(runs, "v0.2.0"));
    const auto later = to_results(evaluate(runs, "v0.2.1"));
    REQUIRE(earlier.size() == later.size());
    for (std::size_t i = 0; i < later.size(); ++i) {
      CAPTURE(earlier[i], later[i]);
      REQUIRE(earlier[i].cell == later[i].cell);
      if (later[i].headline) CHECK(earlier[i].headline);
      if (later[i].cell.find("/O4/") != std::string::npos) CHECK(!later[i].flags);
      no_longer_detected += earlier[i].headline && !later[i].headline;
    }
  }
  CHECK(no_longer_detected > 0);
}

TEST_CASE("the naive scorer says the same of every published run under every version") {
  const auto folder = published();
  if (!folder) return;
  for (const auto& input : inputs()) {
    const auto runs = read_runs(*folder / input);
    REQUIRE(!runs.empty());
    for (const auto& version : versions()) {
      CAPTURE(input, version);
      CHECK(difference(to_results(evaluate(runs, version)), naive::score_wave(runs, version)) == "");
    }
  }
}
