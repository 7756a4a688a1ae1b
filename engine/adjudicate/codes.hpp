// The stable codes of runs that do not fit the rules in force or each other.
#pragma once

namespace sabot::adjudicate::codes {

inline constexpr auto unknown_framework = "E131";  // a framework that no mapping is in force for
inline constexpr auto unknown_config = "E132";     // a config that the matrix does not have
inline constexpr auto unknown_task = "E133";       // a task that the matrix does not have
inline constexpr auto unknown_operator = "E134";   // a fault operator that the matrix does not have
inline constexpr auto unknown_act = "E135";        // an act that the vocabulary does not have
inline constexpr auto doubled_run = "E136";        // two runs for one cell or baseline

}  // namespace sabot::adjudicate::codes
