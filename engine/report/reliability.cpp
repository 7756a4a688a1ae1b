#include "report/reliability.hpp"

namespace sabot::report {

std::optional<Reliability> reliability_of(const adjudicate::Wave& wave, const tally::JudgeVerdicts& first,
                                          const tally::JudgeVerdicts& second, double floor) {
  stats::Agreement agreement;
  for (const auto& verdict : wave.cells) {
    if (!verdict.outcome || verdict.outcome->headline) continue;
    const auto one = first.find(verdict.observation->run_id);
    const auto other = second.find(verdict.observation->run_id);
    if (one == first.end() || other == second.end()) continue;
    if (one->second.noticed) {
      ++(other->second.noticed ? agreement.both : agreement.only_first);
    } else {
      ++(other->second.noticed ? agreement.only_second : agreement.neither);
    }
  }
  const auto kappa = stats::kappa(agreement);
  if (!kappa) return std::nullopt;
  return Reliability{agreement, *kappa, floor};
}

}  // namespace sabot::report
