// Each output format of one whole wave: an item is a run, the bytes are those of the output.
#include "bench/kernels/measure.hpp"
#include "bench/support/sample.hpp"
#include "report/csv.hpp"
#include "report/html/html.hpp"
#include "report/json.hpp"
#include "report/jsonl.hpp"
#include "report/markdown.hpp"
#include "report/terminal.hpp"

namespace sabot::bench {
namespace {

template <class Format>
void print(benchmark::State& state, Format format) {
  const Sample& s = sample();
  std::size_t bytes = 0;
  for (auto _ : state) {
    const std::string text = format(s.evaluation);
    bytes = text.size();
    benchmark::DoNotOptimize(text.data());
  }
  report(state, s.runs.size(), bytes);
}

void table(benchmark::State& state) {
  print(state, [](const auto& evaluation) { return report::terminal(evaluation, report::Style{}); });
}
void markdown(benchmark::State& state) {
  print(state, [](const auto& evaluation) { return report::markdown(evaluation); });
}
void json(benchmark::State& state) {
  print(state, [](const auto& evaluation) { return report::json(evaluation); });
}
void jsonl(benchmark::State& state) {
  print(state, [](const auto& evaluation) { return report::jsonl(evaluation); });
}
void csv(benchmark::State& state) {
  print(state, [](const auto& evaluation) { return report::csv(evaluation); });
}
void html(benchmark::State& state) {
  print(state, [](const auto& evaluation) { return report::html(evaluation, nullptr, sample().runs, {}); });
}

BENCHMARK(table)->Unit(benchmark::kMillisecond);
BENCHMARK(markdown)->Unit(benchmark::kMillisecond);
BENCHMARK(json)->Unit(benchmark::kMillisecond);
BENCHMARK(jsonl)->Unit(benchmark::kMillisecond);
BENCHMARK(csv)->Unit(benchmark::kMillisecond);
BENCHMARK(html)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace sabot::bench
