// The criterion that an output equals a JSON document (section 8).
#pragma once

#include <string>

#include "harness/criteria/artifact.hpp"
#include "harness/criteria/result.hpp"
#include "rulebook/kinds/criteria.hpp"

namespace sabot::harness {

// Numbers are equal by value, whole or not; a text or a boolean is no number. The order of keys means nothing. What
// fails names the first value that differs. `expected` is a document that parses.
CriterionResult check_json_equal(const rulebook::JsonEqual& criterion, const Artifact& artifact,
                                 const std::string& expected);

}  // namespace sabot::harness
