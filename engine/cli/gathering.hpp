// From files to a scoreboard without keeping a single run: memory grows by a few bytes for each.
#pragma once

#include <functional>

#include "adjudicate/ledger.hpp"
#include "cli/evaluation.hpp"
#include "cli/session.hpp"

namespace sabot::cli {

// All that a scoreboard is made of. What is gathered in parts adds up to what is gathered at once.
struct Gathered {
  adjudicate::Ledger ledger;
  InputSums inputs;
  FirstFindings findings;  // each has left out the run that it speaks of
};

// Reads every run of the request in brief and hands it to `take`, in the order of the sources. Judge verdicts are not
// heard, and nothing is kept. Findings: sources that cannot be read, or hold no run.
struct DigestedRun {
  adjudicate::RunSummary summary;
  TextsDigest digest;  // of its text
};
using TakeRun = std::function<void(const Source&, Result<DigestedRun>)>;
Diagnostics summarise_runs(const Rules& rules, const Request& request, const TakeRun& take);

Gathered gather(const Rules& rules, const Request& request);

// As evaluate() would have it, but for the wave's cells and baselines, which are not there.
Attempt<report::Evaluation> evaluate_gathered(const Rules& rules, Gathered gathered, const Request& request);

}  // namespace sabot::cli
