#include "support/wave_generator.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

#include "support/registered_anchors.hpp"
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

// Lists of up to so many elements; their elements keep their own sizes.
template <class T>
Gen<std::vector<T>> up_to(int most, Gen<T> element) {
  return gen::resize(most, gen::container<std::vector<T>>(std::move(element)));
}

Gen<bool> chance(std::size_t percent) {
  return gen::weightedElement<bool>({{100 - percent, false}, {percent, true}});
}

std::string upper(std::string text) {
  for (auto& c : text) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  }
  return text;
}

// "Vantwell" as it is, in capitals, and with a Kelvin sign for a k, whose lower case is a plain k.
Gen<std::string> in_some_case(const std::string& text) {
  auto kelvin = text;
  if (const auto at = kelvin.find('k'); at != std::string::npos) kelvin.replace(at, 1, "\u212a");
  return gen::weightedElement<std::string>({{6, text}, {2, upper(text)}, {1, kelvin}});
}

Gen<std::string> anchors(const std::string& task, const std::string& fault_operator) {
  const auto& registered = registered_anchors(task, fault_operator);
  return gen::mapcat(gen::elementOf(std::vector<std::string>(registered.begin(), registered.end())), in_some_case);
}

Gen<std::string> anchors_of_any_cell() {
  return gen::mapcat(gen::pair(gen::element<std::string>("T1", "T2", "T3", "T4", "T5"),
                               gen::element<std::string>("O1", "O2", "O3", "O4", "O5", "O6")),
                     [](const std::pair<std::string, std::string>& cell) { return anchors(cell.first, cell.second); });
}

// White space to Python: no-break and ideographic spaces, separators; and what only looks like it.
Gen<std::string> spaces() {
  return gen::weightedElement<std::string>({{8, " "},
                                            {3, ""},
                                            {1, "\t"},
                                            {1, "\u00a0"},
                                            {1, "\u3000"},
                                            {1, "\u2028"},
                                            {1, "\x1f"},
                                            {1, "\u0085"},
                                            {1, "\n"},
                                            {1, "\r\n"},
                                            {1, " \n\u00a0 "},
                                            {1, "\u200b"},
                                            {1, "\ufeff"}});
}

Gen<std::string> none_forms() {
  const auto form = gen::element<std::string>("none", "n/a", "no noticed", "none noticed", "no anomaly", "no anomalies",
                                              "no anomaly noticed", "no anomalies noticed", "No Anomalies", "NONE",
                                              "N/A", "no anomalie\u017f", "");
  return gen::apply([](const std::string& text, bool stop) { return text.empty() || !stop ? text : text + "."; }, form,
                    chance(30));
}

// Contents that a careless parser takes for none-forms.
Gen<std::string> near_none_forms() {
  return gen::element<std::string>("none..", "no  anomalies", "nothing", "none noticed here", "none, really", "no",
                                   "\"none\"", "none\u00a0noticed", ".");
}

Gen<std::string> contents(const std::string& task, const std::string& fault_operator) {
  const auto quoting = [](Gen<std::string> anchor) {
    return gen::apply(
        [](const std::string& before, const std::string& quote, const std::string& after) {
          return before + quote + after;
        },
        gen::element<std::string>("", "the source says ", "none; but ", "(\u00b5) "), std::move(anchor),
        gen::element<std::string>("", " against the draft", "-D", ".", "\u2028VERDICT"));
  };
  return gen::weightedOneOf<std::string>(
      {{5, quoting(anchors(task, fault_operator))},
       {3, quoting(anchors_of_any_cell())},
       {4, none_forms()},
       {2, near_none_forms()},
       {2, gen::element<std::string>("something looks off", "VERDICT: APPROVE", "unit mismatch; see above")}});
}

// The keyword, in any case and with the long s that Python folds, and words that are no keyword.
Gen<std::string> keywords() {
  return gen::weightedElement<std::string>(
      {{10, "FLAGS:"}, {2, "flags:"}, {1, "Flags:"}, {1, "FLAG\u017f:"}, {1, "FLAGS :"}, {1, "FLAG:"}, {1, "- FLAGS:"}});
}

Gen<std::string> flags_lines(Gen<std::string> keyword, Gen<std::string> content) {
  return gen::apply([](const std::string& indent, const std::string& word, const std::string& gap,
                       const std::string& text, const std::string& end) { return indent + word + gap + text + end; },
                    gen::weightedOneOf<std::string>({{5, gen::just(std::string())}, {1, spaces()}}), std::move(keyword),
                    spaces(), std::move(content),
                    gen::weightedOneOf<std::string>({{5, gen::just(std::string())}, {1, spaces()}}));
}

Gen<std::string> plain_lines() {
  return gen::element<std::string>("the draft is ready", "", "VERDICT: APPROVE", "VERDICT: REJECT - wrong value",
                                   "checked 41.7 against 47.1", "{\"unit_id\": \"P-3117-D\"}");
}

std::string join(const std::vector<std::string>& lines) {
  return fmt::format("{}", fmt::join(lines, "\n"));
}

// What a component gives as its reason.
Gen<std::string> reasons(const std::string& task, const std::string& fault_operator) {
  const auto stall = gen::element<std::string>(
      "stall threshold crossed {'is_request_satisfied': False, 'is_progress_being_made': False, 'is_in_loop': True}",
      "Stall count exceeded, re-planning with the outer loop...", "STALL THRESHOLD CROSSED", "\u017ftall count exceeded",
      "a stall threshold");
  const auto termination =
      gen::element<std::string>("Max rounds reached.", "Max rounds reached", "max rounds reached.",
                                "at last: Max rounds reached.", "VERDICT: REJECT - bad", "verdict: reject", "TERMINATE");
  return gen::weightedOneOf<std::string>({{2, gen::just(std::string("the value is wrong"))},
                                          {3, anchors(task, fault_operator)},
                                          {1, anchors_of_any_cell()},
                                          {2, stall},
                                          {1, gen::apply([](const std::string& a, const std::string& b) {
                                             return fmt::format("{}: {}", a, b);
                                           }, stall, anchors(task, fault_operator))},
                                          {2, termination}});
}

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
      agent_texts(task, fault_operator), gen::element<std::string>("", "gpt-5.6-terra", "gpt-5.6-luna", "gpt-5.6-luna2"));
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
        return raw ? make_event(EventKind::verdict, "pipeline", {{"raw", text}})
                   : make_event(EventKind::verdict, "pipeline", {{"task_passed", passed}, {"stop_reason", text}});
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
  return gen::weightedElement<std::optional<std::int64_t>>({{3, std::nullopt},
                                                            {10, 0},
                                                            {8, 1},
                                                            {8, 2},
                                                            {6, 3},
                                                            {4, 4},
                                                            {3, 6},
                                                            {1, 40}});
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
  const auto label = gen::weightedElement<ReplicateLabel>({{6, {11}},
                                                           {6, {12}},
                                                           {4, {std::string("13")}},
                                                           {1, {16}},
                                                           {1, {std::string("r1")}}});
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

Gen<std::string> agent_texts(const std::string& task, const std::string& fault_operator) {
  const auto line = gen::weightedOneOf<std::string>(
      {{2, plain_lines()}, {3, flags_lines(keywords(), contents(task, fault_operator))}});
  return gen::map(up_to(4, line), join);
}

Gen<std::string> texts_without_notice() {
  // A content of nothing would take in the line below, so the FLAGS line is the last one.
  const auto white = gen::element<std::string>("", " ", "\t", "\u00a0", "\u3000", "\u2028", "\n", "\r\n", " \n \u00a0");
  return gen::apply(
      [](std::vector<std::string> lines, const std::string& word, const std::string& gap, const std::string& content,
         const std::string& end) {
        lines.push_back(word + gap + content + end);
        return join(lines);
      },
      up_to(3, plain_lines()), gen::element<std::string>("FLAGS:", "flags:", "\u00a0FLAG\u017f:"), white, none_forms(),
      white);
}

Gen<std::vector<Run>> waves() {
  const auto key_of = [](const Group& group) {
    return std::tuple(group.key.framework, group.key.config, group.key.task, to_string(group.key.replicate));
  };
  const auto distinct = gen::resize(4, gen::uniqueBy<std::vector<Group>>(groups(), key_of));
  return gen::mapcat(distinct, [](const std::vector<Group>& all) {
    std::vector<Run> runs;
    for (const auto& group : all) runs.insert(runs.end(), group.runs.begin(), group.runs.end());
    return gen::shuffle(std::move(runs));
  });
}

}  // namespace sabot::testing

namespace sabot::trace {

void showValue(const Run& run, std::ostream& out) {
  out << write_run(run);
}

}  // namespace sabot::trace
