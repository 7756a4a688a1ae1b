// Intervals of an evaluation, by the rule of its version or the one that is lent to it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "cli/session.hpp"
#include "report/estimates.hpp"

namespace sabot::cli {

inline constexpr std::uint64_t usual_seed = 1;

struct Resampling {
  std::size_t resamples = 0;  // random ones where labels are too many to count all; 0 = as many as the rule says
  std::uint64_t seed = usual_seed;
};

// None under rules that do not say how intervals are made.
std::optional<report::Estimates> estimates_of(const Rules& rules, const report::Evaluation& evaluation,
                                              report::Detail detail, const Resampling& resampling = {});

}  // namespace sabot::cli
