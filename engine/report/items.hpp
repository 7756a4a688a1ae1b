// What a scoreboard itemises instead of dropping it. Pointers are valid as long as the wave is.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "adjudicate/wave.hpp"
#include "report/evaluation.hpp"

namespace sabot::report {

std::vector<const adjudicate::CellVerdict*> cells_with(const adjudicate::Wave& wave, adjudicate::Status status);

// A hard act that was recorded and is no detection for a reason other than its time.
struct UncountedAct {
  const adjudicate::CellVerdict* verdict;
  const adjudicate::ObservedAct* act;
};
std::vector<UncountedAct> uncounted_acts(const adjudicate::Wave& wave);

// Each baseline of a row is one of these.
struct BaselineCounts {
  std::int64_t passed = 0;
  std::int64_t failed = 0;
  std::int64_t errored = 0;
};
BaselineCounts baselines_of(const adjudicate::Wave& wave, const adjudicate::Row& row);

// What is worth a warning, one sentence each: rules that are a draft, runs that no wave registered, rules that a wave
// was not registered under.
std::vector<std::string> warnings(const Evaluation& evaluation);

// These, and how much of the matrix is missing.
std::vector<std::string> notices(const Evaluation& evaluation);

// What to bear in mind when the numbers are quoted: one sentence each, the notices first.
std::vector<std::string> caveats(const Evaluation& evaluation);

}  // namespace sabot::report
