// Writer of trace schema v1; read_run(write_run(run)) equals run.
#pragma once

#include <string>

#include "trace/run.hpp"

namespace sabot::trace {

// One line of JSON without its line end. Keys stand in the order of the schema; payload keys in the run's own order.
std::string write_run(const Run& run);

// A payload as one JSON object without white space, its keys in their own order.
std::string write_payload(const Payload& payload);

}  // namespace sabot::trace
