// The strict injection-evidence floor (amendment v0.2.1): detections that prove that the planted text was read.
//
// It is laid over verdicts that stand already and changes none of them.
#pragma once

#include "adjudicate/wave.hpp"
#include "rulebook/rulebook.hpp"

namespace sabot::adjudicate {

using StrictFloor = rulebook::Rule<rulebook::StrictFloorFile>;

// The anchors that the floor keeps of a (task, operator); null where it does not speak of them.
const rulebook::StrictSet* strict_set(const rulebook::StrictFloorFile& floor, std::string_view task,
                                      std::string_view fault_operator);

// A strict detection is a counted mapping act, but in a row whose acts are noise, or a counted FLAGS line with a kept
// anchor. Of a valid fault only.
Strict strict_of(const Observation& observation, const StrictFloor& floor);

// The same cells, each valid fault with what the floor says of it.
Wave with_strict_floor(Wave wave, const StrictFloor& floor);

}  // namespace sabot::adjudicate
