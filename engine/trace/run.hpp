// One run of a pipeline as trace schema v1 records it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "trace/replicate.hpp"

namespace sabot::trace {

// The four kinds of event a trace holds.
enum class EventKind { agent_msg, tool_call, guardrail_event, verdict };

std::string_view to_string(EventKind kind);
std::optional<EventKind> event_kind(std::string_view name);
// All kinds' names, in the order of the enumeration.
const std::vector<std::string>& event_kind_names();

// An array or object inside a payload, kept as compact JSON text: no rule looks inside one.
struct Nested {
  std::string json;
  friend bool operator==(const Nested&, const Nested&) = default;
};

using PayloadValue = std::variant<std::monostate, bool, std::int64_t, double, std::string, Nested>;

struct PayloadField {
  std::string key;
  PayloadValue value;
  friend bool operator==(const PayloadField&, const PayloadField&) = default;
};

// In the order of the file; keys are unique.
using Payload = std::vector<PayloadField>;

struct Event {
  std::int64_t seq = 0;  // strictly increasing within a run
  EventKind kind = EventKind::agent_msg;
  std::string agent;
  Payload payload;
  friend bool operator==(const Event&, const Event&) = default;
};

// Null when the event's payload has no such key.
const PayloadValue* payload_value(const Event& event, std::string_view key);
// The text of a payload key; empty when it is absent or not a text.
std::string_view payload_text(const Event& event, std::string_view key);

// The names of a guardrail-event's payload: the component that acted, its act, and the reason it gave. The reader
// makes sure that each is there and is a text.
inline constexpr std::string_view component_key = "component";
inline constexpr std::string_view act_key = "act";
inline constexpr std::string_view reason_key = "reason";

struct Run {
  std::optional<std::string> error;           // infrastructure failure that survived its one retry
  std::optional<std::int64_t> injection_seq;  // seq of the event where the fault landed; none on a baseline
  bool injection_verified = false;            // the harness's own landing probe
  bool task_passed = false;                   // the task's deterministic pass criterion
  std::string run_id;
  std::string framework;
  std::string config;
  std::string task;
  std::optional<std::string> fault_operator;  // none = no-fault baseline
  ReplicateLabel replicate;                   // trace.seed
  std::vector<Event> events;
  friend bool operator==(const Run&, const Run&) = default;
};

inline bool is_baseline(const Run& run) {
  return !run.fault_operator.has_value();
}

}  // namespace sabot::trace
