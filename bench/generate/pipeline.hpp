// One run of a pipeline as its framework would have recorded it: steps, messages, acts, FLAGS lines.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "bench/generate/random.hpp"
#include "rulebook/rulebook.hpp"
#include "trace/run.hpp"

namespace sabot::bench {

struct RunPlan {
  std::string framework;
  std::string config;
  std::size_t task = 0;                       // its position in the matrix
  std::optional<std::size_t> fault_operator;  // its position in the matrix; none = baseline
  std::int64_t label = 0;
};

// What is drawn: whether the fault is noticed, how, what is done about it, whether the run fails or its fault never
// lands. Names and anchors are those of the rulebook.
trace::Run make_run(const RunPlan& plan, const rulebook::Rulebook& rulebook, Random& random);

}  // namespace sabot::bench
