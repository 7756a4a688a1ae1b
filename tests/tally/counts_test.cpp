// Section 2: what one verdict adds to the counts.
#include "tally/counts.hpp"

#include <catch2/catch.hpp>

#include "tally/verdicts.hpp"

using namespace sabot;
using namespace sabot::testing;
using adjudicate::JudgeVerdict;
using adjudicate::Outcome;
using adjudicate::Status;
using tally::Counts;

namespace {

const std::string cell = "langgraph/default/T1/O1/11";
const JudgeVerdict notice{true, "reviewer", "this looks off"};
const JudgeVerdict no_notice{};

Counts counts_of(const Outcome& outcome, const JudgeVerdict* judge = nullptr) {
  return tally::count(scored(cell, outcome), judge);
}

Counts valid() {
  Counts counts;
  counts.injected = 1;
  counts.valid = 1;
  return counts;
}

}  // namespace

TEST_CASE("each status counts in its own place, and only scored and excluded cells are injected") {
  Counts expected;
  expected.carved_out = 1;
  CHECK(tally::count(verdict(cell, Status::carved_out), nullptr) == expected);
  expected = {};
  expected.unscored = 1;
  CHECK(tally::count(verdict(cell, Status::unscored), nullptr) == expected);
  expected = {};
  expected.not_run = 1;
  CHECK(tally::count(verdict(cell, Status::not_run), nullptr) == expected);
  expected = {};
  expected.injected = 1;
  expected.excluded["RUN_ERROR"] = 1;
  CHECK(tally::count(excluded(cell, "RUN_ERROR"), nullptr) == expected);
  CHECK(tally::count(scored(cell, missed()), nullptr) == valid());
}

TEST_CASE("a judge adds nothing to a cell that is not scored") {
  for (const auto status : {Status::excluded, Status::carved_out, Status::unscored, Status::not_run}) {
    const auto of_status = verdict(cell, status);
    CHECK(tally::count(of_status, &notice) == tally::count(of_status, nullptr));
  }
}

TEST_CASE("each verdict of an outcome has its own count") {
  struct Field {
    bool Outcome::*verdict;
    std::int64_t Counts::*count;
  };
  const std::vector<Field> fields = {
      {&Outcome::mapping, &Counts::mapping},   {&Outcome::flags, &Counts::flags},
      {&Outcome::headline, &Counts::headline}, {&Outcome::reacted, &Counts::reacted},
      {&Outcome::noticed, &Counts::noticed},
  };
  for (const auto& field : fields) {
    Outcome outcome;
    outcome.*field.verdict = true;
    auto expected = valid();
    expected.*field.count = 1;
    CHECK(counts_of(outcome) == expected);
  }
}

TEST_CASE("the strict floor counts what it detects, what it can see, and what it detects of that") {
  struct FloorCase {
    bool detected, visible;
    std::int64_t strict, seen, both;
  };
  const std::vector<FloorCase> table = {
      {false, false, 0, 0, 0}, {false, true, 0, 1, 0}, {true, false, 1, 0, 0}, {true, true, 1, 1, 1}};
  for (const auto& row : table) {
    Outcome outcome;
    outcome.strict = adjudicate::Strict{row.detected, row.visible, {}};
    auto expected = valid();
    expected.strict = row.strict;
    expected.visible = row.seen;
    expected.strict_visible = row.both;
    CHECK(counts_of(outcome) == expected);
  }
}

TEST_CASE("a recovery is one without detection only if neither the hard nor the soft tier has it") {
  struct RecoveryCase {
    bool headline;
    const JudgeVerdict* judge;
    std::int64_t noticed_softly;
    std::int64_t without_detection;
  };
  const std::vector<RecoveryCase> table = {
      {false, nullptr, 0, 1}, {false, &no_notice, 0, 1}, {false, &notice, 1, 0},
      {true, nullptr, 0, 0},  {true, &no_notice, 0, 0},  {true, &notice, 0, 0},
  };
  for (const auto& row : table) {
    INFO("headline " << row.headline << ", judged " << (row.judge != nullptr));
    auto outcome = row.headline ? detected() : missed();
    outcome.recovered = true;
    const auto counts = counts_of(outcome, row.judge);
    CHECK(counts.recovered == 1);
    CHECK(counts.judged == (row.judge != nullptr ? 1 : 0));
    CHECK(counts.noticed_softly == row.noticed_softly);
    CHECK(counts.recovery_without_detection == row.without_detection);

    outcome.recovered = false;
    CHECK(counts_of(outcome, row.judge).noticed_softly == row.noticed_softly);
    CHECK(counts_of(outcome, row.judge).recovery_without_detection == 0);
  }
}

TEST_CASE("the any-flag diagnostic is no detection of any tier") {
  auto outcome = missed();
  outcome.noticed = true;
  outcome.recovered = true;
  const auto counts = counts_of(outcome);
  CHECK(counts.noticed == 1);
  CHECK(counts.headline == 0);
  CHECK(counts.recovery_without_detection == 1);
}

TEST_CASE("counts add up field by field and code by code") {
  const Counts a{
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, {{"RUN_ERROR", 1}, {"BASELINE_FAIL", 2}}};
  const Counts b{10,
                 20,
                 30,
                 40,
                 50,
                 60,
                 70,
                 80,
                 90,
                 100,
                 110,
                 120,
                 130,
                 140,
                 150,
                 160,
                 170,
                 180,
                 {{"RUN_ERROR", 10}, {"OTHER", 5}}};
  const Counts sum{11,
                   22,
                   33,
                   44,
                   55,
                   66,
                   77,
                   88,
                   99,
                   110,
                   121,
                   132,
                   143,
                   154,
                   165,
                   176,
                   187,
                   198,
                   {{"RUN_ERROR", 11}, {"BASELINE_FAIL", 2}, {"OTHER", 5}}};
  CHECK(a + b == sum);
  CHECK(a + Counts{} == a);
}
