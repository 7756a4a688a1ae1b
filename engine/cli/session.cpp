#include "cli/session.hpp"

#include <algorithm>
#include <iterator>
#include <tuple>

#include "adjudicate/strict.hpp"
#include "base/first_findings.hpp"
#include "cli/evaluation.hpp"
#include "cli/judge_verdicts.hpp"
#include "cli/load.hpp"

namespace sabot::cli {
namespace {

using adjudicate::Observation;

struct Input {
  std::vector<Observation> observations;
  std::vector<trace::Run> runs;
  std::vector<JudgedRun> judged;
  InputSums arguments;
  FirstFindings findings;
};

Input load(const Request& request, const rulebook::Rulebook& rulebook) {
  const std::vector<Source>& sources = request.sources.sources;
  Loaded loaded = load_sources(sources, {rulebook, request.keep, request.reading});
  if (!request.judge.empty()) load_judge_file(request.judge, request.judge_shown_as, loaded);

  Input input;
  input.findings = std::move(loaded.findings);
  input.findings.add(request.sources.findings);
  input.judged = std::move(loaded.judged);
  for (const Source& source : sources) input.arguments.try_emplace(source.argument);
  for (LoadedRun& run : loaded.runs) {
    InputSum& sum = input.arguments[sources[run.source].argument];
    sum = sum + InputSum{1, run.digest};
    input.observations.push_back(std::move(run.observation));
    if (run.run) input.runs.push_back(*std::move(run.run));
  }
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
                          FirstFindings& findings) {
  // Of two runs for one cell, the one that is named first must not depend on the order of the sources.
  std::stable_sort(runs.begin(), runs.end(), [](const auto& a, const auto& b) { return a.origin < b.origin; });
  auto spare = request.reading.keep_going ? runs : std::vector<Observation>{};
  auto wave = adjudicate::assemble(std::move(runs), rulebook, request.completeness);
  if (wave) return std::move(*wave);
  findings.add(std::move(wave.error()));
  if (!request.reading.keep_going) return {};
  return adjudicate::assemble(without_doubles(std::move(spare)), rulebook, request.completeness).value();
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
  // A verdict on a run that could not be read is no mistake of its own.
  const bool judge_is_heard = input.findings.empty() || request.reading.keep_going;
  JudgedInput judged;
  if (judge_is_heard) judged = join_verdicts(std::move(input.judged), input.observations);
  input.findings.add(std::move(judged.findings));

  const bool nothing_left = input.observations.empty();
  auto wave = assemble(std::move(input.observations), rules.rulebook, request, input.findings);
  if (!input.findings.empty() && (nothing_left || !request.reading.keep_going)) {
    return refuse(ExitCode::bad_input, input.findings.listing());
  }
  if (const auto& floor = rules.supplements.strict_floor) {
    wave = adjudicate::with_strict_floor(std::move(wave), floor->rule);
  }
  auto board = tally::make_scoreboard(wave, judged.verdicts, rules.rulebook);
  Session session{evaluation_of(rules, std::move(board), input.arguments, input.findings.listing()),
                  std::move(input.runs)};
  report::Evaluation& evaluation = session.evaluation;
  evaluation.wave = std::move(wave);
  evaluation.appendix = report::appendix_of(evaluation.wave, evaluation.matrix);
  evaluation.judged = std::move(judged.verdicts);
  evaluation.provenance.judge = report::reliability_of(evaluation.wave, evaluation.judged, judged.second,
                                                       rules.rulebook.judge.body.judge.kappa_floor);
  return session;
}

}  // namespace sabot::cli
