// Long lists of cells said briefly: replicates that lack the same cells of a row share one line.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "adjudicate/wave.hpp"

namespace sabot::report {

struct CellGroup {
  adjudicate::Row row;
  std::vector<std::string> replicates;
  std::int64_t cells = 0;     // in each of the replicates
  std::int64_t of_cells = 0;  // that each of them has in the row
  std::string which;          // "all", or by task: "T1 all; T2 O1, O3"
};

// The cells of that status, in the order of the wave. Carved-out cells belong to no row's cells unless they are what
// is asked for.
std::vector<CellGroup> grouped(const adjudicate::Wave& wave, adjudicate::Status status);

}  // namespace sabot::report
