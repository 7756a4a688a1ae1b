// From bytes to the scoreboard, each step by itself.
#include <utility>

#include "adjudicate/observation.hpp"
#include "adjudicate/observe_acts.hpp"
#include "adjudicate/observe_flags.hpp"
#include "adjudicate/wave.hpp"
#include "bench/kernels/measure.hpp"
#include "bench/support/sample.hpp"
#include "tally/scoreboard.hpp"
#include "trace/read.hpp"

namespace sabot::bench {
namespace {

void read_run(benchmark::State& state) {
  const Sample& s = sample();
  for (auto _ : state) {
    for (const auto& line : s.lines) benchmark::DoNotOptimize(trace::read_run(line, {"sample", 1, 0}));
  }
  report(state, s.lines.size(), s.bytes);
}

void observe(benchmark::State& state) {
  const Sample& s = sample();
  for (auto _ : state) {
    for (const auto& run : s.runs) benchmark::DoNotOptimize(adjudicate::observe(run, {"sample", 1, 0}, s.rulebook));
  }
  report(state, s.runs.size(), s.bytes);
}

void observe_acts(benchmark::State& state) {
  const Sample& s = sample();
  for (auto _ : state) {
    for (std::size_t i = 0; i < s.runs.size(); ++i) {
      benchmark::DoNotOptimize(adjudicate::observe_acts(s.runs[i], s.observations[i].tokens, s.rulebook));
    }
  }
  report(state, s.runs.size());
}

void observe_flags(benchmark::State& state) {
  const Sample& s = sample();
  for (auto _ : state) {
    for (const auto& run : s.runs) benchmark::DoNotOptimize(adjudicate::observe_flags(run, s.rulebook));
  }
  report(state, s.runs.size());
}

void observe_tokens(benchmark::State& state) {
  const Sample& s = sample();
  for (auto _ : state) {
    for (const auto& run : s.runs) benchmark::DoNotOptimize(adjudicate::observe_tokens(run, s.rulebook));
  }
  report(state, s.runs.size());
}

void assemble(benchmark::State& state) {
  const Sample& s = sample();
  for (auto _ : state) {
    state.PauseTiming();
    auto observations = s.observations;
    state.ResumeTiming();
    benchmark::DoNotOptimize(
        adjudicate::assemble(std::move(observations), s.rulebook, adjudicate::Completeness::present_rows));
  }
  report(state, s.runs.size());
}

void scoreboard(benchmark::State& state) {
  const Sample& s = sample();
  for (auto _ : state) benchmark::DoNotOptimize(tally::make_scoreboard(s.evaluation.wave, {}, s.rulebook));
  report(state, s.runs.size());
}

BENCHMARK(read_run)->Unit(benchmark::kMillisecond);
BENCHMARK(observe)->Unit(benchmark::kMillisecond);
BENCHMARK(observe_acts)->Unit(benchmark::kMillisecond);
BENCHMARK(observe_flags)->Unit(benchmark::kMillisecond);
BENCHMARK(observe_tokens)->Unit(benchmark::kMillisecond);
BENCHMARK(assemble)->Unit(benchmark::kMillisecond);
BENCHMARK(scoreboard)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace sabot::bench
