// All cells of an input, joined with their baselines and completed by the matrix.
#pragma once

#include <string>
#include <vector>

#include "adjudicate/coverage.hpp"
#include "adjudicate/verdict.hpp"

namespace sabot::adjudicate {

struct BaselineRun {
  BaselineKey key;
  Place origin;
  match::CellFacts::BaselineFacts facts;
  std::vector<ObservedFlag> flags = {};  // from its first event on
};

struct Wave {
  std::vector<CellVerdict> cells;      // every cell once, in the order of the matrix, then by replicate
  std::vector<BaselineRun> baselines;  // in the same order
  std::vector<RowCoverage> rows;       // rows with at least one run, in the order of the matrix
};

// The replicate labels that the wave's runs carry, sorted.
std::vector<trace::ReplicateLabel> labels_of(const Wave& wave);

// Joins observations in any order. Errors: two runs for one cell or baseline, naming both places.
Result<Wave> assemble(std::vector<Observation> observations, const rulebook::Rulebook& rulebook,
                      Completeness completeness);

}  // namespace sabot::adjudicate
