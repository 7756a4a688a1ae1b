// The vocabulary of trace schema v1: which keys a file may hold.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace sabot::trace {

inline constexpr std::int64_t schema_version = 1;

// Of one run.
inline constexpr std::size_t most_events = 100'000;

// The keys of the document, of its trace and of each event, in the order they are written. These objects are closed:
// each key must be there, and no other may.
const std::vector<std::string>& document_keys();
const std::vector<std::string>& trace_keys();
const std::vector<std::string>& event_keys();

// Payload keys of schema v1, over all kinds of event. Payloads are open: a run may carry others, but a rule may
// only speak of these, so that a misspelt path is found.
const std::vector<std::string>& payload_keys();

}  // namespace sabot::trace
