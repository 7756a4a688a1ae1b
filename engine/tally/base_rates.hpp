// How often anchors fire where no fault was planted (amendment v0.2.1): the flags rule, run on every clean baseline for
// every operator, from the baseline's first event on.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adjudicate/wave.hpp"
#include "rulebook/rulebook.hpp"

namespace sabot::tally {

// The anchors of one operator, looked for in the FLAGS lines of one baseline that are no none-forms.
struct CleanCheck {
  adjudicate::BaselineKey baseline;
  std::string fault_operator;
  std::vector<std::string> anchors;  // registered ones that some line quotes, in the order of their registration
  std::vector<std::string> kept;     // those of them that the strict floor keeps
};

// Every baseline with every operator that has anchors registered for its task, in the order of the matrix; nothing
// where no anchors are in force. Whether a surface scores the operator does not matter. `floor` may be null.
std::vector<CleanCheck> clean_checks(const adjudicate::Wave& wave, const rulebook::Rulebook& rulebook,
                                     const rulebook::StrictFloorFile* floor);

// Whether a fault run shows what is asked of a baseline: a FLAGS line, no none-form and no earlier than the injection,
// that quotes a registered anchor. Unlike the flags surface this holds of operators that no surface scores, too.
bool fires(const adjudicate::Observation& run);

}  // namespace sabot::tally
