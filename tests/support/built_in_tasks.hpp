// The tasks that are part of the program, and small ones to try a criterion on.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "harness/task.hpp"

namespace sabot::testing {

const std::vector<harness::Task>& built_in_tasks();
const harness::Task& task_of(std::string_view id);

// A text as JSON spells it, and a list of texts.
std::string json_text(const std::string& text);
std::string json_list(const std::vector<std::string>& texts);

}  // namespace sabot::testing
