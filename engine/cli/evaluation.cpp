#include "cli/evaluation.hpp"

#include <utility>

#include "cli/version.hpp"

namespace sabot::cli {
namespace {

std::string band_meaning(const rulebook::Rulebook& rulebook, const std::string& id) {
  for (const rulebook::Band& band : rulebook.bands.body.bands) {
    if (band.id == id) return band.meaning;
  }
  return "";
}

std::vector<report::RegisteredWave> registered_waves(const rulebook::Library& library) {
  std::vector<report::RegisteredWave> waves;
  for (const rulebook::SeedsDocument& document : library.waves) {
    // The library was read without a finding, so the wave's version is one of its own.
    const rulebook::Edition& edition = **rulebook::find_edition(library, document.wave.version);
    auto& wave = waves.emplace_back();
    wave.id = document.wave.id;
    wave.version = document.wave.version;
    wave.digest = rulebook::digest_of(library, edition);
    for (const auto label : document.wave.labels) wave.labels.emplace_back().value = label;
  }
  return waves;
}

report::Provenance provenance(const Rules& rules, const InputSums& inputs) {
  const rulebook::Rulebook& rulebook = rules.rulebook;
  report::Provenance provenance{program_version,
                                rulebook.spec,
                                rulebook.digest,
                                rulebook.draft,
                                rules.by_default,
                                rulebook.flags.has_value(),
                                {},
                                registered_waves(rules.library)};
  for (const auto& [name, sum] : inputs) provenance.inputs.push_back({name, sum.runs, to_string(sum.digest)});
  for (const rulebook::Surface& surface : rulebook.surfaces.body.surfaces) {
    if (!surface.excluded_operators.empty()) {
      provenance.unscored_operators.push_back({surface.id, surface.excluded_operators});
    }
  }
  if (const auto& floor = rules.supplements.strict_floor) provenance.strict_floor = floor->from;
  return provenance;
}

}  // namespace

report::Evaluation evaluation_of(const Rules& rules, tally::Scoreboard board, const InputSums& inputs,
                                 Listing<Diagnostic> set_aside) {
  report::Evaluation evaluation;
  evaluation.provenance = provenance(rules, inputs);
  evaluation.band_meaning = band_meaning(rules.rulebook, board.band);
  evaluation.board = std::move(board);
  evaluation.matrix = rules.rulebook.matrix.body.matrix;
  evaluation.set_aside = std::move(set_aside);
  return evaluation;
}

}  // namespace sabot::cli
