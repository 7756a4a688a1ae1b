// Any number of distinct runs in the order a harness would make them: each baseline, then the faults that rest on it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

#include "rulebook/rulebook.hpp"
#include "trace/run.hpp"

namespace sabot::bench {

// The first `count` runs of the wave that the seed stands for. Replicate labels rise without end, so that no cell
// comes twice. As in published waves, most failed baselines have no fault runs.
void for_each_run(const rulebook::Rulebook& rulebook, std::size_t count, std::uint64_t seed,
                  const std::function<void(const trace::Run&)>& use);

}  // namespace sabot::bench
