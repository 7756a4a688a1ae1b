#include "trace/read_strictly.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <utility>

#include "base/suggest.hpp"
#include "trace/codes.hpp"
#include "trace/json/diagnose.hpp"
#include "trace/json/object.hpp"
#include "trace/json/parse.hpp"
#include "trace/json/payload.hpp"
#include "trace/schema.hpp"

namespace sabot::trace {
namespace {

using json::Findings;
using json::ObjectReader;
using json::Path;

Payload read_payload(const json::Value& value, EventKind kind, const Path& path, Findings& findings) {
  ObjectReader reader(value, path, findings);
  if (kind == EventKind::guardrail_event) {
    std::string text;
    for (const std::string_view key : {component_key, act_key, reason_key}) reader.read(key, text);
  }
  const auto* members = std::get_if<json::Object>(&value.data);
  return members == nullptr ? Payload{} : payload_of(*members);
}

Event read_event(const json::Value& value, const Path& path, std::optional<std::int64_t>& seq_before,
                 Findings& findings) {
  ObjectReader reader(value, path, findings);
  Event event;
  if (reader.read("seq", event.seq)) {
    if (seq_before && event.seq <= *seq_before) {
      reader.report("seq", codes::seq_not_rising,
                    fmt::format("is {}, expected more than {}, the seq before it", event.seq, *seq_before));
    }
    seq_before = event.seq;
  }
  std::string kind;
  if (reader.read("kind", kind)) {
    if (const std::optional<EventKind> known = event_kind(kind)) {
      event.kind = *known;
    } else {
      reader.report("kind", codes::unknown_kind, fmt::format("is \"{}\", which is no kind of event", kind),
                    suggestion(kind, event_kind_names()));
    }
  }
  reader.read("agent", event.agent);
  if (const json::Value* payload = reader.require("payload", "an object")) {
    event.payload = read_payload(*payload, event.kind, path.at("payload"), findings);
  }
  reader.close(event_keys());
  return event;
}

std::vector<Event> read_events(const json::Value& value, const Path& path, Findings& findings) {
  std::vector<Event> events;
  const auto* elements = std::get_if<json::Array>(&value.data);
  if (!elements) {
    json::report_type(value, path, "a list", findings);
    return events;
  }
  std::optional<std::int64_t> seq_before;
  if (elements->size() > most_events) {
    findings.push_back(
        {(*elements)[most_events].offset, codes::too_many_events,
         fmt::format("{} holds {} events, expected at most {}", to_string(path), elements->size(), most_events)});
    return events;
  }
  for (const json::Value& element : *elements) {
    events.push_back(read_event(element, path.at(events.size()), seq_before, findings));
  }
  return events;
}

void read_replicate(ObjectReader& reader, const Path& path, ReplicateLabel& label, Findings& findings) {
  static constexpr std::string_view expected = "a whole number or a text";
  const json::Value* seed = reader.require("seed", expected);
  if (!seed) return;
  if (const auto* number = std::get_if<std::int64_t>(&seed->data)) {
    label.value = *number;
  } else if (const auto* text = std::get_if<std::string>(&seed->data)) {
    if (text->empty()) reader.report("seed", codes::empty_replicate, "is empty, expected a replicate label");
    label.value = *text;
  } else {
    json::report_type(*seed, path.at("seed"), expected, findings);
  }
}

void read_trace(const json::Value& value, const Path& path, Run& run, Findings& findings) {
  ObjectReader reader(value, path, findings);
  std::int64_t version = 0;
  if (reader.read("schema_version", version) && version != schema_version) {
    reader.report("schema_version", codes::other_version, fmt::format("is {}, expected {}", version, schema_version));
    return;
  }
  reader.read("run_id", run.run_id);
  reader.read("framework", run.framework);
  reader.read("config", run.config);
  reader.read("task", run.task);
  reader.read("operator", run.fault_operator);
  read_replicate(reader, path, run.replicate, findings);
  if (const json::Value* events = reader.require("events", "a list")) {
    run.events = read_events(*events, path.at("events"), findings);
  }
  reader.close(trace_keys());
}

Run read_document(const json::Value& value, Findings& findings) {
  const Path path;
  ObjectReader reader(value, path, findings);
  Run run;
  reader.read("error", run.error);
  reader.read("injection_seq", run.injection_seq);
  reader.read("injection_verified", run.injection_verified);
  reader.read("task_passed", run.task_passed);
  if (const json::Value* trace = reader.require("trace", "an object")) {
    read_trace(*trace, path.at("trace"), run, findings);
  }
  reader.close(document_keys());
  if (findings.empty() && is_baseline(run)) {
    static constexpr std::string_view why = "on a baseline (trace.operator is null), expected";
    if (run.injection_seq) {
      reader.report("injection_seq", codes::baseline_injection, fmt::format("is {} {} null", *run.injection_seq, why));
    }
    if (run.injection_verified) {
      reader.report("injection_verified", codes::baseline_injection, fmt::format("is true {} false", why));
    }
  }
  return run;
}

}  // namespace

Result<Run> read_strictly(std::string_view text, const Place& where) {
  const auto document = json::parse_object(text);
  if (!document) return failure(json::diagnose({document.error()}, text, where));
  Findings findings;
  Run run = read_document(*document, findings);
  if (!findings.empty()) return failure(json::diagnose(std::move(findings), text, where));
  return run;
}

}  // namespace sabot::trace
