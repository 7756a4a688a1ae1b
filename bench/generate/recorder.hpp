// Builds the events of a run in the form that published runs have, payload keys sorted.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "trace/run.hpp"

namespace sabot::bench {

class Recorder {
 public:
  explicit Recorder(trace::Run& run) : run_(run) {}

  // Every event returns its seq.
  std::int64_t message(std::string_view agent, std::string text, std::string_view model) {
    return add(trace::EventKind::agent_msg, agent, {{"model_id", std::string(model)}, {"text", std::move(text)}});
  }
  std::int64_t tool(std::string_view agent, std::string_view tool, std::string_view field) {
    return add(trace::EventKind::tool_call, agent,
               {{"field", std::string(field)}, {"injected", false}, {"tool", std::string(tool)}});
  }
  std::int64_t tool_with_arguments(std::string_view agent, std::string_view tool, std::string json) {
    return add(trace::EventKind::tool_call, agent,
               {{"args", trace::Nested{std::move(json)}}, {"injected", false}, {"tool", std::string(tool)}});
  }
  std::int64_t injected_tool(std::string_view agent, std::string_view tool, std::string_view fault_operator) {
    return add(trace::EventKind::tool_call, agent,
               {{"injected", true}, {"operator", std::string(fault_operator)}, {"tool", std::string(tool)}});
  }
  std::int64_t emit_tool(std::string_view agent, std::string_view tool) {
    return add(trace::EventKind::tool_call, agent,
               {{"artifact_present", true}, {"injected", false}, {"tool", std::string(tool)}});
  }
  std::int64_t act(std::string_view component, std::string_view act, std::string_view reason) {
    return add(trace::EventKind::guardrail_event, component,
               {{std::string(trace::act_key), std::string(act)},
                {std::string(trace::component_key), std::string(component)},
                {std::string(trace::reason_key), std::string(reason)}});
  }
  std::int64_t raw_verdict(std::string_view agent, std::string text) {
    return add(trace::EventKind::verdict, agent, {{"raw", std::move(text)}});
  }
  std::int64_t verdict(bool passed, std::string stop_reason) {
    if (stop_reason.empty()) return add(trace::EventKind::verdict, "emit", {{"task_passed", passed}});
    return add(trace::EventKind::verdict, "emit", {{"stop_reason", std::move(stop_reason)}, {"task_passed", passed}});
  }

 private:
  std::int64_t add(trace::EventKind kind, std::string_view agent, trace::Payload payload) {
    run_.events.push_back({next_, kind, std::string(agent), std::move(payload)});
    return next_++;
  }

  trace::Run& run_;
  std::int64_t next_ = 1;
};

}  // namespace sabot::bench
