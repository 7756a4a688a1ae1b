// The stable codes of what a task's files get wrong about each other, and about the rules in force.
#pragma once

#include <array>

#include "base/code_meaning.hpp"

namespace sabot::harness::codes {

inline constexpr auto no_criterion = "E261";
inline constexpr auto wrong_count = "E262";
inline constexpr auto given_away = "E263";
inline constexpr auto missing_fault = "E264";
inline constexpr auto wrong_fault = "E265";

inline constexpr auto meanings = std::to_array<CodeMeaning>({
    {no_criterion, "A task, or one of its criteria, asks nothing: every output would pass."},
    {wrong_count,
     "The text that a fault replaces stands in the served files another number of times than `occurs` says, or "
     "nowhere."},
    {given_away, "A served file holds what only the injector or the judge may know, or is the judge's own."},
    {missing_fault, "An operator of the matrix plants nothing in the task."},
    {wrong_fault, "A fault does not fit its operator."},
});

}  // namespace sabot::harness::codes
