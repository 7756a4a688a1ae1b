// All cells of an input, joined with their baselines and completed by the matrix.
#pragma once

#include <string>
#include <vector>

#include "adjudicate/verdict.hpp"

namespace sabot::adjudicate {

struct BaselineRun {
  BaselineKey key;
  Place origin;
  match::CellFacts::BaselineFacts facts;
  std::vector<ObservedFlag> flags = {};  // from its first event on
};

// How much of a row's matrix the input holds.
struct RowCoverage {
  Row row;
  std::vector<trace::ReplicateLabel> replicates;  // those that the input holds, sorted
  std::int64_t expected_replicates = 0;           // the matrix's number
  bool registered = false;                        // every label is a registered one
};

struct Wave {
  std::vector<CellVerdict> cells;      // every cell once, in the order of the matrix, then by replicate
  std::vector<BaselineRun> baselines;  // in the same order
  std::vector<RowCoverage> rows;       // rows with at least one run, in the order of the matrix
};

// The replicate labels that the wave's runs carry, sorted.
std::vector<trace::ReplicateLabel> labels_of(const Wave& wave);

// Which absent cells are listed as not run.
enum class Completeness {
  present_rows,  // those of rows with at least one run
  full_matrix,   // those of every row of the matrix
};

// Joins observations in any order. Expected replicates of a row: the registered labels where all its labels are
// registered, else the labels that it has. Errors: two runs for one cell or baseline, naming both places.
Result<Wave> assemble(std::vector<Observation> observations, const rulebook::Rulebook& rulebook,
                      Completeness completeness);

}  // namespace sabot::adjudicate
