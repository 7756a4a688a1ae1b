// What is wrong with one anchor, held against what its operator plants and what its task serves (section 10.4).
#pragma once

#include <optional>
#include <string>

#include "harness/planting.hpp"
#include "rulebook/kinds/anchors.hpp"
#include "rulebook/kinds/registration.hpp"

namespace sabot::harness {

// The set of a (task, operator), and all that its anchors are held against.
struct AnchorSetting {
  const rulebook::AnchorSet& set;
  const rulebook::AnchorsFile& all;
  const Planting& planting;
  const rulebook::RegistrationFile& registration;
};

// Why an anchor of the set has the fault, in words that follow a colon; none when it has not. `blind` is no fault of a
// single anchor, and none ever has it.
std::optional<std::string> why_at_fault(rulebook::AnchorFault fault, const std::string& anchor,
                                        const AnchorSetting& setting);

}  // namespace sabot::harness
