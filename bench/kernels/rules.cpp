// What a start costs: reading every rule and spec file, and resolving a version.
#include "bench/kernels/measure.hpp"
#include "bench/support/sample.hpp"
#include "cli/rule_source.hpp"

namespace sabot::bench {
namespace {

void read_library(benchmark::State& state) {
  const auto tree = cli::built_in_tree();
  for (auto _ : state) benchmark::DoNotOptimize(rulebook::read_library(tree));
  report(state, tree.size());
}

void resolve(benchmark::State& state) {
  const Sample& s = sample();
  for (auto _ : state) benchmark::DoNotOptimize(rulebook::resolve(s.library, s.rulebook.spec.version));
  report(state, 1);
}

BENCHMARK(read_library)->Unit(benchmark::kMillisecond);
BENCHMARK(resolve)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace sabot::bench
