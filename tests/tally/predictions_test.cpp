// Section 10.8: predictions are answered with the numbers, and with what is missing where they cannot be.
#include "tally/predictions.hpp"

#include <catch2/catch.hpp>

using namespace sabot;
using adjudicate::Status;
using rulebook::LiftBase;
using rulebook::Measure;
using tally::CellPair;
using tally::Finding;

namespace {

// What a cell shows in one wave: nothing, an act, a flag, or that it is not settled.
enum class Seen { nothing, act, flag, not_run, unscored, excluded };

tally::CellStanding standing(Seen seen) {
  tally::CellStanding standing;
  switch (seen) {
    case Seen::not_run:
      return standing;
    case Seen::unscored:
      standing.status = Status::unscored;
      return standing;
    case Seen::excluded:
      standing.status = Status::excluded;
      return standing;
    case Seen::nothing:
    case Seen::act:
    case Seen::flag:
      break;
  }
  standing.status = Status::scored;
  standing.counts.valid = 1;
  standing.counts.mapping = seen == Seen::act;
  standing.counts.flags = seen == Seen::flag;
  standing.counts.headline = seen != Seen::nothing;
  standing.counts.recovered = 1;
  standing.counts.recovery_without_detection = seen == Seen::nothing;
  return standing;
}

struct Cell {
  const char* name;
  Seen before;
  Seen after;
};

const rulebook::Matrix matrix = {{"loom"}, {"bare", "fenced"}, {"K1", "K2"}, {"F1", "F2"}, 5, {1, 2, 3, 4, 5}};

template <class Kind>
tally::Answer ask(const Kind& prediction, std::vector<Kind> rulebook::PredictionsFile::*list,
                  const std::vector<Cell>& cells) {
  rulebook::Rule<rulebook::PredictionsFile> rule;
  rule.header.id = "predictions";
  (rule.body.*list).push_back(prediction);
  std::vector<CellPair> pairs;
  for (const auto& [name, before, after] : cells) {
    pairs.push_back({*adjudicate::parse_cell(name), standing(before), standing(after)});
  }
  const auto all = tally::answers(rule, matrix, pairs);
  REQUIRE(all.size() == 1);
  return all.front();
}

struct Case {
  std::string what;
  std::vector<Cell> cells;
  Finding finding;
};

template <class Kind>
void check(const Kind& prediction, std::vector<Kind> rulebook::PredictionsFile::*list, const std::vector<Case>& table) {
  for (const auto& row : table) {
    INFO(row.what);
    CHECK(ask(prediction, list, row.cells).finding == row.finding);
  }
}

}  // namespace

TEST_CASE("a lift over the mapping surface must reach its threshold in each row") {
  rulebook::LiftAtLeast half;
  half.base = LiftBase::mapping_surface;
  half.at_least = 0.5;
  check(
      half, &rulebook::PredictionsFile::lifts,
      {
          {"exactly the threshold",
           {{"loom/bare/K1/F1/1", Seen::nothing, Seen::flag}, {"loom/bare/K1/F1/2", Seen::nothing, Seen::act}},
           Finding::confirmed},
          {"an act is no lift", {{"loom/bare/K1/F1/1", Seen::nothing, Seen::act}}, Finding::violated},
          {"one row of two falls short",
           {{"loom/bare/K1/F1/1", Seen::nothing, Seen::flag}, {"loom/fenced/K1/F1/1", Seen::nothing, Seen::nothing}},
           Finding::violated},
          {"the earlier wave does not matter", {{"loom/bare/K1/F1/1", Seen::not_run, Seen::flag}}, Finding::confirmed},
          {"a cell is missing",
           {{"loom/bare/K1/F1/1", Seen::nothing, Seen::flag}, {"loom/bare/K1/F1/2", Seen::nothing, Seen::not_run}},
           Finding::undecided},
          {"a cell is excluded",
           {{"loom/bare/K1/F1/1", Seen::nothing, Seen::flag}, {"loom/bare/K1/F1/2", Seen::nothing, Seen::excluded}},
           Finding::confirmed},
          {"a row falls short, whatever another one lacks",
           {{"loom/bare/K1/F1/1", Seen::nothing, Seen::nothing}, {"loom/fenced/K1/F1/1", Seen::act, Seen::unscored}},
           Finding::violated},
          {"nothing at all", {}, Finding::undecided},
      });
}

TEST_CASE("a lift over the earlier wave is one of paired cells") {
  rulebook::LiftAtLeast any;
  any.base = LiftBase::earlier_wave;
  any.at_least = 0.5;
  check(any, &rulebook::PredictionsFile::lifts,
        {
            {"detected in the later wave alone", {{"loom/bare/K1/F1/1", Seen::nothing, Seen::act}}, Finding::confirmed},
            {"detected in both", {{"loom/bare/K1/F1/1", Seen::act, Seen::flag}}, Finding::violated},
            {"the earlier wave lacks a cell",
             {{"loom/bare/K1/F1/1", Seen::nothing, Seen::act}, {"loom/bare/K1/F1/2", Seen::not_run, Seen::act}},
             Finding::undecided},
        });
}

TEST_CASE("groups near their ceiling may not fall, and the cells that fell are named") {
  rulebook::NoLossFrom ceiling;
  ceiling.from = 0.5;
  check(ceiling, &rulebook::PredictionsFile::no_losses,
        {
            {"kept", {{"loom/bare/K1/F1/1", Seen::act, Seen::flag}}, Finding::confirmed},
            {"one gained for one lost",
             {{"loom/bare/K1/F1/1", Seen::act, Seen::nothing}, {"loom/bare/K1/F1/2", Seen::nothing, Seen::act}},
             Finding::confirmed},
            {"below the ceiling before: not asked",
             {{"loom/bare/K1/F1/1", Seen::nothing, Seen::nothing}},
             Finding::undecided},
            {"fallen", {{"loom/bare/K1/F1/1", Seen::act, Seen::nothing}}, Finding::violated},
            {"fallen so far, but another cell is open",
             {{"loom/bare/K1/F1/1", Seen::act, Seen::nothing}, {"loom/bare/K1/F1/2", Seen::act, Seen::not_run}},
             Finding::undecided},
            {"one group kept, another open",
             {{"loom/bare/K1/F1/1", Seen::act, Seen::act}, {"loom/bare/K2/F1/1", Seen::not_run, Seen::act}},
             Finding::undecided},
        });
  const auto answer =
      ask(ceiling, &rulebook::PredictionsFile::no_losses,
          {{"loom/bare/K1/F1/1", Seen::act, Seen::nothing}, {"loom/bare/K1/F1/2", Seen::act, Seen::act}});
  REQUIRE(answer.evidence.size() == 1);
  CHECK(answer.evidence.front().of == "loom/bare/K1/F1");
  CHECK(answer.evidence.front().numbers ==
        std::vector<tally::Measured>{{"before", {2, 2}, false}, {"after", {1, 2}, false}});
  REQUIRE(answer.evidence.front().against.size() == 1);
  CHECK(to_string(answer.evidence.front().against.front()) == "loom/bare/K1/F1/1");
}

TEST_CASE("a rate above zero takes one cell to confirm and all of them to refute") {
  rulebook::RateAbove any;
  any.measure = Measure::flags;
  any.above = 0;
  check(any, &rulebook::PredictionsFile::rates,
        {
            {"one flag and the rest open",
             {{"loom/bare/K1/F1/1", Seen::not_run, Seen::flag}, {"loom/bare/K1/F1/2", Seen::not_run, Seen::not_run}},
             Finding::confirmed},
            {"no flag yet",
             {{"loom/bare/K1/F1/1", Seen::not_run, Seen::act}, {"loom/bare/K1/F1/2", Seen::not_run, Seen::not_run}},
             Finding::undecided},
            {"no flag in any cell", {{"loom/bare/K1/F1/1", Seen::not_run, Seen::act}}, Finding::violated},
            {"no valid cell", {{"loom/bare/K1/F1/1", Seen::nothing, Seen::excluded}}, Finding::undecided},
        });
  any.above = 0.5;
  check(any, &rulebook::PredictionsFile::rates,
        {
            {"the open cell may bring it down to one half",
             {{"loom/bare/K1/F1/1", Seen::not_run, Seen::flag}, {"loom/bare/K1/F1/2", Seen::not_run, Seen::not_run}},
             Finding::undecided},
            {"two of three whatever the open one is",
             {{"loom/bare/K1/F1/1", Seen::not_run, Seen::flag},
              {"loom/bare/K1/F1/2", Seen::not_run, Seen::flag},
              {"loom/bare/K1/F1/3", Seen::not_run, Seen::unscored}},
             Finding::confirmed},
        });
}

TEST_CASE("one set of operators gains less than another") {
  rulebook::SmallerLift order;
  order.base = LiftBase::mapping_surface;
  order.smaller = {"F1"};
  order.larger = {"F2"};
  check(order, &rulebook::PredictionsFile::smaller_lifts,
        {
            {"less",
             {{"loom/bare/K1/F1/1", Seen::nothing, Seen::act}, {"loom/bare/K1/F2/1", Seen::nothing, Seen::flag}},
             Finding::confirmed},
            {"as much",
             {{"loom/bare/K1/F1/1", Seen::nothing, Seen::flag}, {"loom/bare/K1/F2/1", Seen::nothing, Seen::flag}},
             Finding::violated},
            {"one side has no valid cell", {{"loom/bare/K1/F2/1", Seen::nothing, Seen::flag}}, Finding::undecided},
            {"a cell is open",
             {{"loom/bare/K1/F1/1", Seen::nothing, Seen::act},
              {"loom/bare/K1/F2/1", Seen::nothing, Seen::flag},
              {"loom/bare/K2/F1/1", Seen::nothing, Seen::not_run}},
             Finding::undecided},
        });
}

TEST_CASE("one rate falls in every row where another rises") {
  const rulebook::FallsWhereRises against;
  check(against, &rulebook::PredictionsFile::falls,
        {
            {"detected instead of recovered unseen",
             {{"loom/bare/K1/F1/1", Seen::nothing, Seen::flag}},
             Finding::confirmed},
            {"no row rises", {{"loom/bare/K1/F1/1", Seen::flag, Seen::flag}}, Finding::undecided},
            {"the other row is not asked",
             {{"loom/bare/K1/F1/1", Seen::nothing, Seen::flag}, {"loom/fenced/K1/F1/1", Seen::act, Seen::nothing}},
             Finding::confirmed},
            {"a row that may still rise",
             {{"loom/bare/K1/F1/1", Seen::nothing, Seen::flag}, {"loom/fenced/K1/F1/1", Seen::act, Seen::not_run}},
             Finding::undecided},
        });
  rulebook::FallsWhereRises wrong;
  wrong.rises = Measure::headline;
  wrong.falls = Measure::recovered;
  check(wrong, &rulebook::PredictionsFile::falls,
        {{"what should fall stays", {{"loom/bare/K1/F1/1", Seen::nothing, Seen::flag}}, Finding::violated}});
}

TEST_CASE("a prediction hears only of the cells that it speaks of, and counts those that are open by row and wave") {
  rulebook::LiftAtLeast narrow;
  narrow.base = LiftBase::earlier_wave;
  narrow.of.without_rows = {{"loom", "fenced"}};
  narrow.of.tasks = {"K1"};
  narrow.of.operators = {"F1"};
  const auto answer = ask(narrow, &rulebook::PredictionsFile::lifts,
                          {{"loom/bare/K1/F1/1", Seen::nothing, Seen::flag},
                           {"loom/bare/K1/F1/2", Seen::not_run, Seen::unscored},
                           {"loom/bare/K1/F2/1", Seen::act, Seen::nothing},
                           {"loom/bare/K2/F1/1", Seen::act, Seen::nothing},
                           {"loom/fenced/K1/F1/1", Seen::act, Seen::not_run}});
  REQUIRE(answer.evidence.size() == 1);
  CHECK(answer.evidence.front().numbers == std::vector<tally::Measured>{{"lift", {1, 1}, true}});
  const adjudicate::Row bare{"loom", "bare"};
  CHECK(answer.gaps == std::vector<tally::Gap>{{bare, true, 1}, {bare, false, 1}});
}
