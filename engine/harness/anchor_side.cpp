#include "harness/anchor_side.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "harness/criteria/text.hpp"
#include "match/text.hpp"

namespace sabot::harness {
namespace {

bool holds(std::string_view text, std::string_view anchor) {
  return squeezed(text).find(squeezed(anchor)) != std::string::npos;
}

bool is_one_of(std::string_view anchor, const std::vector<std::string>& words) {
  return std::any_of(words.begin(), words.end(), [&](const auto& w) { return squeezed(w) == squeezed(anchor); });
}

}  // namespace

std::string_view to_string(Side side) {
  switch (side) {
    case Side::injected:
      return "injected";
    case Side::true_side:
      return "true side";
    case Side::symptom:
      return "symptom";
    case Side::neither:
      return "neither";
  }
  return {};
}

AnchorSide side_of(std::string_view anchor, const rulebook::FaultOperator& fault_operator,
                   const rulebook::PlantedFault& fault, const std::vector<std::string>& vocabulary) {
  if (fault_operator.kind == rulebook::Perturbation::override_model) {
    return {Side::symptom, "no text is planted; this names what a weaker model may get wrong"};
  }
  if (squeezed(anchor).empty()) return {Side::neither, "nothing is left of it to compare"};
  const bool planted = holds(fault.plant, anchor);
  if (!fault.find.empty() && holds(fault.find, anchor)) {
    return {Side::true_side, planted ? fmt::format("both the true \"{}\" and the planted text hold it", fault.find)
                                     : fmt::format("the true \"{}\" holds it", fault.find)};
  }
  if (is_one_of(anchor, fault.names_true)) {
    return {Side::true_side, "the planted text itself names it as the true value"};
  }
  if (is_one_of(anchor, vocabulary)) return {Side::neither, "reviewers use this word unprompted"};
  if (planted) return {Side::injected, "only the planted text holds it"};
  return {Side::neither, "neither the planted text nor the true one holds it"};
}

std::string squeezed(std::string_view text) {
  std::string kept;
  const std::string lowered = match::lower(text);
  for (const std::string_view word : words(lowered)) kept += word;
  kept.erase(std::remove(kept.begin(), kept.end(), ','), kept.end());
  return kept;
}

}  // namespace sabot::harness
