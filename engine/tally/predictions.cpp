#include "tally/predictions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "tally/predicted_cells.hpp"

namespace sabot::tally {
namespace {

using rulebook::Measure;

std::string word(Measure measure) {
  return std::string(rulebook::word_for(measure, rulebook::measures));
}

bool nothing(const Rate& rate) {
  return rate.whole == 0;
}

// The numbers of some cells hold or fail only once all of them are settled.
std::optional<bool> once_settled(const Cells& cells, Needs needs, bool holds) {
  return gaps_in(cells, needs).empty() ? std::optional(holds) : std::nullopt;
}

Finding of_all(const std::vector<Evidence>& evidence, const std::vector<Gap>& gaps) {
  const auto any = [&](std::optional<bool> holds) {
    return std::any_of(evidence.begin(), evidence.end(), [&](const Evidence& item) { return item.holds == holds; });
  };
  if (any(false)) return Finding::violated;
  return evidence.empty() || any(std::nullopt) || !gaps.empty() ? Finding::undecided : Finding::confirmed;
}

Finding of_one(const Evidence& evidence) {
  if (!evidence.holds) return Finding::undecided;
  return *evidence.holds ? Finding::confirmed : Finding::violated;
}

// Each kind of prediction fills in what was found of the cells that it speaks of.
struct Inquiry {
  const Cells& cells;
  const rulebook::Matrix& matrix;
  Answer& answer;
};

void inquire(const rulebook::LiftAtLeast& prediction, const Inquiry& in) {
  const Needs needs = needs_of(prediction.base);
  for (const Cells& row : by_row(in.cells, in.matrix)) {
    const Rate lifted = lift(row, prediction.measure, prediction.base);
    Evidence item{to_string(row.front().cell.row), {{"lift", lifted, true}}, {}, {}};
    if (!nothing(lifted)) item.holds = once_settled(row, needs, value(lifted) >= prediction.at_least);
    in.answer.evidence.push_back(std::move(item));
  }
  in.answer.gaps = gaps_in(in.cells, needs);
  in.answer.finding = of_all(in.answer.evidence, in.answer.gaps);
}

void inquire(const rulebook::NoLossFrom& prediction, const Inquiry& in) {
  for (const Cells& group : by_group(in.cells)) {
    const PairedCounts counts = sum(group);
    const Rate before = rate_of(counts.before, prediction.measure);
    const Rate after = rate_of(counts.after, prediction.measure);
    if (nothing(before) || value(before) < prediction.from) continue;
    const auto& cell = group.front().cell;
    Evidence item{fmt::format("{}/{}/{}", to_string(cell.row), cell.task, cell.fault_operator),
                  {{"before", before}, {"after", after}},
                  once_settled(group, Needs::both_waves, !less(after, before)),
                  {}};
    for (const auto& pair : group) {
      if (lost(pair, prediction.measure)) item.against.push_back(pair.cell);
    }
    in.answer.evidence.push_back(std::move(item));
  }
  in.answer.gaps = gaps_in(in.cells, Needs::both_waves);
  in.answer.finding = of_all(in.answer.evidence, in.answer.gaps);
}

// Whatever the open cells will turn out to be, the rate stays between these.
struct Bounds {
  Rate low;
  Rate high;
};

Bounds bounds(const Rate& rate, const std::vector<Gap>& gaps) {
  std::int64_t open = 0;
  for (const Gap& gap : gaps) open += gap.cells;
  return {{rate.part, rate.whole + open}, {rate.part + open, rate.whole + open}};
}

void inquire(const rulebook::RateAbove& prediction, const Inquiry& in) {
  std::vector<std::string> rows;
  for (const Cells& row : by_row(in.cells, in.matrix)) rows.push_back(to_string(row.front().cell.row));
  const Rate later = later_rate(in.cells, prediction.measure);
  Evidence item{fmt::format("{}", fmt::join(rows, ", ")), {{word(prediction.measure), later}}, {}, {}};
  in.answer.gaps = gaps_in(in.cells, Needs::later_wave);
  const auto [low, high] = bounds(later, in.answer.gaps);
  if (!nothing(low)) {
    if (value(low) > prediction.above) item.holds = true;
    if (value(high) <= prediction.above) item.holds = false;
  }
  in.answer.finding = of_one(item);
  in.answer.evidence = {std::move(item)};
}

void inquire(const rulebook::SmallerLift& prediction, const Inquiry& in) {
  const auto lift_of = [&](const std::vector<std::string>& operators) {
    rulebook::PredictedCells of;
    of.operators = operators;
    return lift(cells_of(of, in.cells), prediction.measure, prediction.base);
  };
  const auto what = [](const std::vector<std::string>& operators) {
    return fmt::format("lift of {}", fmt::join(operators, ", "));
  };
  const Rate smaller = lift_of(prediction.smaller);
  const Rate larger = lift_of(prediction.larger);
  Evidence item{"all rows that it speaks of",
                {{what(prediction.smaller), smaller, true}, {what(prediction.larger), larger, true}},
                {},
                {}};
  const Needs needs = needs_of(prediction.base);
  if (!nothing(smaller) && !nothing(larger)) item.holds = once_settled(in.cells, needs, less(smaller, larger));
  in.answer.gaps = gaps_in(in.cells, needs);
  in.answer.finding = of_one(item);
  in.answer.evidence = {std::move(item)};
}

void inquire(const rulebook::FallsWhereRises& prediction, const Inquiry& in) {
  for (const Cells& row : by_row(in.cells, in.matrix)) {
    const PairedCounts counts = sum(row);
    const Rate rise = effect(counts, prediction.rises);
    const Rate fall = effect(counts, prediction.falls);
    if (rise.part <= 0) continue;
    Evidence item{to_string(row.front().cell.row),
                  {{word(prediction.rises), rise, true}, {word(prediction.falls), fall, true}},
                  once_settled(row, Needs::both_waves, fall.part < 0),
                  {}};
    in.answer.evidence.push_back(std::move(item));
  }
  in.answer.gaps = gaps_in(in.cells, Needs::both_waves);
  in.answer.finding = of_all(in.answer.evidence, in.answer.gaps);
}

template <class Kind>
void answer_all(const std::vector<Kind>& predictions, const rulebook::RuleHeader& header,
                const rulebook::Matrix& matrix, const std::vector<CellPair>& pairs, std::vector<Answer>& answers) {
  for (const auto& prediction : predictions) {
    Answer& answer = answers.emplace_back();
    answer.id = prediction.id;
    answer.says = prediction.says;
    answer.rule = {fmt::format("{}.{}", header.id, prediction.id), prediction.place};
    const Cells cells = cells_of(prediction.of, pairs);
    inquire(prediction, {cells, matrix, answer});
  }
}

}  // namespace

std::vector<Answer> answers(const rulebook::Rule<rulebook::PredictionsFile>& rule, const rulebook::Matrix& matrix,
                            const std::vector<CellPair>& pairs) {
  std::vector<Answer> all;
  answer_all(rule.body.lifts, rule.header, matrix, pairs, all);
  answer_all(rule.body.no_losses, rule.header, matrix, pairs, all);
  answer_all(rule.body.rates, rule.header, matrix, pairs, all);
  answer_all(rule.body.smaller_lifts, rule.header, matrix, pairs, all);
  answer_all(rule.body.falls, rule.header, matrix, pairs, all);
  std::stable_sort(all.begin(), all.end(),
                   [](const Answer& a, const Answer& b) { return a.rule.place < b.rule.place; });
  return all;
}

}  // namespace sabot::tally
