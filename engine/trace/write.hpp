// Writer of trace schema v1; read_run(write_run(run)) equals run.
#pragma once

#include <string>

#include "trace/run.hpp"

namespace sabot::trace {

// One line of JSON without its line end. Keys stand in the order of the schema; payload keys in the run's own order.
std::string write_run(const Run& run);

}  // namespace sabot::trace
