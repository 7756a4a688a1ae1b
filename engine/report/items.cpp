#include "report/items.hpp"

#include <fmt/format.h>

#include "base/lists.hpp"
#include "report/figures.hpp"

namespace sabot::report {
namespace {

std::string soft_tier_caveat(const SoftTier& tier) {
  if (!tier.given) {
    return "No judge verdicts were given: the soft tier is unknown, and recovery without detection is an upper bound.";
  }
  if (tier.complete()) {
    return fmt::format("Judge verdicts cover all {} valid cells that the headline does not detect.", tier.to_judge);
  }
  return fmt::format(
      "Judge verdicts cover {} of the {} valid cells that the headline does not detect: notice rate and override gap "
      "are lower bounds, recovery without detection is an upper bound.",
      tier.judged, tier.to_judge);
}

std::vector<std::string> reliability_notices(const std::optional<Reliability>& judge) {
  if (!judge || !judge->low_confidence()) return {};
  return {fmt::format("The soft tier is of low confidence: kappa of the judge's two prompts is {:.2f}, below {}.",
                      judge->kappa, judge->floor)};
}

std::string reliability_caveat(const std::optional<Reliability>& judge) {
  if (!judge) return "No cell was judged twice: how reliable the judge is is not known.";
  const auto& a = judge->agreement;
  return fmt::format("Two prompts of the judge agree on {} of {} cells: kappa {:.2f}.", a.both + a.neither,
                     a.both + a.only_first + a.only_second + a.neither, judge->kappa);
}

}  // namespace

std::vector<std::string> warnings(const Evaluation& evaluation) {
  const Provenance& provenance = evaluation.provenance;
  const std::string& version = provenance.spec.version;
  std::vector<std::string> sentences;
  if (provenance.draft) sentences.push_back(draft_notice(version));
  append(sentences, registration_notices(evaluation.wave.rows, provenance.waves, version, provenance.digest));
  return sentences;
}

std::vector<std::string> notices(const Evaluation& evaluation) {
  auto sentences = warnings(evaluation);
  append(sentences, reliability_notices(evaluation.provenance.judge));
  append(sentences, coverage_notices(evaluation.wave.rows, evaluation.board, evaluation.matrix));
  return sentences;
}

std::vector<std::string> caveats(const Evaluation& evaluation) {
  const Basis basis = basis_of(evaluation);
  std::vector<std::string> sentences = notices(evaluation);
  sentences.emplace_back(
      "Replicate labels name repetitions; they are not random seeds, and a run cannot be reproduced from one.");
  if (basis.flags_in_force) {
    sentences.emplace_back(
        "Publish the headline together with its mapping column: only the mapping surface continues that of versions "
        "without flags.");
    sentences.emplace_back("Flags noticed counts every flag, anchored or not: a diagnostic, never a detection.");
  }
  for (const auto& [surface, operators] : evaluation.provenance.unscored_operators) {
    sentences.push_back(fmt::format("The surface \"{}\" does not score {}: only other surfaces detect it.", surface,
                                    fmt::join(operators, ", ")));
  }
  if (basis.floor_in_force) {
    sentences.emplace_back(
        "Publish the strict floor together with the headline: it is a lower bound, and cells without a kept anchor are "
        "undetermined by it, not missed.");
  }
  sentences.push_back(soft_tier_caveat(basis.soft_tier));
  if (basis.soft_tier.given) sentences.push_back(reliability_caveat(evaluation.provenance.judge));
  return sentences;
}

}  // namespace sabot::report
