// Two waves cell by cell: comparisons are of the same cell under each wave's own rules (section 10.5).
#pragma once

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "adjudicate/wave.hpp"
#include "rulebook/kinds/predictions.hpp"
#include "tally/counts.hpp"
#include "tally/rate.hpp"
#include "tally/scoreboard.hpp"

namespace sabot::tally {

// A wave as the rules that it is judged by see it.
struct JudgedWave {
  const adjudicate::Wave& wave;
  const JudgeVerdicts& judged;
  const rulebook::Rulebook& rulebook;
};

// What became of a cell in one wave.
struct CellStanding {
  adjudicate::Status status = adjudicate::Status::not_run;
  std::string exclusion;      // the code, when excluded
  adjudicate::Reason reason;  // of the status
  Counts counts;              // of the one cell
  friend bool operator==(const CellStanding&, const CellStanding&) = default;
};

struct CellPair {
  adjudicate::Cell cell;
  CellStanding before;
  CellStanding after;
  friend bool operator==(const CellPair&, const CellPair&) = default;
};

// Every cell that one of the waves has, once: those of the later wave in its order, then what only the earlier one has.
// A cell that a wave does not have is carved out of its matrix or was not run.
std::vector<CellPair> pair_waves(const JudgedWave& before, const JudgedWave& after);

// Valid in both waves: only such cells are compared.
bool is_paired(const CellPair& pair);

// Sums over the same cells, all of them paired.
struct PairedCounts {
  Counts before;
  Counts after;
  friend bool operator==(const PairedCounts&, const PairedCounts&) = default;
};

PairedCounts operator+(PairedCounts a, const PairedCounts& b);

// Cells that are not paired enter no sum.
PairedCounts sum(const std::vector<CellPair>& pairs);
std::map<trace::ReplicateLabel, PairedCounts> sum_by_label(const std::vector<CellPair>& pairs);

std::int64_t count_of(const Counts& counts, rulebook::Measure measure);

// Of the valid cells.
Rate rate_of(const Counts& counts, rulebook::Measure measure);

// The mean over the pairs of (later - earlier), from -1 to 1: the sum of the differences over the number of pairs.
Rate effect(const PairedCounts& counts, rulebook::Measure measure);

// Whether a paired cell had what is measured before, and has it no more.
bool lost(const CellPair& pair, rulebook::Measure measure);

template <class Predicate>
std::vector<CellPair> where(const std::vector<CellPair>& pairs, Predicate predicate) {
  std::vector<CellPair> chosen;
  std::copy_if(pairs.begin(), pairs.end(), std::back_inserter(chosen), predicate);
  return chosen;
}

}  // namespace sabot::tally
