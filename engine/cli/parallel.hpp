// The same function over many items, in several threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace sabot::cli {

// f(0) ... f(count - 1), in up to `jobs` threads and always in this order in the result, so that nothing downstream
// depends on the number of threads. The first exception of any call is thrown again here.
template <class F>
auto parallel_map(std::size_t count, std::size_t jobs, const F& f) {
  using T = std::invoke_result_t<const F&, std::size_t>;
  std::vector<std::optional<T>> slots(count);
  std::atomic<std::size_t> next = 0;
  std::exception_ptr thrown;
  std::mutex guard;
  const auto work = [&] {
    for (std::size_t i = next++; i < count; i = next++) {
      try {
        slots[i].emplace(f(i));
      } catch (...) {
        const std::lock_guard lock(guard);
        if (!thrown) thrown = std::current_exception();
        next = count;
      }
    }
  };
  {
    std::vector<std::jthread> helpers;
    const std::size_t threads = std::min(jobs, count);
    try {
      for (std::size_t i = 1; i < threads; ++i) helpers.emplace_back(work);
    } catch (const std::system_error&) {
      // The machine gives no more threads; those that there are do all of it.
    }
    work();
  }
  if (thrown) std::rethrow_exception(thrown);
  std::vector<T> results;
  results.reserve(count);
  for (auto& slot : slots) results.push_back(std::move(*slot));
  return results;
}

}  // namespace sabot::cli
