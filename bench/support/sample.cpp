#include "bench/support/sample.hpp"

#include <numeric>
#include <stdexcept>
#include <utility>
#include <variant>

#include "adjudicate/strict.hpp"
#include "bench/generate/published_form.hpp"
#include "bench/generate/wave.hpp"
#include "bench/support/rules.hpp"
#include "rulebook/supplements.hpp"
#include "tally/scoreboard.hpp"

namespace sabot::bench {
namespace {

// About as many as the whole matrix has.
constexpr std::size_t sample_runs = 975;
constexpr std::uint64_t sample_seed = 1;

template <class T>
T value_or_throw(Result<T> result) {
  if (!result) throw std::runtime_error(render(result.error()));
  return *std::move(result);
}

void add_texts(Sample& sample, const trace::Run& run) {
  for (const auto& event : run.events) {
    if (event.kind != trace::EventKind::agent_msg && event.kind != trace::EventKind::verdict) continue;
    for (const auto& field : event.payload) {
      if (const auto* text = std::get_if<std::string>(&field.value)) sample.texts.push_back(*text);
    }
  }
}

report::Evaluation evaluation_of(const Sample& sample) {
  report::Evaluation evaluation;
  auto wave = value_or_throw(
      adjudicate::assemble(sample.observations, sample.rulebook, adjudicate::Completeness::present_rows));
  const auto floor = rulebook::supplements_of(sample.rulebook, sample.library).strict_floor;
  if (floor) wave = adjudicate::with_strict_floor(std::move(wave), floor->rule);
  evaluation.wave = std::move(wave);
  evaluation.provenance.spec = sample.rulebook.spec;
  evaluation.provenance.digest = sample.rulebook.digest;
  evaluation.provenance.flags_in_force = sample.rulebook.flags.has_value();
  evaluation.provenance.inputs = {{"sample", static_cast<std::int64_t>(sample.runs.size())}};
  if (floor) evaluation.provenance.strict_floor = floor->from;
  evaluation.board = tally::make_scoreboard(evaluation.wave, {}, sample.rulebook);
  evaluation.matrix = sample.rulebook.matrix.body.matrix;
  return evaluation;
}

Sample make_sample() {
  Sample sample;
  sample.library = built_in_library();
  sample.rulebook = rulebook_of("");
  for_each_run(sample.rulebook, sample_runs, sample_seed, [&](const trace::Run& run) {
    std::string line;
    append_run(line, run, Spelling::ascii);
    line.pop_back();
    sample.bytes += line.size();
    sample.lines.push_back(std::move(line));
    add_texts(sample, run);
    auto observation = value_or_throw(adjudicate::observe(run, {"sample", 1, 0}, sample.rulebook));
    for (const auto& flag : observation.flags) sample.flags.push_back(flag.quote);
    sample.observations.push_back(std::move(observation));
    sample.runs.push_back(run);
  });
  sample.evaluation = evaluation_of(sample);
  return sample;
}

}  // namespace

const Sample& sample() {
  static const Sample made = make_sample();
  return made;
}

std::size_t bytes_of(const std::vector<std::string>& texts) {
  return std::accumulate(texts.begin(), texts.end(), std::size_t{0},
                         [](std::size_t sum, const std::string& text) { return sum + text.size(); });
}

}  // namespace sabot::bench
