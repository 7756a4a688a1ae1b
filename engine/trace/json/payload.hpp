// A JSON object as an event's payload.
#pragma once

#include "trace/json/value.hpp"
#include "trace/run.hpp"

namespace sabot::trace {

Payload payload_of(const json::Object& object);

}  // namespace sabot::trace
