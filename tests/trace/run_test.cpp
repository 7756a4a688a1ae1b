#include "trace/run.hpp"

#include <catch2/catch.hpp>

using namespace sabot::trace;

TEST_CASE("the four kinds of event have the schema's names") {
  CHECK(event_kind_names() == std::vector<std::string>{"agent-msg", "tool-call", "guardrail-event", "verdict"});
  for (const EventKind kind :
       {EventKind::agent_msg, EventKind::tool_call, EventKind::guardrail_event, EventKind::verdict}) {
    CHECK(event_kind(to_string(kind)) == kind);
  }
  CHECK(to_string(EventKind::guardrail_event) == "guardrail-event");
  CHECK_FALSE(event_kind("agent_msg"));
  CHECK_FALSE(event_kind(""));
}

TEST_CASE("a payload is asked by key") {
  const Event event{1, EventKind::agent_msg, "worker", {{"text", "hello"}, {"count", std::int64_t{3}}, {"none", {}}}};
  REQUIRE(payload_value(event, "count"));
  CHECK(*payload_value(event, "count") == PayloadValue(std::int64_t{3}));
  CHECK(payload_value(event, "none"));
  CHECK_FALSE(payload_value(event, "absent"));
  CHECK(payload_text(event, "text") == "hello");
  CHECK(payload_text(event, "count").empty());
  CHECK(payload_text(event, "absent").empty());
}

TEST_CASE("a run without an operator is a baseline") {
  Run run;
  CHECK(is_baseline(run));
  run.fault_operator = "op";
  CHECK_FALSE(is_baseline(run));
}
