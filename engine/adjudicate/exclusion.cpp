#include "adjudicate/exclusion.hpp"

#include <fmt/format.h>

#include "adjudicate/grounds.hpp"
#include "base/lists.hpp"

namespace sabot::adjudicate {
namespace {

// Adds the paths of the tests that hold, in the branches of the condition that hold: what the decision rests on.
void add_holding_paths(const match::Predicate& condition, const match::CellFacts& facts,
                       std::vector<std::string>& paths) {
  if (!match::holds(match::CellPredicate{condition}, facts)) return;
  for (const auto& test : condition.all) paths.push_back(test.path);
  for (const auto& alternative : condition.any) add_holding_paths(alternative, facts, paths);
}

std::string meaning_of(const rulebook::ExclusionCode& code, const match::CellFacts& facts) {
  auto meaning = code.meaning.empty() ? fmt::format("the condition of {} holds", code.code) : code.meaning;
  std::vector<std::string> paths;
  add_holding_paths(code.when.tree, facts, paths);
  if (paths.empty()) return meaning;
  return fmt::format("{}; shown by {}", meaning, fmt::join(paths, ", "));
}

}  // namespace

std::optional<Exclusion> exclusion_of(const match::CellFacts& facts, const rulebook::Rulebook& rulebook) {
  const auto& body = rulebook.exclusions.body;
  for (const auto& name : body.exclusions.precedence) {
    const auto* code = first_where(body.codes, [&](const rulebook::ExclusionCode& c) { return c.code == name; });
    if (code == nullptr || !match::holds(code->when, facts)) continue;
    return Exclusion{name, {row_ref(rulebook.exclusions.header, name, code->place), meaning_of(*code, facts)}};
  }
  return std::nullopt;
}

std::optional<Reason> carve_out_of(const Row& row, std::string_view fault_operator,
                                   const rulebook::Rulebook& rulebook) {
  if (!rulebook.carve_outs) return std::nullopt;
  const auto& rule = *rulebook.carve_outs;
  const auto* found = first_where(rule.body.carve_outs, [&](const rulebook::CarveOut& c) {
    return c.framework == row.framework && c.config == row.config && contains(c.operators, fault_operator);
  });
  if (found == nullptr) return std::nullopt;
  return Reason{row_ref(rule.header, found->id, found->place),
                found->reason.empty() ? "the cell is carved out of the matrix" : found->reason};
}

}  // namespace sabot::adjudicate
