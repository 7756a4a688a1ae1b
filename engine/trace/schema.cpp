#include "trace/schema.hpp"

#include "trace/run.hpp"

namespace sabot::trace {

const std::vector<std::string>& document_keys() {
  static const std::vector<std::string> keys{"error", "injection_seq", "injection_verified", "task_passed", "trace"};
  return keys;
}

const std::vector<std::string>& trace_keys() {
  static const std::vector<std::string> keys{"schema_version", "run_id",   "framework", "config",
                                             "task",           "operator", "seed",      "events"};
  return keys;
}

const std::vector<std::string>& event_keys() {
  static const std::vector<std::string> keys{"seq", "kind", "agent", "payload"};
  return keys;
}

const std::vector<std::string>& payload_keys() {
  static const std::vector<std::string> keys = [] {
    std::vector<std::string> all{"text", "model_id"};                                               // agent-msg
    all.insert(all.end(), {"tool", "injected", "field", "operator", "artifact_present", "args"});   // tool-call
    for (const std::string_view key : {component_key, act_key, reason_key}) all.emplace_back(key);  // guardrail-event
    all.insert(all.end(), {"task_passed", "stop_reason", "raw"});                                   // verdict
    return all;
  }();
  return keys;
}

}  // namespace sabot::trace
