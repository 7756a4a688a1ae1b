// Each kind of search over the texts of a wave: an item is one text searched.
#include <vector>

#include "adjudicate/anchor_set.hpp"
#include "bench/kernels/measure.hpp"
#include "bench/support/sample.hpp"

namespace sabot::bench {
namespace {

void search(benchmark::State& state, const match::Pattern& pattern, const std::vector<std::string>& texts) {
  for (auto _ : state) {
    for (const auto& text : texts) benchmark::DoNotOptimize(pattern.search(text));
  }
  report(state, texts.size(), bytes_of(texts));
}

void flags_line(benchmark::State& state) {
  search(state, sample().rulebook.flags->body.flags.pattern, sample().texts);
}

void verdict_token(benchmark::State& state) {
  search(state, sample().rulebook.verdict_token->body.verdict_token.pattern, sample().texts);
}

void boilerplate(benchmark::State& state) {
  std::vector<std::string> reasons;
  for (const auto& observation : sample().observations) {
    for (const auto& act : observation.acts) reasons.push_back(act.quote);
  }
  search(state, sample().rulebook.retry_reason->body.boilerplate.front().pattern, reasons);
}

void none_form(benchmark::State& state) {
  const auto& pattern = sample().rulebook.flags->body.flags.none_form;
  for (auto _ : state) {
    for (const auto& content : sample().flags) benchmark::DoNotOptimize(pattern.matches_fully(content));
  }
  report(state, sample().flags.size(), bytes_of(sample().flags));
}

void anchors(benchmark::State& state) {
  const auto& sets = sample().rulebook.anchors->body.sets;
  for (auto _ : state) {
    std::size_t next = 0;
    for (const auto& content : sample().flags) {
      benchmark::DoNotOptimize(adjudicate::anchors_in(content, &sets[next++ % sets.size()]));
    }
  }
  report(state, sample().flags.size(), bytes_of(sample().flags));
}

BENCHMARK(flags_line)->Unit(benchmark::kMillisecond);
BENCHMARK(verdict_token)->Unit(benchmark::kMillisecond);
BENCHMARK(boilerplate)->Unit(benchmark::kMillisecond);
BENCHMARK(none_form)->Unit(benchmark::kMillisecond);
BENCHMARK(anchors)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace sabot::bench
