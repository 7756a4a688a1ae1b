#include "cli/estimates.hpp"

namespace sabot::cli {

std::optional<report::Estimates> estimates_of(const Rules& rules, const report::Evaluation& evaluation,
                                              report::Detail detail, const Resampling& resampling) {
  const auto& uncertainty = rules.supplements.uncertainty;
  if (!uncertainty) return std::nullopt;
  const auto& floor = rules.supplements.strict_floor;
  const rulebook::Uncertainty& rule = uncertainty->rule.body.uncertainty;
  const auto drawn = resampling.resamples > 0 ? resampling.resamples : static_cast<std::size_t>(rule.resamples);
  return report::estimates_of(evaluation, rules.rulebook, floor ? &floor->rule.body : nullptr, uncertainty->from,
                              {rule, drawn, resampling.seed}, detail);
}

}  // namespace sabot::cli
