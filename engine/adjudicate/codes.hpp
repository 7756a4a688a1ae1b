// The stable codes of runs that do not fit the rules in force or each other.
#pragma once

#include <array>

#include "base/code_meaning.hpp"

namespace sabot::adjudicate::codes {

inline constexpr auto unknown_framework = "E131";
inline constexpr auto unknown_config = "E132";
inline constexpr auto unknown_task = "E133";
inline constexpr auto unknown_operator = "E134";
inline constexpr auto unknown_act = "E135";
inline constexpr auto doubled_run = "E136";

inline constexpr auto meanings = std::to_array<CodeMeaning>({
    {unknown_framework, "No mapping is in force for the run's framework."},
    {unknown_config, "The matrix does not have the run's config."},
    {unknown_task, "The matrix does not have the run's task."},
    {unknown_operator, "The matrix does not have the run's fault operator."},
    {unknown_act, "An event records an act outside the vocabulary."},
    {doubled_run, "Two runs stand for the same cell or the same baseline."},
});

}  // namespace sabot::adjudicate::codes
