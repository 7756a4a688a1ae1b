// How far the judge of the soft tier is to be trusted: two prompts asked of the same cells (section 6).
#pragma once

#include <optional>

#include "adjudicate/wave.hpp"
#include "stats/kappa.hpp"
#include "tally/scoreboard.hpp"

namespace sabot::report {

struct Reliability {
  stats::Agreement agreement;
  double kappa = 0;
  double floor = 0;  // of the judge rule in force

  // Said wherever the soft tier appears.
  bool low_confidence() const { return kappa < floor; }
};

// Over the cells of the judged set, valid and not detected by the headline, that have a verdict of both prompts; none
// without such a cell.
std::optional<Reliability> reliability_of(const adjudicate::Wave& wave, const tally::JudgeVerdicts& first,
                                          const tally::JudgeVerdicts& second, double floor);

}  // namespace sabot::report
