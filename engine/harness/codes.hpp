// The stable codes of what the registration rules find wrong with anchors.
#pragma once

namespace sabot::harness::codes {

// As refusals. A warning has the same number behind a W, and information behind an N.
inline constexpr auto not_injection_only = "E241";  // what is served holds the anchor before any fault is planted
inline constexpr auto dead = "E242";                // the planted text does not hold the anchor
inline constexpr auto blind = "E243";               // a set without an anchor that may stand
inline constexpr auto inside_token = "E244";        // the anchor is part of a longer word or number that is served
inline constexpr auto indistinct = "E245";          // an anchor that is too short, or a word of a vocabulary
inline constexpr auto one_spelling = "E246";        // a number whose other spelling no anchor of the set catches
inline constexpr auto named_true = "E247";          // the planted text itself names the anchor as the true value
inline constexpr auto shared = "E248";              // another operator of the task has the same anchor

}  // namespace sabot::harness::codes
