// Every small trace there is: all sequences of up to three events from a small alphabet, with the fault landing at
// every place, in every row and version.
#include <catch2/catch.hpp>

#include <optional>
#include <string>
#include <vector>

#include "support/engine.hpp"
#include "support/naive_scorer.hpp"

using namespace sabot;
using namespace sabot::testing;
using trace::Event;
using trace::EventKind;

namespace {

struct Row {
  std::string framework;
  std::string config;
  std::string reviewer;  // the component that acts there
  std::string fault_operator;
};

const std::vector<Row>& rows() {
  static const std::vector<Row> all = {
      {"langgraph", "default", "reviewer", "O1"},
      {"langgraph", "default", "reviewer", "O4"},
      {"crewai", "default", "reviewer", "O1"},
      {"autogen", "default", "critic", "O1"},
      {"autogen", "guardrail", "MagenticOneOrchestrator", "O1"},
      {"autogen", "guardrail", "MagenticOneOrchestrator", "O4"},
  };
  return all;
}

Event act(const std::string& component, const std::string& name, const std::string& reason) {
  return {0, EventKind::guardrail_event, component, {{"component", component}, {"act", name}, {"reason", reason}}};
}

// The model is the weaker one, so that a downgrade has landed wherever such a message follows the injection.
Event message(const std::string& text) {
  return {0, EventKind::agent_msg, "reviewer", {{"text", text}, {"model_id", std::string("gpt-5.6-luna")}}};
}

// 47.1 is an anchor of T1 for both operators.
std::vector<Event> alphabet(const std::string& component) {
  return {
      act(component, "reject", "the value is wrong"),
      act(component, "retry_with_reason", "stall threshold crossed {'is_in_loop': True} after 47.1"),
      act(component, "retry_with_reason", "the caption says 41.7, not 47.1"),
      act(component, "note", "47.1 looks odd"),
      act(component, "block", "Max rounds reached."),
      message("FLAGS: 47.1 against 41.7\nVERDICT: APPROVE"),
      message("FLAGS: the figures differ"),
      message("FLAGS: none"),
      {0, EventKind::tool_call, "worker", {{"tool", std::string("read")}, {"result", std::string("FLAGS: 47.1")}}},
  };
}

// All sequences of exactly so many events, with seqs from 0.
std::vector<std::vector<Event>> sequences(const std::vector<Event>& letters, std::size_t length) {
  if (length == 0) return {{}};
  std::vector<std::vector<Event>> longer;
  for (const auto& shorter : sequences(letters, length - 1)) {
    for (const auto& letter : letters) {
      auto events = shorter;
      events.push_back(letter);
      events.back().seq = static_cast<std::int64_t>(length) - 1;
      longer.push_back(std::move(events));
    }
  }
  return longer;
}

trace::Run run_in(const Row& row, std::vector<Event> events, std::optional<std::int64_t> injection_seq) {
  trace::Run run;
  run.injection_seq = injection_seq;
  run.injection_verified = true;
  run.run_id = "exhaustive";
  run.framework = row.framework;
  run.config = row.config;
  run.task = "T1";
  run.fault_operator = row.fault_operator;
  run.replicate = {11};
  run.events = std::move(events);
  return run;
}

}  // namespace

TEST_CASE("The engine agrees with the naive scorer on all traces of up to three events") {
  trace::Run baseline;
  baseline.task_passed = true;
  std::size_t compared = 0;
  std::vector<CellResult> detected;
  for (const auto& row : rows()) {
    for (std::size_t length = 0; length <= 3; ++length) {
      for (const auto& events : sequences(alphabet(row.reviewer), length)) {
        std::vector<std::optional<std::int64_t>> places = {std::nullopt};
        for (std::size_t place = 0; place <= length; ++place) places.push_back(static_cast<std::int64_t>(place));
        for (const auto& place : places) {
          const auto run = run_in(row, events, place);
          for (const auto& version : versions()) {
            const auto engine = evaluate_alone(run, version);
            const auto naive = naive::score_cell(run, &baseline, version);
            if (engine != naive) {
              std::string told = version + " at " + (place ? std::to_string(*place) : "nowhere") + ":";
              for (const auto& event : events) {
                told += " " + event.agent + "/" + std::string(payload_text(event, "act")) + "/" +
                        std::string(payload_text(event, "text"));
              }
              INFO(told);
              REQUIRE(engine == naive);
            }
            if (engine.headline) detected.push_back(engine);
            ++compared;
          }
        }
      }
    }
  }
  CHECK(compared == rows().size() * versions().size() * (2 + 9 * 3 + 81 * 4 + 729 * 5));
  CHECK(detected.size() > compared / 10);
}
