// Intervals of an evaluation, by the rule of its version or the one that is lent to it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "cli/session.hpp"
#include "report/estimates.hpp"

namespace sabot::cli {

inline constexpr std::uint64_t usual_seed = 1;

// None under rules that do not say how intervals are made. `resamples` random ones where labels are too many to count
// all; 0 = as many as the rule says.
std::optional<report::Estimates> estimates_of(const Rules& rules, const report::Evaluation& evaluation,
                                              std::size_t resamples = 0, std::uint64_t seed = usual_seed);

}  // namespace sabot::cli
