#include "tally/predicted_cells.hpp"

#include <tuple>
#include <utility>

#include "adjudicate/matrix_cells.hpp"
#include "base/lists.hpp"

namespace sabot::tally {
namespace {

using adjudicate::Cell;
using adjudicate::Row;
using adjudicate::Status;
using rulebook::LiftBase;

bool names(const std::vector<rulebook::RowName>& rows, const Row& row) {
  return first_where(rows, [&](const auto& name) { return Row{name.framework, name.config} == row; }) != nullptr;
}

// A list that is left out leaves nothing out.
bool admits(const std::vector<std::string>& list, const std::string& name) {
  return list.empty() || contains(list, name);
}

// A run that is still to come, or to be joined by its baseline, may yet change the number.
bool settled(const CellStanding& standing) {
  return standing.status != Status::not_run && standing.status != Status::unscored;
}

void add_gap(std::vector<Gap>& gaps, const Row& row, bool in_earlier_wave) {
  ++find_or_add(
        gaps, [&](const Gap& gap) { return gap.row == row && gap.in_earlier_wave == in_earlier_wave; },
        [&] {
          return Gap{row, in_earlier_wave, 0};
        })
        .cells;
}

Counts later_counts(const Cells& cells) {
  Counts counts;
  for (const auto& pair : cells) counts = std::move(counts) + pair.after.counts;
  return counts;
}

}  // namespace

Cells cells_of(const rulebook::PredictedCells& of, const Cells& pairs) {
  return where(pairs, [&](const CellPair& pair) {
    const Cell& cell = pair.cell;
    return (of.rows.empty() || names(of.rows, cell.row)) && !names(of.without_rows, cell.row) &&
           admits(of.tasks, cell.task) && admits(of.operators, cell.fault_operator);
  });
}

std::vector<Cells> by_row(const Cells& cells, const rulebook::Matrix& matrix) {
  std::vector<Cells> parts;
  for (const Row& row : adjudicate::rows_of(matrix)) {
    auto part = where(cells, [&](const CellPair& pair) { return pair.cell.row == row; });
    if (!part.empty()) parts.push_back(std::move(part));
  }
  return parts;
}

std::vector<Cells> by_group(const Cells& cells) {
  const auto group = [](const CellPair& pair) {
    return std::tie(pair.cell.row, pair.cell.task, pair.cell.fault_operator);
  };
  std::vector<Cells> parts;
  for (const auto& pair : cells) {
    find_or_add(
        parts, [&](const Cells& part) { return group(part.front()) == group(pair); }, [] { return Cells(); })
        .push_back(pair);
  }
  return parts;
}

Needs needs_of(LiftBase base) {
  return base == LiftBase::earlier_wave ? Needs::both_waves : Needs::later_wave;
}

std::vector<Gap> gaps_in(const Cells& cells, Needs needs) {
  std::vector<Gap> earlier;
  std::vector<Gap> later;
  for (const auto& pair : cells) {
    if (needs == Needs::both_waves && !settled(pair.before)) add_gap(earlier, pair.cell.row, true);
    if (!settled(pair.after)) add_gap(later, pair.cell.row, false);
  }
  append(earlier, std::move(later));
  return earlier;
}

Rate later_rate(const Cells& cells, rulebook::Measure measure) {
  return rate_of(later_counts(cells), measure);
}

Rate lift(const Cells& cells, rulebook::Measure measure, LiftBase base) {
  if (base == LiftBase::earlier_wave) return effect(sum(cells), measure);
  const Counts counts = later_counts(cells);
  return {count_of(counts, measure) - counts.mapping, counts.valid};
}

}  // namespace sabot::tally
