#include "harness/check.hpp"

#include <algorithm>
#include <utility>

#include "base/lists.hpp"
#include "harness/criteria/citations.hpp"
#include "harness/criteria/json_equal.hpp"
#include "harness/criteria/phrases.hpp"
#include "harness/criteria/program.hpp"
#include "harness/criteria/sequence.hpp"

namespace sabot::harness {
namespace {

using Placed = std::pair<Place, CriterionResult>;

}  // namespace

std::vector<CriterionResult> check(const Task& task, const Artifact& artifact,
                                   const std::vector<ProgramOutcome>& outcomes) {
  const rulebook::TaskFile& file = task.document.task;
  std::vector<Placed> placed;
  for (const auto& criterion : file.json_equal) {
    placed.emplace_back(criterion.place, check_json_equal(criterion, artifact, asset(task, criterion.expected)));
  }
  for (const auto& criterion : file.phrases) placed.emplace_back(criterion.place, check_phrases(criterion, artifact));
  for (const auto& criterion : file.citations) {
    placed.emplace_back(criterion.place, check_citations(criterion, artifact, asset(task, criterion.corpus)));
  }
  for (const auto& criterion : file.sequences) {
    placed.emplace_back(criterion.place, check_sequence(criterion, artifact));
  }
  for (std::size_t i = 0; i < file.programs.size(); ++i) {
    placed.emplace_back(file.programs[i].place, check_program(file.programs[i], outcomes.at(i)));
  }
  std::stable_sort(placed.begin(), placed.end(), [](const Placed& a, const Placed& b) { return a.first < b.first; });
  std::vector<CriterionResult> results;
  for (Placed& entry : placed) results.push_back(std::move(entry.second));
  return results;
}

GuardrailInForce guardrail_of(const Task& task, const rulebook::Rulebook& rulebook) {
  const rulebook::TaskDocument& document = task.document;
  const auto* entry = first_where(rulebook.guardrails.body.guardrails,
                                  [&](const auto& guardrail) { return guardrail.task == document.task.task.id; });
  if (entry != nullptr) return {entry->contract, entry->disclosure, entry->place};
  return {document.task.contract, "", document.places.at("contract")};
}

}  // namespace sabot::harness
