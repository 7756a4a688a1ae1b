#include "cli/session.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>

#include "adjudicate/strict.hpp"
#include "base/lists.hpp"
#include "cli/judge_verdicts.hpp"
#include "cli/load.hpp"
#include "cli/parallel.hpp"
#include "cli/progress.hpp"
#include "cli/version.hpp"

namespace sabot::cli {
namespace {

using adjudicate::Observation;

struct Input {
  Loaded loaded;
  std::vector<report::Input> arguments;  // by name
};

Input load(const Request& request, const rulebook::Rulebook& rulebook) {
  const std::vector<Source>& sources = request.sources.sources;
  // Threads are shared out over files first; what is left over goes to the lines within each.
  const std::size_t threads = std::clamp<std::size_t>(sources.size(), 1, request.jobs);
  Progress progress(sources.size());
  std::vector<Loaded> parts = parallel_map(sources.size(), threads, [&](std::size_t i) {
    Loaded loaded = load_source(sources[i], {rulebook, request.keep, request.jobs / threads, request.line_limit});
    progress.advance();
    return loaded;
  });

  Input input;
  input.loaded.findings = request.sources.findings;
  std::map<std::string, std::int64_t> runs_of;
  for (std::size_t i = 0; i < sources.size(); ++i) {
    runs_of[sources[i].argument] += static_cast<std::int64_t>(parts[i].observations.size());
    append(input.loaded.observations, std::move(parts[i].observations));
    append(input.loaded.runs, std::move(parts[i].runs));
    append(input.loaded.judged, std::move(parts[i].judged));
    append(input.loaded.findings, std::move(parts[i].findings));
  }
  if (!request.judge.empty()) {
    Loaded judge = load_judge_file(request.judge, request.judge_shown_as);
    append(input.loaded.judged, std::move(judge.judged));
    append(input.loaded.findings, std::move(judge.findings));
  }
  for (const auto& [name, runs] : runs_of) input.arguments.push_back({name, runs});
  return input;
}

auto identity(const Observation& run) {
  return std::tie(run.framework, run.config, run.task, run.fault_operator, run.replicate);
}

std::vector<Observation> without_doubles(std::vector<Observation> runs) {
  std::sort(runs.begin(), runs.end(), [](const auto& a, const auto& b) { return identity(a) < identity(b); });
  std::vector<Observation> single;
  for (auto run = runs.begin(); run != runs.end();) {
    const auto next =
        std::find_if(run, runs.end(), [&](const auto& other) { return identity(other) != identity(*run); });
    if (next - run == 1) single.push_back(std::move(*run));
    run = next;
  }
  return single;
}

// Joins what can be joined; what cannot is added to the findings.
adjudicate::Wave assemble(std::vector<Observation> runs, const rulebook::Rulebook& rulebook, const Request& request,
                          Diagnostics& findings) {
  // Of two runs for one cell, the one that is named first must not depend on the order of the sources.
  std::stable_sort(runs.begin(), runs.end(), [](const auto& a, const auto& b) { return a.origin < b.origin; });
  auto spare = request.keep_going ? runs : std::vector<Observation>{};
  auto wave = adjudicate::assemble(std::move(runs), rulebook, request.completeness);
  if (wave) return std::move(*wave);
  append(findings, std::move(wave.error()));
  if (!request.keep_going) return {};
  return adjudicate::assemble(without_doubles(std::move(spare)), rulebook, request.completeness).value();
}

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
    for (const auto label : document.wave.labels) wave.labels.push_back({label});
  }
  return waves;
}

report::Provenance provenance(const Rules& rules, std::vector<report::Input> inputs) {
  const rulebook::Rulebook& rulebook = rules.rulebook;
  return {program_version,   rulebook.spec,
          rulebook.digest,   rulebook.draft,
          rules.by_default,  rulebook.flags.has_value(),
          std::move(inputs), registered_waves(rules.library)};
}

}  // namespace

Attempt<Rules> choose_rules(const rulebook::SourceTree& tree, const std::string& version) {
  auto library = rulebook::read_library(tree);
  if (!library) return refuse(ExitCode::bad_rules, std::move(library.error()));
  const bool by_default = version.empty();
  const std::string chosen = by_default ? library->editions.back().document.spec.version : version;
  if (auto edition = rulebook::find_edition(*library, chosen); !edition) {
    return refuse(ExitCode::usage, std::move(edition.error()));
  }
  auto rulebook = rulebook::resolve(*library, chosen);
  if (!rulebook) return refuse(ExitCode::bad_rules, std::move(rulebook.error()));
  auto supplements = rulebook::supplements_of(*rulebook, *library);
  return Rules{std::move(*library), std::move(*rulebook), std::move(supplements), by_default};
}

Attempt<Session> evaluate(const Rules& rules, const Request& request) {
  Input input = load(request, rules.rulebook);
  Loaded& loaded = input.loaded;
  // A verdict on a run that could not be read is no mistake of its own.
  const bool judge_is_heard = loaded.findings.empty() || request.keep_going;
  JudgedInput judged;
  if (judge_is_heard) judged = join_verdicts(std::move(loaded.judged), loaded.observations);
  append(loaded.findings, std::move(judged.findings));

  const bool nothing_left = loaded.observations.empty();
  Session session;
  report::Evaluation& evaluation = session.evaluation;
  evaluation.wave = assemble(std::move(loaded.observations), rules.rulebook, request, loaded.findings);
  std::stable_sort(loaded.findings.begin(), loaded.findings.end(),
                   [](const Diagnostic& a, const Diagnostic& b) { return a.place < b.place; });
  if (!loaded.findings.empty() && (nothing_left || !request.keep_going)) {
    return refuse(ExitCode::bad_input, std::move(loaded.findings));
  }
  evaluation.provenance = provenance(rules, std::move(input.arguments));
  if (const auto& floor = rules.supplements.strict_floor) {
    evaluation.provenance.strict_floor = floor->from;
    evaluation.wave = adjudicate::with_strict_floor(std::move(evaluation.wave), floor->rule);
  }
  evaluation.judged = std::move(judged.verdicts);
  evaluation.provenance.judge = report::reliability_of(evaluation.wave, evaluation.judged, judged.second,
                                                       rules.rulebook.judge.body.judge.kappa_floor);
  evaluation.board = tally::make_scoreboard(evaluation.wave, evaluation.judged, rules.rulebook);
  evaluation.band_meaning = band_meaning(rules.rulebook, evaluation.board.band);
  evaluation.matrix = rules.rulebook.matrix.body.matrix;
  evaluation.set_aside = std::move(loaded.findings);
  session.runs = std::move(loaded.runs);
  return session;
}

}  // namespace sabot::cli
