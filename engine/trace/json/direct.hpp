// Reads a run straight from the bytes, without the tree that exact messages need.
#pragma once

#include <optional>
#include <string_view>

#include "trace/run.hpp"

namespace sabot::trace::json {

// The run of a document in which nothing is wrong and nothing is unusual; empty for any other, which the strict reader
// then reads or refuses. What is given back is what the strict reader would give.
std::optional<Run> read_directly(std::string_view text);

}  // namespace sabot::trace::json
