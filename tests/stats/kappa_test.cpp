// Section 6: Cohen's kappa of the cells that were judged twice.
#include "stats/kappa.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>
#include <vector>

using namespace sabot::stats;

TEST_CASE("kappa is agreement beyond chance, and 1 where both use a single category") {
  struct Case {
    Agreement agreement;
    std::optional<double> kappa;
  };
  const std::vector<Case> table = {
      {{0, 0, 0, 0}, std::nullopt}, {{7, 0, 0, 0}, 1.0},
      {{0, 0, 0, 7}, 1.0},          {{3, 0, 0, 4}, 1.0},
      {{0, 0, 5, 0}, 0.0},          {{0, 4, 0, 0}, 0.0},
      {{0, 1, 1, 0}, -1.0},         {{20, 5, 10, 15}, 0.4},
      {{25, 25, 25, 25}, 0.0},      {{45, 15, 25, 15}, 0.13043478260869565},
  };
  for (const Case& row : table) {
    const auto found = kappa(row.agreement);
    REQUIRE(found.has_value() == row.kappa.has_value());
    if (found) CHECK(*found == Approx(*row.kappa).margin(1e-12));
  }
}

TEST_CASE("kappa does not mind which judge is first, nor which answer is called yes") {
  CHECK(rc::check("symmetry", [] {
    const auto count = rc::gen::inRange<std::int64_t>(0, 50);
    const Agreement a{*count, *count, *count, *count};
    RC_ASSERT(kappa(a) == kappa({a.both, a.only_second, a.only_first, a.neither}));
    RC_ASSERT(kappa(a) == kappa({a.neither, a.only_second, a.only_first, a.both}));
  }));
}
