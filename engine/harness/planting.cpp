#include "harness/planting.hpp"

namespace sabot::harness {

Result<Planting> find_planting(std::string_view task, std::string_view fault_operator, const std::vector<Task>& tasks,
                               const rulebook::Rulebook& rulebook) {
  const auto found = find_task(tasks, task);
  if (!found) return failure(found.error());
  const auto fault = find_fault(**found, fault_operator);
  if (!fault) return failure(fault.error());
  return Planting{*found, find_operator(rulebook, fault_operator), *fault};
}

}  // namespace sabot::harness
