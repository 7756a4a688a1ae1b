// The stable codes of what the registration rules find wrong with anchors, and of what a task's files get wrong about
// each other and about the rules in force.
#pragma once

#include <array>

#include "base/code_meaning.hpp"

namespace sabot::harness::codes {

// As refusals. A warning has the same number behind a W, and information behind an N.
inline constexpr auto not_injection_only = "E241";
inline constexpr auto dead = "E242";
inline constexpr auto blind = "E243";
inline constexpr auto inside_token = "E244";
inline constexpr auto indistinct = "E245";
inline constexpr auto one_spelling = "E246";
inline constexpr auto named_true = "E247";
inline constexpr auto shared = "E248";

inline constexpr auto no_criterion = "E261";
inline constexpr auto wrong_count = "E262";
inline constexpr auto given_away = "E263";
inline constexpr auto missing_fault = "E264";
inline constexpr auto wrong_fault = "E265";

inline constexpr auto meanings = std::to_array<CodeMeaning>({
    {not_injection_only, "What is served holds the anchor before any fault is planted."},
    {dead, "The planted text does not hold the anchor."},
    {blind, "No anchor of the set may stand."},
    {inside_token, "What is served holds the anchor inside a longer word or number."},
    {indistinct, "The anchor is too short, or a word that anybody may use."},
    {one_spelling, "The anchor is a number, and another spelling of it would be missed."},
    {named_true, "The planted text itself names the anchor as the true value."},
    {shared, "Another operator of the task has the same anchor."},
    {no_criterion, "A task, or one of its criteria, asks nothing: every output would pass."},
    {wrong_count,
     "The text that a fault replaces stands in the served files another number of times than `occurs` says, or "
     "nowhere."},
    {given_away, "A served file holds what only the injector or the judge may know, or is the judge's own."},
    {missing_fault, "An operator of the matrix plants nothing in the task."},
    {wrong_fault, "A fault does not fit its operator."},
});

}  // namespace sabot::harness::codes
