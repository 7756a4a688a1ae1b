#include "harness/inject.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace sabot::harness {
namespace {

using rulebook::FaultOperator;
using rulebook::Perturbation;
using rulebook::PlantedFault;

std::string* text_field(trace::Payload& payload, const std::string& key) {
  const auto field = std::find_if(payload.begin(), payload.end(), [&](const auto& f) { return f.key == key; });
  return field == payload.end() ? nullptr : std::get_if<std::string>(&field->value);
}

// The perturbed text; none when it does not hold what is to be replaced.
std::optional<std::string> perturbed(const std::string& text, Perturbation kind, const PlantedFault& fault) {
  switch (kind) {
    case Perturbation::replace_first: {
      const auto at = fault.find.empty() ? std::string::npos : text.find(fault.find);
      if (at == std::string::npos) return std::nullopt;
      return std::string(text).replace(at, fault.find.size(), fault.plant);
    }
    case Perturbation::append:
      return text + "\n" + fault.plant;
    case Perturbation::replace_field:
    case Perturbation::override_model:
      return fault.plant;
  }
  return std::nullopt;
}

std::string landed(const FaultOperator& fault_operator, const PlantedFault& fault) {
  const auto& field = fault_operator.field;
  switch (fault_operator.kind) {
    case Perturbation::replace_first:
      return fmt::format("the first \"{}\" of \"{}\" is now \"{}\"", fault.find, field, fault.plant);
    case Perturbation::append:
      return fmt::format("stale text now follows in \"{}\"", field);
    case Perturbation::replace_field:
    case Perturbation::override_model:
      return fmt::format("\"{}\" is now \"{}\"", field, fault.plant);
  }
  return {};
}

}  // namespace

Injection inject(trace::Payload payload, const FaultOperator& fault_operator, const PlantedFault& fault) {
  const auto& field = fault_operator.field;
  std::string* text = text_field(payload, field);
  if (text == nullptr) {
    return {std::move(payload), false, false, fmt::format("the payload has no text in \"{}\"", field)};
  }
  auto changed = perturbed(*text, fault_operator.kind, fault);
  if (!changed) {
    return {std::move(payload), false, false, fmt::format("\"{}\" does not hold \"{}\"", field, fault.find)};
  }
  *text = std::move(*changed);
  return {std::move(payload), true, fault_operator.suppresses_side_effect, landed(fault_operator, fault)};
}

}  // namespace sabot::harness
