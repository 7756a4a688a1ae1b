// Sections 3 and 10.6: who is in the denominator, who is out, and under which one code.
#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include <map>
#include <string>
#include <vector>

#include "support/engine.hpp"
#include "support/wave_generator.hpp"
#include "tally/scoreboard.hpp"

using namespace sabot;
using namespace sabot::testing;
using adjudicate::Status;
using trace::Run;

namespace {

// The codes that a run qualifies for by what the harness recorded, the highest first.
std::vector<std::string> recorded_codes(const Run& run, const Run& baseline) {
  std::vector<std::string> codes;
  if (run.error || baseline.error) codes.push_back("RUN_ERROR");
  if (!baseline.task_passed) codes.push_back("BASELINE_FAIL");
  if (!run.injection_verified || !run.injection_seq) codes.push_back("INJECTION_UNVERIFIED");
  return codes;
}

adjudicate::BaselineKey baseline_key(const Run& run) {
  return {{run.framework, run.config}, run.task, run.replicate};
}

}  // namespace

TEST_CASE("Exactly one exclusion code, the highest") {
  CHECK(rc::check("Exactly one exclusion code, the highest", [] {
    const auto runs = *waves();
    std::map<adjudicate::BaselineKey, Run> baselines;
    std::map<adjudicate::Cell, Run> faults;
    for (const auto& run : runs) {
      const auto key = baseline_key(run);
      if (is_baseline(run)) {
        baselines[key] = run;
      } else {
        faults[{key.row, key.task, *run.fault_operator, key.replicate}] = run;
      }
    }
    for (const auto& version : versions()) {
      for (const auto& verdict : evaluate(runs, version).cells) {
        RC_ASSERT((verdict.status == Status::excluded) == !verdict.exclusion.empty());
        RC_ASSERT((verdict.status == Status::scored) == verdict.outcome.has_value());
        const auto run = faults.find(verdict.cell);
        const auto baseline = baselines.find(baseline_of(verdict.cell));
        if (run == faults.end() || baseline == baselines.end() || verdict.status == Status::carved_out) continue;
        const auto codes = recorded_codes(run->second, baseline->second);
        if (!codes.empty()) {
          RC_ASSERT(verdict.exclusion == codes.front());
        } else if (verdict.status == Status::excluded) {
          // Only a landing probe of the trace itself excludes what the harness took for verified.
          RC_ASSERT(verdict.exclusion == "INJECTION_UNVERIFIED");
          RC_ASSERT(verdict.cell.fault_operator == "O4");
        }
      }
    }
  }));
}

TEST_CASE("valid + excluded = injected, carved-out apart") {
  CHECK(rc::check("valid + excluded = injected; carved-out apart", [] {
    const auto runs = *waves();
    for (const auto& version : versions()) {
      const auto wave = evaluate(runs, version);
      const auto all = tally::make_scoreboard(wave, {}, rulebook_of(version)).all;
      std::int64_t excluded = 0;
      for (const auto& [code, number] : all.excluded) excluded += number;
      RC_ASSERT(all.valid + excluded == all.injected);
      RC_ASSERT(all.injected + all.carved_out + all.unscored + all.not_run ==
                static_cast<std::int64_t>(wave.cells.size()));
    }
  }));
}
