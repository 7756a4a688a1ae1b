// What every kernel reports beside its time.
#pragma once

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>

namespace sabot::bench {

// So many items, and bytes where they mean something, in each iteration.
inline void report(benchmark::State& state, std::size_t items, std::size_t bytes = 0) {
  const auto iterations = static_cast<std::int64_t>(state.iterations());
  state.SetItemsProcessed(iterations * static_cast<std::int64_t>(items));
  if (bytes != 0) state.SetBytesProcessed(iterations * static_cast<std::int64_t>(bytes));
}

}  // namespace sabot::bench
