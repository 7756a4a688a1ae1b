#include "support/engine.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <stdexcept>
#include <utility>

#include "cli/embedded.hpp"

namespace sabot::testing {
namespace {

template <class T>
T value_or_throw(Result<T> result) {
  if (!result) throw std::runtime_error(render(result.error()));
  return *std::move(result);
}

std::map<std::string, rulebook::Rulebook, std::less<>> resolve_all() {
  std::map<std::string, rulebook::Rulebook, std::less<>> rulebooks;
  for (const auto& version : versions()) {
    rulebooks.emplace(version, value_or_throw(rulebook::resolve(built_in_library(), version)));
  }
  return rulebooks;
}

}  // namespace

rulebook::SourceTree built_in_sources() {
  rulebook::SourceTree tree;
  for (const auto& file : cli::built_in_rules()) {
    tree.push_back({std::string(file.path), std::string(file.path), std::string(file.text)});
  }
  return tree;
}

const rulebook::Library& built_in_library() {
  static const auto library = value_or_throw(rulebook::read_library(built_in_sources()));
  return library;
}

const rulebook::Rulebook& rulebook_of(std::string_view version) {
  static const auto rulebooks = resolve_all();
  const auto found = rulebooks.find(version);
  if (found == rulebooks.end()) throw std::invalid_argument("no version " + std::string(version));
  return found->second;
}

std::optional<rulebook::Supplement<rulebook::StrictFloorFile>> strict_floor_of(std::string_view version) {
  return rulebook::supplements_of(rulebook_of(version), built_in_library()).strict_floor;
}

const std::vector<std::string>& versions() {
  static const auto names = [] {
    std::vector<std::string> all;
    for (const auto& edition : built_in_library().editions) all.push_back(edition.document.spec.version);
    return all;
  }();
  return names;
}

std::vector<std::string> versions_from(std::string_view first) {
  return {std::find(versions().begin(), versions().end(), first), versions().end()};
}

std::vector<adjudicate::Observation> observe_all(const std::vector<trace::Run>& runs, std::string_view version) {
  std::vector<adjudicate::Observation> observations;
  for (const auto& run : runs) {
    observations.push_back(value_or_throw(adjudicate::observe(run, {run.run_id, 1, 0}, rulebook_of(version))));
  }
  return observations;
}

adjudicate::Wave assemble(std::vector<adjudicate::Observation> observations, std::string_view version) {
  return value_or_throw(
      adjudicate::assemble(std::move(observations), rulebook_of(version), adjudicate::Completeness::present_rows));
}

adjudicate::Wave evaluate(const std::vector<trace::Run>& runs, std::string_view version) {
  return assemble(observe_all(runs, version), version);
}

CellResult evaluate_alone(const trace::Run& run, std::string_view version) {
  match::CellFacts::BaselineFacts baseline;
  baseline.task_passed = true;
  auto observation = value_or_throw(adjudicate::observe(run, {run.run_id, 1, 0}, rulebook_of(version)));
  return to_result(adjudicate::adjudicate(std::move(observation), baseline, rulebook_of(version)));
}

CellResult to_result(const adjudicate::CellVerdict& verdict) {
  CellResult result;
  result.cell = to_string(verdict.cell);
  result.status = adjudicate::to_string(verdict.status);
  result.exclusion = verdict.exclusion;
  if (verdict.outcome) {
    const auto& outcome = *verdict.outcome;
    result.mapping = outcome.mapping;
    result.flags = outcome.flags;
    result.headline = outcome.headline;
    result.reacted = outcome.reacted;
    result.recovered = outcome.recovered;
    result.noticed = outcome.noticed;
  }
  return result;
}

std::vector<CellResult> to_results(const adjudicate::Wave& wave) {
  std::vector<CellResult> results;
  std::transform(wave.cells.begin(), wave.cells.end(), std::back_inserter(results), to_result);
  std::sort(results.begin(), results.end(), [](const CellResult& a, const CellResult& b) { return a.cell < b.cell; });
  return results;
}

}  // namespace sabot::testing
