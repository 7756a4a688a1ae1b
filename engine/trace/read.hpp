// Strict reader of trace schema v1: one JSON object in, one Run or exact diagnostics out.
#pragma once

#include <string_view>

#include "base/result.hpp"
#include "trace/run.hpp"

namespace sabot::trace {

// `text` is one document, whole; `where.file` names the source and `where.line` the line its first byte stands on
// (for a .jsonl file the line of the run; else 1). Diagnostics point into that file by line and column.
//
// Nothing is guessed or dropped. Errors: not JSON, truncated, invalid UTF-8, more than one value, a key missing,
// unknown, doubled or of the wrong type, an unknown event kind or schema version, a seq that does not rise, a number
// outside 64 bits, a guardrail-event without component, act and reason, an injection_seq on a baseline.
// The first findings come one by one, those beyond 20 as a number.
Result<Run> read_run(std::string_view text, const Place& where);

// A payload by itself: one JSON object, with the same strictness and the same places.
Result<Payload> read_payload(std::string_view text, const Place& where);

}  // namespace sabot::trace
