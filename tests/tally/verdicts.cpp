#include "tally/verdicts.hpp"

#include <utility>

namespace sabot::testing {

using adjudicate::CellVerdict;
using adjudicate::Outcome;
using adjudicate::Status;

CellVerdict verdict(std::string_view cell, Status status) {
  CellVerdict result;
  result.cell = adjudicate::parse_cell(cell).value();
  result.status = status;
  return result;
}

CellVerdict excluded(std::string_view cell, std::string code) {
  auto result = verdict(cell, Status::excluded);
  result.exclusion = std::move(code);
  return result;
}

CellVerdict scored(std::string_view cell, Outcome outcome) {
  auto result = verdict(cell, Status::scored);
  result.outcome = std::move(outcome);
  result.observation.emplace().run_id = cell;
  return result;
}

Outcome detected() {
  Outcome outcome;
  outcome.mapping = true;
  outcome.headline = true;
  return outcome;
}

Outcome missed() {
  return {};
}

}  // namespace sabot::testing
