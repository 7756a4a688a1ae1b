#include "harness/fault_check.hpp"

#include <fmt/format.h>

#include <optional>

#include "base/lists.hpp"
#include "base/suggest.hpp"
#include "harness/codes.hpp"
#include "rulebook/codes.hpp"

namespace sabot::harness {
namespace {

using rulebook::Perturbation;
using rulebook::PlantedFault;

// What is wrong with a fault of a known operator, and the key below its table that says so.
struct Misfit {
  const char* key;
  std::string message;
};

std::optional<Misfit> misfit(const PlantedFault& fault, const rulebook::FaultOperator& fault_operator,
                             const std::string& weaker_model) {
  const bool replaces = fault_operator.kind == Perturbation::replace_first;
  if (replaces && fault.find.empty()) {
    return Misfit{"", fmt::format("{} replaces a text, and the fault does not say which", fault.fault_operator)};
  }
  if (!replaces && !fault.find.empty()) {
    return Misfit{".find", fmt::format("{} does not look for a text", fault.fault_operator)};
  }
  const bool pinned = fault_operator.kind == Perturbation::override_model && !weaker_model.empty();
  if (pinned && fault.plant != weaker_model) {
    return Misfit{".plant", fmt::format("the weaker model is pinned as \"{}\"", weaker_model)};
  }
  return std::nullopt;
}

}  // namespace

Diagnostics check_faults(const Task& task, const rulebook::Rulebook& rulebook) {
  const rulebook::TaskDocument& document = task.document;
  Diagnostics findings;
  const auto report = [&](const std::string& key, const char* code, std::string message, std::string help) {
    findings.push_back(rulebook::finding(document, key, code, std::move(message), std::move(help)));
  };
  const std::vector<std::string>& operators = rulebook.matrix.body.matrix.operators;
  std::vector<std::string> planted;
  for (std::size_t i = 0; i < document.task.faults.size(); ++i) {
    const PlantedFault& fault = document.task.faults[i];
    const auto key = fmt::format("fault[{}]", i);
    planted.push_back(fault.fault_operator);
    const rulebook::FaultOperator* fault_operator = find_operator(rulebook, fault.fault_operator);
    if (fault_operator == nullptr) {
      report(key + ".operator", rulebook::codes::unknown_name,
             fmt::format("{} has no operator \"{}\"", rulebook.spec.version, fault.fault_operator),
             suggestion(fault.fault_operator, operators));
    } else if (auto found = misfit(fault, *fault_operator, rulebook.pins.body.pins.downgrade_model)) {
      report(key + found->key, codes::wrong_fault, std::move(found->message), "");
    }
  }
  for (const std::string& id : operators) {
    if (!contains(planted, id)) {
      report("task", codes::missing_fault, fmt::format("{} plants nothing in this task", id),
             fmt::format("add a [[fault]] with operator = \"{}\"", id));
    }
  }
  return findings;
}

}  // namespace sabot::harness
