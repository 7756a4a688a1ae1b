#include "adjudicate/vocabulary.hpp"

#include <fmt/format.h>

#include "adjudicate/codes.hpp"
#include "base/lists.hpp"
#include "base/suggest.hpp"

namespace sabot::adjudicate {

Diagnostics unknown_names(const trace::Run& run, const Place& origin, const rulebook::Rulebook& rulebook) {
  Diagnostics findings;
  const auto check = [&](const char* code, std::string_view key, std::string_view name,
                         const std::vector<std::string>& known) {
    if (contains(known, name)) return;
    findings.push_back({origin,
                        code,
                        fmt::format("{} is \"{}\", which {} does not know", key, name, rulebook.spec.version),
                        suggestion(name, known),
                        {}});
  };
  const auto& matrix = rulebook.matrix.body.matrix;
  check(codes::unknown_framework, "trace.framework", run.framework, matrix.frameworks);
  check(codes::unknown_config, "trace.config", run.config, matrix.configs);
  check(codes::unknown_task, "trace.task", run.task, matrix.tasks);
  if (run.fault_operator) {
    check(codes::unknown_operator, "trace.operator", *run.fault_operator, matrix.operators);
  }

  const auto& acts = rulebook.acts.body.acts;
  for (std::size_t i = 0; i < run.events.size(); ++i) {
    if (run.events[i].kind != trace::EventKind::guardrail_event) continue;
    const auto act = trace::payload_text(run.events[i], trace::act_key);
    if (contains(acts.hard, act) || contains(acts.soft, act)) continue;
    auto known_acts = acts.hard;
    append(known_acts, acts.soft);
    check(codes::unknown_act, fmt::format("trace.events[{}].payload.{}", i, trace::act_key), act, known_acts);
  }
  return findings;
}

}  // namespace sabot::adjudicate
