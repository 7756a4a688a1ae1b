// The stable codes of what a task's files get wrong about each other, and about the rules in force.
#pragma once

namespace sabot::harness::codes {

inline constexpr auto no_criterion = "E231";   // a task, or a criterion, that any output would pass
inline constexpr auto wrong_count = "E232";    // a text that is to be replaced stands elsewhere or more often than said
inline constexpr auto given_away = "E233";     // a served file holds what only the injector or the judge may know
inline constexpr auto missing_fault = "E234";  // an operator of the matrix that plants nothing in the task
inline constexpr auto wrong_fault = "E235";    // a fault that does not fit what the rules say of its operator

}  // namespace sabot::harness::codes
