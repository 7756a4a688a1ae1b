// The matrix spelt out: its rows, labels and cells, each list in the matrix's order (section 8).
#pragma once

#include <vector>

#include "adjudicate/cell.hpp"
#include "rulebook/kinds/matrix.hpp"

namespace sabot::adjudicate {

std::vector<Row> rows_of(const rulebook::Matrix& matrix);

// Sorted, each once.
std::vector<trace::ReplicateLabel> registered_labels(const rulebook::Matrix& matrix);

// Every cell of a row under these labels, carved out or not: by task, then operator, then label.
std::vector<Cell> cells_of(const Row& row, const std::vector<trace::ReplicateLabel>& labels,
                           const rulebook::Matrix& matrix);

}  // namespace sabot::adjudicate
