#include "support/wave_generator.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "support/generators.hpp"
#include "support/text_generator.hpp"
#include "trace/write.hpp"

namespace sabot::testing {
namespace {

using rc::Gen;
using trace::Event;
using trace::EventKind;
using trace::PayloadField;
using trace::ReplicateLabel;
using trace::Run;
namespace gen = rc::gen;

Event make_event(EventKind kind, std::string agent, std::vector<PayloadField> payload) {
  return {0, kind, std::move(agent), std::move(payload)};
}

Gen<Event> acts(const std::string& task, const std::string& fault_operator) {
  return gen::apply(
      [](const std::string& component, const std::string& act, const std::string& reason) {
        return make_event(EventKind::guardrail_event, component,
                          {{"component", component}, {"act", act}, {"reason", reason}});
      },
      gen::weightedElement<std::string>({{4, "reviewer"},
                                         {3, "critic"},
                                         {3, "MagenticOneOrchestrator"},
                                         {2, "validator"},
                                         {2, "guardrail"},
                                         {1, "manager"},
                                         {1, "checkpointer"},
                                         {1, "auditor"},
                                         {1, "Reviewer"}}),
      gen::weightedElement<std::string>(
          {{4, "retry_with_reason"}, {3, "reject"}, {2, "block"}, {1, "escalate"}, {1, "note"}}),
      reasons(task, fault_operator));
}

Gen<Event> messages(const std::string& task, const std::string& fault_operator) {
  return gen::apply(
      [](const std::string& text, const std::string& model) {
        std::vector<PayloadField> payload = {{"text", text}};
        if (!model.empty()) payload.push_back({"model_id", model});
        return make_event(EventKind::agent_msg, "reviewer", std::move(payload));
      },
      agent_texts(task, fault_operator),
      gen::element<std::string>("", "gpt-5.6-terra", "gpt-5.6-luna", "gpt-5.6-luna2"));
}

Gen<Event> tool_calls(const std::string& task, const std::string& fault_operator) {
  return gen::apply(
      [](const std::string& text, bool injected) {
        return make_event(EventKind::tool_call, "worker", {{"tool", "lookup"}, {"injected", injected}, {"args", text}});
      },
      agent_texts(task, fault_operator), gen::arbitrary<bool>());
}

Gen<Event> verdicts(const std::string& task, const std::string& fault_operator) {
  return gen::apply(
      [](const std::string& text, bool raw, bool passed) {
        std::vector<PayloadField> payload;
        if (raw) {
          payload = {{"raw", text}};
        } else {
          payload = {{"task_passed", passed}, {"stop_reason", text}};
        }
        return make_event(EventKind::verdict, "pipeline", std::move(payload));
      },
      agent_texts(task, fault_operator), chance(70), gen::arbitrary<bool>());
}

// Events with rising seqs, not always one by one.
Gen<std::vector<Event>> event_lists(const std::string& task, const std::string& fault_operator) {
  const auto event = gen::weightedOneOf<Event>({{5, acts(task, fault_operator)},
                                                {4, messages(task, fault_operator)},
                                                {1, tool_calls(task, fault_operator)},
                                                {2, verdicts(task, fault_operator)}});
  const auto step = gen::weightedElement<std::int64_t>({{4, 1}, {1, 2}, {1, 5}});
  return gen::map(up_to(7, gen::pair(step, event)), [](const std::vector<std::pair<std::int64_t, Event>>& steps) {
    std::vector<Event> events;
    std::int64_t seq = -1;
    for (const auto& [distance, next] : steps) {
      events.push_back(next);
      events.back().seq = seq += distance;
    }
    return events;
  });
}

// What the runs of a group share: they have one baseline.
struct GroupKey {
  std::string framework;
  std::string config;
  std::string task;
  ReplicateLabel replicate;
};

Run named_run(const GroupKey& key, const std::string& fault_operator) {
  Run run;
  run.framework = key.framework;
  run.config = key.config;
  run.task = key.task;
  run.replicate = key.replicate;
  run.run_id = fmt::format("{}-{}-{}-{}-s{}", key.framework, key.task, key.config,
                           fault_operator.empty() ? "baseline" : fault_operator, to_string(key.replicate));
  if (!fault_operator.empty()) run.fault_operator = fault_operator;
  return run;
}

Gen<std::optional<std::string>> errors(std::size_t percent) {
  return gen::map(chance(percent), [](bool error) {
    return error ? std::optional<std::string>("TimeoutError: no answer") : std::nullopt;
  });
}

// At any event, between two, before the first, past the last; rarely nowhere.
Gen<std::optional<std::int64_t>> injections() {
  return gen::weightedElement<std::optional<std::int64_t>>(
      {{3, std::nullopt}, {10, 0}, {8, 1}, {8, 2}, {6, 3}, {4, 4}, {3, 6}, {1, 40}});
}

Gen<Run> fault_runs(const GroupKey& key) {
  return gen::mapcat(gen::element<std::string>("O1", "O2", "O3", "O4", "O5", "O6"), [=](const std::string& op) {
    return gen::apply(
        [=](std::vector<Event> events, std::optional<std::int64_t> injection, std::optional<std::string> error,
            bool verified, bool passed) {
          auto run = named_run(key, op);
          run.events = std::move(events);
          run.injection_seq = injection;
          run.error = std::move(error);
          run.injection_verified = verified;
          run.task_passed = passed;
          return run;
        },
        event_lists(key.task, op), injections(), errors(6), chance(93), chance(60));
  });
}

Gen<Run> baseline_runs(const GroupKey& key) {
  return gen::apply(
      [=](std::vector<Event> events, std::optional<std::string> error, bool passed) {
        auto run = named_run(key, "");
        run.events = std::move(events);
        run.error = std::move(error);
        run.task_passed = passed;
        return run;
      },
      event_lists(key.task, "O1"), errors(5), chance(85));
}

Gen<GroupKey> group_keys() {
  const auto label = gen::weightedElement<ReplicateLabel>(
      {{6, {11}}, {6, {12}}, {4, {std::string("13")}}, {1, {16}}, {1, {std::string("r1")}}});
  return gen::construct<GroupKey>(gen::element<std::string>("langgraph", "crewai", "autogen"),
                                  gen::element<std::string>("default", "guardrail"),
                                  gen::element<std::string>("T1", "T2", "T3", "T4", "T5"), label);
}

struct Group {
  GroupKey key;
  std::vector<Run> runs;
};

Gen<Group> groups() {
  return gen::mapcat(group_keys(), [](const GroupKey& key) {
    const auto faults = gen::resize(
        4, gen::uniqueBy<std::vector<Run>>(fault_runs(key), [](const Run& run) { return run.fault_operator; }));
    return gen::apply(
        [key](std::vector<Run> runs, bool has_baseline, Run baseline) {
          if (has_baseline) runs.push_back(std::move(baseline));
          return Group{key, std::move(runs)};
        },
        faults, chance(90), baseline_runs(key));
  });
}

}  // namespace

Gen<std::vector<Run>> waves() {
  const auto key_of = [](const Group& group) {
    return std::tuple(group.key.framework, group.key.config, group.key.task, to_string(group.key.replicate));
  };
  const auto distinct = gen::resize(4, gen::uniqueBy<std::vector<Group>>(groups(), key_of));
  return gen::mapcat(distinct, [](const std::vector<Group>& all) {
    std::vector<Run> runs;
    for (const auto& group : all) runs.insert(runs.end(), group.runs.begin(), group.runs.end());
    return shuffled(std::move(runs));
  });
}

}  // namespace sabot::testing

namespace sabot::trace {

void showValue(const Run& run, std::ostream& out) {
  out << write_run(run);
}

}  // namespace sabot::trace
