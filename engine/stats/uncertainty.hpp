// How sure a number is: the replicate-cluster bootstrap, and what stands beside its interval (amendment v0.2.1).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "rulebook/kinds/uncertainty.hpp"
#include "stats/estimand.hpp"
#include "stats/resamples.hpp"

namespace sabot::stats {

// From the lowest to the highest, both attained.
struct Span {
  Fraction low;
  Fraction high;
  friend bool operator==(const Span&, const Span&) = default;
};

// What the resamples of an estimand show. Resamples in which a rate has nothing to count have no value and enter none
// of it; `undefined_weight` says how much of `total_weight` they are.
struct Spread {
  Span interval;             // percentiles by inverse CDF: the smallest value whose cumulative weight reaches the share
  Span attained;             // over all resamples
  std::int64_t support = 0;  // distinct values
  std::int64_t resamples = 0;
  std::int64_t total_weight = 0;
  std::int64_t undefined_weight = 0;
  friend bool operator==(const Spread&, const Spread&) = default;
};

// Why a value has no spread.
enum class Silence {
  none,         // it has one
  no_value,     // a group holds no valid cell
  one_label,    // a single replicate label cannot be resampled
  no_resample,  // no drawn resample has a value
};

struct Uncertainty {
  std::vector<trace::ReplicateLabel> labels;
  std::optional<Fraction> value;  // of the data as they are
  Silence silence = Silence::none;
  std::optional<Spread> spread;       // none when silent
  std::optional<Span> leave_one_out;  // over the values without one label each, where there are any
  friend bool operator==(const Uncertainty&, const Uncertainty&) = default;
};

// `resamples` are of as many labels as the estimand has; of fewer than two labels none are looked at.
Uncertainty uncertainty_of(const Estimand& estimand, const std::vector<Resample>& resamples,
                           const rulebook::Uncertainty& rule);

}  // namespace sabot::stats
