// The scoreboard of each replicate label by itself: the pieces that resampling draws from (amendment v0.2.1).
#pragma once

#include <map>

#include "tally/scoreboard.hpp"

namespace sabot::tally {

// One scoreboard for each label that has a cell. Added up they are the scoreboard of the wave.
std::map<trace::ReplicateLabel, Scoreboard> scoreboards_by_label(const adjudicate::Wave& wave,
                                                                 const JudgeVerdicts& judged,
                                                                 const rulebook::Rulebook& rulebook);

}  // namespace sabot::tally
