// How much of the matrix an input holds, and which of its absent cells are listed (section 8).
#pragma once

#include <cstdint>
#include <set>
#include <vector>

#include "adjudicate/cell.hpp"
#include "match/predicate.hpp"
#include "rulebook/kinds/matrix.hpp"

namespace sabot::adjudicate {

// Each baseline is one of these.
struct BaselineCounts {
  std::int64_t passed = 0;
  std::int64_t failed = 0;
  std::int64_t errored = 0;
  friend bool operator==(const BaselineCounts&, const BaselineCounts&) = default;
};

void add(BaselineCounts& counts, const match::CellFacts::BaselineFacts& baseline);

// How much of a row's matrix the input holds.
struct RowCoverage {
  Row row;
  std::vector<trace::ReplicateLabel> replicates;  // those that the input holds, sorted
  std::int64_t expected_replicates = 0;           // the matrix's number
  bool registered = false;                        // every label is a registered one
  BaselineCounts baselines = {};                  // of the row
};

RowCoverage coverage_of(const Row& row, const std::set<trace::ReplicateLabel>& present, const rulebook::Matrix& matrix);

// Which absent cells are listed as not run.
enum class Completeness {
  present_rows,  // those of rows with at least one run
  full_matrix,   // those of every row of the matrix
};

// The rows of which absent cells are listed, in the order of the matrix.
std::vector<RowCoverage> listed_rows(const std::vector<RowCoverage>& covered, Completeness completeness,
                                     const rulebook::Matrix& matrix);

// The replicates that the row should have: the registered ones where all its labels are registered, else its own.
std::vector<trace::ReplicateLabel> expected_labels(const RowCoverage& row, const rulebook::Matrix& matrix);

}  // namespace sabot::adjudicate
