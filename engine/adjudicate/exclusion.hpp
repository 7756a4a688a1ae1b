// Steps 1 and 2 of adjudication: carve-outs, and the one exclusion code of a cell (sections 3 and 10.6).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "adjudicate/cell.hpp"
#include "adjudicate/observation.hpp"

namespace sabot::adjudicate {

struct Exclusion {
  std::string code;
  Reason reason;
};

// The code that holds and stands highest in the order of precedence; none when the facts are those of a valid fault.
std::optional<Exclusion> exclusion_of(const match::CellFacts& facts, const rulebook::Rulebook& rulebook);

// Why the cell is outside the matrix; none when it is inside.
std::optional<Reason> carve_out_of(const Row& row, std::string_view fault_operator, const rulebook::Rulebook& rulebook);

}  // namespace sabot::adjudicate
