#include "adjudicate/verdict.hpp"

#include "adjudicate/exclusion.hpp"
#include "adjudicate/grounds.hpp"

namespace sabot::adjudicate {

std::string_view to_string(Status status) {
  switch (status) {
    case Status::scored:
      return "scored";
    case Status::excluded:
      return "excluded";
    case Status::carved_out:
      return "carved_out";
    case Status::unscored:
      return "unscored";
    case Status::not_run:
      return "not_run";
  }
  return {};
}

CellVerdict settle(const Cell& cell, const match::CellFacts::RunFacts& run,
                   const std::optional<match::CellFacts::BaselineFacts>& baseline, const rulebook::Rulebook& rulebook) {
  CellVerdict verdict;
  verdict.cell = cell;
  if (auto carve_out = carve_out_of(cell.row, cell.fault_operator, rulebook)) {
    verdict.status = Status::carved_out;
    verdict.status_reason = std::move(*carve_out);
  } else if (!baseline) {
    verdict.status = Status::unscored;
    verdict.status_reason = {ref(rulebook.exclusions.header),
                             "no baseline in the input says whether the fault is valid"};
  } else if (auto exclusion = exclusion_of({run, baseline}, rulebook)) {
    verdict.status = Status::excluded;
    verdict.exclusion = std::move(exclusion->code);
    verdict.status_reason = std::move(exclusion->reason);
  } else {
    verdict.status = Status::scored;
    verdict.status_reason = {ref(rulebook.exclusions.header), "no exclusion code applies"};
  }
  return verdict;
}

CellVerdict adjudicate(Observation observation, const std::optional<match::CellFacts::BaselineFacts>& baseline,
                       const rulebook::Rulebook& rulebook) {
  CellVerdict verdict = settle(cell_of(observation), observation.facts, baseline, rulebook);
  if (verdict.status == Status::scored) verdict.outcome = outcome_of(observation, rulebook);
  verdict.observation = std::move(observation);
  return verdict;
}

CellVerdict adjudicate_absent(const Cell& cell, const std::optional<match::CellFacts::BaselineFacts>& baseline,
                              const rulebook::Rulebook& rulebook) {
  CellVerdict verdict;
  verdict.cell = cell;
  if (auto exclusion = baseline ? exclusion_of({std::nullopt, baseline}, rulebook) : std::nullopt) {
    verdict.status = Status::excluded;
    verdict.exclusion = std::move(exclusion->code);
    verdict.status_reason = std::move(exclusion->reason);
  } else {
    verdict.status = Status::not_run;
    verdict.status_reason = {ref(rulebook.matrix.header), "the matrix expects the cell and the input does not hold it"};
  }
  return verdict;
}

}  // namespace sabot::adjudicate
