// What runs cost, against the cap on spending, and where the circuit breaker would stop them (sections 8 and 10.8).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "harness/plan.hpp"

namespace sabot::harness {

// An exact sum of money, in millionths of a US dollar: no rounding decides whether a sum is over the cap.
struct Usd {
  std::int64_t millionths = 0;
  friend auto operator<=>(const Usd&, const Usd&) = default;
};

// The largest sum that can be a price, a cap or a spending.
inline constexpr Usd most_usd = {1'000'000'000'000};

// None for a sum below 0 or over `most_usd`. The number is taken as the decimal fraction nearest to it.
std::optional<Usd> usd_of(double dollars);

// Digits with at most six more behind a point: "0.143". None for anything else, and over `most_usd`.
std::optional<Usd> parse_usd(std::string_view text);

// To the cent, halves up: "139.43".
std::string to_string(const Usd& sum);

// Every decimal that counts, and at least two: "0.143".
std::string exact(const Usd& sum);

struct Budget {
  Usd cap;
  Usd spent;
  std::int64_t replicates_over_cap = 0;       // repetitions when the projection exceeds the cap
  std::vector<trace::ReplicateLabel> labels;  // the registered ones, sorted
};

// The labels that are left when repetitions fall: the first ones.
std::vector<trace::ReplicateLabel> kept_labels(const Budget& budget);

// A number of runs and what they come to.
struct Cost {
  std::size_t runs = 0;
  Usd price;  // of them all
  Usd total;  // with what was spent before
  bool within_cap = false;
  friend bool operator==(const Cost&, const Cost&) = default;
};

// The runs that the circuit breaker lets pass: it stops before the one that would take the spending over the cap.
struct Stop {
  std::size_t runs_before = 0;
  PlannedRun at;
  friend bool operator==(const Stop&, const Stop&) = default;
};

struct Projection {
  Usd run_price;
  Cost cost;
  std::optional<Stop> stop;     // none: every run passes
  std::optional<Cost> reduced;  // with fewer repetitions, when the cost exceeds the cap
};

// Runs in this order, each at the same price.
Projection project(const std::vector<PlannedRun>& runs, const Usd& run_price, const Budget& budget);

}  // namespace sabot::harness
