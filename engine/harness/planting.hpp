// What an operator plants in a task, with all that the names stand for.
#pragma once

#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "harness/task.hpp"
#include "rulebook/kinds/operators.hpp"
#include "rulebook/kinds/task.hpp"
#include "rulebook/rulebook.hpp"

namespace sabot::harness {

// Lives as long as the tasks and the rulebook.
struct Planting {
  const Task* task = nullptr;
  const rulebook::FaultOperator* fault_operator = nullptr;
  const rulebook::PlantedFault* fault = nullptr;
};

// The operator is one of the rulebook's matrix. Errors: the task is not among the tasks, or plants no such fault.
Result<Planting> find_planting(std::string_view task, std::string_view fault_operator, const std::vector<Task>& tasks,
                               const rulebook::Rulebook& rulebook);

}  // namespace sabot::harness
