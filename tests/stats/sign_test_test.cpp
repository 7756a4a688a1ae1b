// Amendment v0.2.1: the exact sign test, and the smallest chance that so few labels can show.
#include "stats/sign_test.hpp"

#include <catch2/catch.hpp>

using namespace sabot::stats;
using sabot::trace::ReplicateLabel;

TEST_CASE("the two-sided exact sign test") {
  struct Case {
    Signs signs;
    double chance;
  };
  const std::vector<Case> table = {{{0, 0, 0}, 1},     {{0, 0, 5}, 1},          {{1, 0, 0}, 1},
                                   {{2, 0, 0}, 0.5},   {{5, 0, 0}, 0.0625},     {{0, 5, 0}, 0.0625},
                                   {{4, 1, 0}, 0.375}, {{4, 0, 1}, 0.125},      {{3, 2, 0}, 1},
                                   {{2, 2, 1}, 1},     {{9, 1, 0}, 0.021484375}};
  for (const Case& row : table) {
    INFO(row.signs.positive << " to " << row.signs.negative);
    CHECK(sign_test(row.signs) == Approx(row.chance));
  }
}

TEST_CASE("five labels cannot show less than 0.0625, however large the difference is") {
  CHECK(sign_test_floor(5) == 0.0625);
  CHECK(sign_test_floor(6) == 0.03125);
  CHECK(sign_test_floor(1) == 1);
}

TEST_CASE("signs are those of the rates under each label, and what cannot be compared is a tie") {
  const auto label = [](std::int64_t number) { return ReplicateLabel{number}; };
  const LabelCounts first = {
      {label(11), {3, 4}}, {label(12), {1, 2}}, {label(13), {0, 5}}, {label(14), {1, 1}}, {label(15), {0, 0}}};
  const LabelCounts second = {{label(11), {1, 2}}, {label(12), {2, 4}}, {label(13), {1, 9}}, {label(15), {1, 1}}};
  CHECK(signs_of(first, second) == Signs{1, 1, 3});
  CHECK(signs_of(second, first) == Signs{1, 1, 3});
  CHECK(signs_of(first, first) == Signs{0, 0, 5});
}
