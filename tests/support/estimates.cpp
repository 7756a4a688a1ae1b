#include "support/estimates.hpp"

#include "adjudicate/strict.hpp"
#include "support/engine.hpp"

namespace sabot::testing {

report::Estimates estimates_of(const std::vector<trace::Run>& runs, std::string_view version) {
  const rulebook::Rulebook& rulebook = rulebook_of(version);
  const auto supplements = rulebook::supplements_of(rulebook, built_in_library());
  const auto& floor = supplements.strict_floor;
  report::Evaluation evaluation;
  evaluation.provenance.spec = rulebook.spec;
  evaluation.provenance.digest = rulebook.digest;
  evaluation.provenance.flags_in_force = rulebook.flags.has_value();
  evaluation.wave = evaluate(runs, version);
  if (floor) {
    evaluation.provenance.strict_floor = floor->from;
    evaluation.wave = adjudicate::with_strict_floor(std::move(evaluation.wave), floor->rule);
  }
  evaluation.board = tally::make_scoreboard(evaluation.wave, {}, rulebook);
  evaluation.matrix = rulebook.matrix.body.matrix;
  const auto& rule = supplements.uncertainty->rule.body.uncertainty;
  return report::estimates_of(evaluation, rulebook, floor ? &floor->rule.body : nullptr, supplements.uncertainty->from,
                              {rule, static_cast<std::size_t>(rule.resamples), 1});
}

}  // namespace sabot::testing
