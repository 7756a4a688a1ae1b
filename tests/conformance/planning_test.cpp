// The published runs are what the plan of their wave wants.
#include <algorithm>
#include <catch2/catch.hpp>

#include "conformance/published.hpp"
#include "harness/plan.hpp"
#include "support/engine.hpp"

using namespace sabot;
using namespace sabot::testing;

TEST_CASE("nothing of langgraph/default is missing in wave 2 but twelve cells that need no run") {
  const auto folder = conformance::published();
  if (!folder) return;
  const auto& rulebook = rulebook_of("v0.2.0");
  const auto wave = evaluate(conformance::read_runs(*folder / "wave2/langgraph"), "v0.2.0");
  const auto found = progress_of(harness::plan_wave(rulebook), wave, rulebook);
  const adjudicate::Row row{"langgraph", "default"};
  const auto in_row = [&](const harness::PlannedRun& run) { return run.row == row; };
  CHECK(std::none_of(found.missing.begin(), found.missing.end(), in_row));
  CHECK(std::count_if(found.present.begin(), found.present.end(), in_row) == 163);
  CHECK(found.unplanned.empty());
  CHECK(found.needless.size() == 12);
  for (const auto& spared : found.needless) {
    CHECK(to_string(spared.cell.row) == "langgraph/default");
    CHECK(spared.cell.task == "T4");
    CHECK(spared.reason.rule.id == "exclusions.BASELINE_FAIL");
  }
}
