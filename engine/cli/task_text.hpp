// A task told for people.
#pragma once

#include <string>

#include "harness/task.hpp"

namespace sabot::cli {

std::string task_text(const harness::Task& task);

// What one operator plants in a task, and what a correct detection would have flagged.
std::string fault_text(const std::string& task, const rulebook::PlantedFault& fault);

}  // namespace sabot::cli
