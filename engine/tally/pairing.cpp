#include "tally/pairing.hpp"

#include <utility>

#include "adjudicate/exclusion.hpp"
#include "tally/joined_cells.hpp"

namespace sabot::tally {
namespace {

using adjudicate::Cell;
using adjudicate::CellVerdict;
using adjudicate::Status;
using rulebook::Measure;

// Cells without a run are known to a wave only where its matrix expects one.
CellStanding absent(const Cell& cell, const rulebook::Rulebook& rulebook) {
  if (auto carve_out = adjudicate::carve_out_of(cell.row, cell.fault_operator, rulebook)) {
    return {Status::carved_out, {}, std::move(*carve_out), {}};
  }
  return {Status::not_run, {}, {{}, "the input holds no run of it"}, {}};
}

CellStanding standing(const Cell& cell, const CellVerdict* verdict, const JudgedWave& side) {
  if (verdict == nullptr) return absent(cell, side.rulebook);
  return {verdict->status, verdict->exclusion, verdict->status_reason,
          count(*verdict, judge_of(*verdict, side.judged))};
}

}  // namespace

std::vector<CellPair> pair_waves(const JudgedWave& before, const JudgedWave& after) {
  std::vector<CellPair> pairs;
  for (const auto& [cell, earlier, later] : join_cells(before.wave, after.wave)) {
    pairs.push_back({cell, standing(cell, earlier, before), standing(cell, later, after)});
  }
  return pairs;
}

bool is_paired(const CellPair& pair) {
  return pair.before.status == Status::scored && pair.after.status == Status::scored;
}

PairedCounts operator+(PairedCounts a, const PairedCounts& b) {
  return {std::move(a.before) + b.before, std::move(a.after) + b.after};
}

PairedCounts sum(const std::vector<CellPair>& pairs) {
  PairedCounts counts;
  for (const auto& pair : pairs) {
    if (is_paired(pair)) counts = std::move(counts) + PairedCounts{pair.before.counts, pair.after.counts};
  }
  return counts;
}

std::map<trace::ReplicateLabel, PairedCounts> sum_by_label(const std::vector<CellPair>& pairs) {
  std::map<trace::ReplicateLabel, PairedCounts> sums;
  for (const auto& pair : pairs) {
    auto& counts = sums[pair.cell.replicate];
    if (is_paired(pair)) counts = std::move(counts) + PairedCounts{pair.before.counts, pair.after.counts};
  }
  return sums;
}

std::int64_t count_of(const Counts& counts, Measure measure) {
  switch (measure) {
    case Measure::mapping:
      return counts.mapping;
    case Measure::flags:
      return counts.flags;
    case Measure::headline:
      return counts.headline;
    case Measure::reacted:
      return counts.reacted;
    case Measure::recovered:
      return counts.recovered;
    case Measure::recovery_without_detection:
      return counts.recovery_without_detection;
  }
  return 0;
}

Rate rate_of(const Counts& counts, Measure measure) {
  return {count_of(counts, measure), counts.valid};
}

Rate effect(const PairedCounts& counts, Measure measure) {
  return {count_of(counts.after, measure) - count_of(counts.before, measure), counts.after.valid};
}

bool lost(const CellPair& pair, Measure measure) {
  return is_paired(pair) && count_of(pair.before.counts, measure) > count_of(pair.after.counts, measure);
}

}  // namespace sabot::tally
