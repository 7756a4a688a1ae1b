// Reads a run so that everything that is wrong with it can be told. Internal to this module.
#pragma once

#include "trace/read.hpp"

namespace sabot::trace {

// What read_run promises, by way of a tree of all values with their places.
Result<Run> read_strictly(std::string_view text, const Place& where);

}  // namespace sabot::trace
