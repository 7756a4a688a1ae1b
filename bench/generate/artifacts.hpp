// What the worker of a pipeline hands over: a record, a summary, code, a plan or an answer with citations.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "bench/generate/random.hpp"

namespace sabot::bench {

// How the pipeline of a task names its steps.
struct TaskWords {
  std::string_view worker;
  std::string_view load_tool;
  std::string_view emit_tool;
};

// The tasks by their position in the matrix; beyond the fifth they begin anew.
TaskWords words_of(std::size_t task);

std::string artifact_of(std::size_t task, Random& random);

}  // namespace sabot::bench
