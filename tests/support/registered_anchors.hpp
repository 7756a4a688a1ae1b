// The register of section 10.4, typed a second time: tests do not take it from the rule files that they check.
#pragma once

#include <string_view>
#include <vector>

namespace sabot::testing {

// Empty for a task or operator that is not registered.
const std::vector<std::string_view>& registered_anchors(std::string_view task, std::string_view fault_operator);

}  // namespace sabot::testing
