#include "adjudicate/exclusion.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "adjudicate/grounds.hpp"

namespace sabot::adjudicate {

std::optional<Exclusion> exclusion_of(const match::CellFacts& facts, const rulebook::Rulebook& rulebook) {
  const auto& body = rulebook.exclusions.body;
  for (const auto& name : body.exclusions.precedence) {
    const auto code = std::find_if(body.codes.begin(), body.codes.end(),
                                   [&](const rulebook::ExclusionCode& candidate) { return candidate.code == name; });
    if (code == body.codes.end() || !match::holds(code->when, facts)) continue;
    return Exclusion{name,
                     {ref(fmt::format("{}.{}", rulebook.exclusions.header.id, name), code->place),
                      code->meaning.empty() ? fmt::format("the condition of {} holds", name) : code->meaning}};
  }
  return std::nullopt;
}

std::optional<Reason> carve_out_of(const Row& row, std::string_view fault_operator,
                                   const rulebook::Rulebook& rulebook) {
  if (!rulebook.carve_outs) return std::nullopt;
  for (const auto& carve_out : rulebook.carve_outs->body.carve_outs) {
    const auto& operators = carve_out.operators;
    if (carve_out.framework != row.framework || carve_out.config != row.config ||
        std::find(operators.begin(), operators.end(), fault_operator) == operators.end()) {
      continue;
    }
    return Reason{ref(fmt::format("{}.{}", rulebook.carve_outs->header.id, carve_out.id), carve_out.place),
                  carve_out.reason.empty() ? "the cell is carved out of the matrix" : carve_out.reason};
  }
  return std::nullopt;
}

}  // namespace sabot::adjudicate
