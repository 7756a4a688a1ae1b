#include "trace/json/direct.hpp"

#include <simdjson.h>

#include <algorithm>
#include <array>
#include <string>

#include "trace/json/parse.hpp"
#include "trace/schema.hpp"

namespace sabot::trace::json {
namespace {

using simdjson::ondemand::array;
using simdjson::ondemand::document;
using simdjson::ondemand::field;
using simdjson::ondemand::json_type;
using simdjson::ondemand::object;
using simdjson::ondemand::value;

// As many as most payloads have.
constexpr std::size_t usual_payload_keys = 4;

// A payload with more keys is left to the strict reader: here each key is compared with all before it.
constexpr std::size_t most_payload_keys = 16;

// Every function below is true when it has read exactly what it should, and false for anything wrong or unusual.

// The bytes between a text's quotes; the token may be followed by white space.
std::string_view between_quotes(std::string_view token) {
  return token.substr(1, token.rfind('"') - 1);
}

bool read_text(value from, std::string& to) {
  const std::string_view token = from.raw_json_token();
  if (token.front() != '"') return false;
  const std::string_view raw = between_quotes(token);
  if (raw.size() > longest_text) return false;
  if (raw.find('\\') == std::string_view::npos) {
    to = raw;
    return !from.get_raw_json_string().error();
  }
  std::string_view unescaped;
  if (from.get(unescaped) || !simdjson::validate_utf8(unescaped)) return false;
  to = unescaped;
  return true;
}

bool read_whole(value from, std::int64_t& to) {
  return from.raw_json_token().find_first_of(".eE") == std::string_view::npos && !from.get(to);
}

bool read_truth(value from, bool& to) {
  return !from.get(to);
}

bool is_null(value from) {
  return from.raw_json_token().front() == 'n';
}

bool read_null(value from) {
  bool null = false;
  return !from.is_null().get(null) && null;
}

template <class T>
bool read_nullable(value from, std::optional<T>& to, bool (*read)(value, T&)) {
  return is_null(from) ? read_null(from) : read(from, to.emplace());
}

bool read_schema_version(value from) {
  std::int64_t version = 0;
  return read_whole(from, version) && version == schema_version;
}

bool read_replicate(value from, ReplicateLabel& to) {
  json_type type = {};
  if (from.type().get(type)) return false;
  if (type == json_type::number) return read_whole(from, to.value.emplace<std::int64_t>());
  auto& text = to.value.emplace<std::string>();
  return read_text(from, text) && !text.empty();
}

bool read_kind(value from, EventKind& to) {
  const std::string_view token = from.raw_json_token();
  if (token.front() != '"') return false;
  const auto kind = event_kind(between_quotes(token));
  if (kind) to = *kind;
  return kind.has_value() && !from.get_raw_json_string().error();
}

bool read_number(value from, PayloadValue& to) {
  if (read_whole(from, to.emplace<std::int64_t>())) return true;
  return from.raw_json_token().find_first_of(".eE") != std::string_view::npos && !from.get(to.emplace<double>());
}

bool read_payload_value(value from, PayloadValue& to) {
  json_type type = {};
  if (from.type().get(type)) return false;
  switch (type) {
    case json_type::string:
      return read_text(from, to.emplace<std::string>());
    case json_type::boolean:
      return read_truth(from, to.emplace<bool>());
    case json_type::number:
      return read_number(from, to);
    case json_type::null:
      return read_null(from);
    case json_type::array:
    case json_type::object:
      break;
  }
  return false;
}

// A key without escapes, as all of them are written.
bool read_key(field& from, std::string_view& to) {
  const char* const raw = from.key().raw();
  to = std::string_view(raw, static_cast<std::size_t>(std::find(raw, raw + simdjson::SIMDJSON_PADDING, '"') - raw));
  return to.size() < simdjson::SIMDJSON_PADDING && to.find('\\') == std::string_view::npos;
}

// Calls `read(key, value)` for each member.
template <class Read>
bool read_members(value from, Read read) {
  object members;
  if (from.get(members)) return false;
  for (auto next : members) {
    field member;
    std::string_view key;
    if (std::move(next).get(member) || !read_key(member, key) || !read(key, member.value())) return false;
  }
  return true;
}

bool read_payload(value from, Event& to) {
  to.payload.reserve(usual_payload_keys);
  return read_members(from, [&](std::string_view key, value member) {
    if (to.payload.size() == most_payload_keys || payload_value(to, key) != nullptr) return false;
    to.payload.push_back({std::string(key), {}});
    return read_payload_value(member, to.payload.back().value);
  });
}

template <class T>
struct Member {
  std::string_view key;
  bool (*read)(value from, T& to);
};

// An object that has each of these members once and no other.
template <class T, std::size_t count>
bool read_closed(value from, const std::array<Member<T>, count>& known, T& to) {
  std::array<bool, count> seen{};
  const bool all_known = read_members(from, [&](std::string_view key, value member) {
    const auto found = std::find_if(known.begin(), known.end(), [&](const Member<T>& m) { return m.key == key; });
    if (found == known.end()) return false;
    bool& already = seen[static_cast<std::size_t>(found - known.begin())];
    if (already) return false;
    already = true;
    return found->read(member, to);
  });
  return all_known && std::find(seen.begin(), seen.end(), false) == seen.end();
}

constexpr std::array event_members{
    Member<Event>{"seq", [](value from, Event& to) { return read_whole(from, to.seq); }},
    Member<Event>{"kind", [](value from, Event& to) { return read_kind(from, to.kind); }},
    Member<Event>{"agent", [](value from, Event& to) { return read_text(from, to.agent); }},
    Member<Event>{"payload", [](value from, Event& to) { return read_payload(from, to); }},
};

bool names_its_act(const Event& event) {
  const std::array keys{component_key, act_key, reason_key};
  return event.kind != EventKind::guardrail_event || std::all_of(keys.begin(), keys.end(), [&](std::string_view key) {
           const PayloadValue* found = payload_value(event, key);
           return found != nullptr && std::holds_alternative<std::string>(*found);
         });
}

bool read_events(value from, std::vector<Event>& to) {
  array events;
  if (from.get(events)) return false;
  for (auto next : events) {
    value element;
    if (std::move(next).get(element)) return false;
    Event event;
    if (!read_closed(element, event_members, event) || !names_its_act(event)) return false;
    if (to.size() == most_events || (!to.empty() && event.seq <= to.back().seq)) return false;
    to.push_back(std::move(event));
  }
  return true;
}

constexpr std::array trace_members{
    Member<Run>{"schema_version", [](value from, Run&) { return read_schema_version(from); }},
    Member<Run>{"run_id", [](value from, Run& to) { return read_text(from, to.run_id); }},
    Member<Run>{"framework", [](value from, Run& to) { return read_text(from, to.framework); }},
    Member<Run>{"config", [](value from, Run& to) { return read_text(from, to.config); }},
    Member<Run>{"task", [](value from, Run& to) { return read_text(from, to.task); }},
    Member<Run>{"operator", [](value from, Run& to) { return read_nullable(from, to.fault_operator, read_text); }},
    Member<Run>{"seed", [](value from, Run& to) { return read_replicate(from, to.replicate); }},
    Member<Run>{"events", [](value from, Run& to) { return read_events(from, to.events); }},
};

constexpr std::array document_members{
    Member<Run>{"error", [](value from, Run& to) { return read_nullable(from, to.error, read_text); }},
    Member<Run>{"injection_seq", [](value from, Run& to) { return read_nullable(from, to.injection_seq, read_whole); }},
    Member<Run>{"injection_verified", [](value from, Run& to) { return read_truth(from, to.injection_verified); }},
    Member<Run>{"task_passed", [](value from, Run& to) { return read_truth(from, to.task_passed); }},
    Member<Run>{"trace", [](value from, Run& to) { return read_closed(from, trace_members, to); }},
};

bool records_injection(const Run& run) {
  return run.injection_seq.has_value() || run.injection_verified;
}

}  // namespace

std::optional<Run> read_directly(std::string_view text) {
  // Memory that is used again from run to run; nothing of one run is seen by the next.
  static thread_local simdjson::ondemand::parser parser;
  static thread_local std::string padded;
  padded.assign(text);
  padded.append(simdjson::SIMDJSON_PADDING, '\0');

  document document;
  value root;
  Run run;
  const bool read = !parser.iterate(padded.data(), text.size(), padded.size()).get(document) &&
                    !document.get_value().get(root) && read_closed(root, document_members, run) &&
                    document.current_location().error() == simdjson::OUT_OF_BOUNDS;
  if (!read || (is_baseline(run) && records_injection(run))) return std::nullopt;
  return run;
}

}  // namespace sabot::trace::json
