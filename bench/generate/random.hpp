// Seeded choices that come out the same on every machine: the standard fixes the engine's numbers, but not what its
// distributions make of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <string_view>

namespace sabot::bench {

class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}

  // One of 0 ... bound - 1; the bound is below 2^32.
  std::size_t below(std::size_t bound) { return static_cast<std::size_t>(((engine_() >> 32U) * bound) >> 32U); }
  std::size_t between(std::size_t least, std::size_t most) { return least + below(most - least + 1); }
  // True in so many of a thousand calls.
  bool permille(std::size_t share) { return below(1000) < share; }

  template <class List>
  const auto& one_of(const List& list) {
    return list[below(list.size())];
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace sabot::bench
