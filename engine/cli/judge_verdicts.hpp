// Joins judge verdicts with the runs that they speak of.
#pragma once

#include <vector>

#include "adjudicate/observation.hpp"
#include "cli/judge_file.hpp"
#include "tally/scoreboard.hpp"

namespace sabot::cli {

struct JudgedInput {
  tally::JudgeVerdicts verdicts;  // of several prompt variants, the bytewise smallest counts
  tally::JudgeVerdicts second;    // of the variant after it, for how well the two agree
  Diagnostics findings;
};

// Findings, each of which leaves the verdict out: no fault run has the run_id, or several have; two verdicts on one run
// by one variant.
JudgedInput join_verdicts(std::vector<JudgedRun> judged, const std::vector<adjudicate::Observation>& observations);

}  // namespace sabot::cli
