// The vocabulary of trace schema v1: which keys a file may hold.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace sabot::trace {

inline constexpr std::int64_t schema_version = 1;

// Payload keys of schema v1, over all kinds of event. Payloads are open: a run may carry others, but a rule may
// only speak of these, so that a misspelt path is found.
const std::vector<std::string>& payload_keys();

}  // namespace sabot::trace
