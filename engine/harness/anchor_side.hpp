// What quoting a registered anchor proves: which side of the planted conflict it stands on.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rulebook/kinds/operators.hpp"
#include "rulebook/kinds/task.hpp"

namespace sabot::harness {

enum class Side {
  injected,   // it stands in the planted text and not in the true one: who quotes it has read the fault
  true_side,  // it stands in the true text, or the planted text itself names it as true
  symptom,    // the operator plants no text; the anchor names what may come of it
  neither,
};

std::string_view to_string(Side side);

struct AnchorSide {
  Side side = Side::neither;
  std::string why;
  friend bool operator==(const AnchorSide&, const AnchorSide&) = default;
};

// Texts are compared in lower case, without commas and white space. `vocabulary` holds the words of reviewers that
// prove nothing wherever they stand.
AnchorSide side_of(std::string_view anchor, const rulebook::FaultOperator& fault_operator,
                   const rulebook::PlantedFault& fault, const std::vector<std::string>& vocabulary);

// As anchors are compared: in lower case, without commas and white space.
std::string squeezed(std::string_view text);

}  // namespace sabot::harness
