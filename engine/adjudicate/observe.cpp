#include <fmt/format.h>

#include <algorithm>

#include "adjudicate/grounds.hpp"
#include "adjudicate/observation.hpp"
#include "adjudicate/observe_acts.hpp"
#include "adjudicate/observe_flags.hpp"
#include "adjudicate/vocabulary.hpp"

namespace sabot::adjudicate {
namespace {

std::vector<ObservedProbe> observe_probes(const trace::Run& run, const rulebook::Rulebook& rulebook) {
  std::vector<ObservedProbe> observed;
  if (!rulebook.landing_probes || is_baseline(run)) return observed;
  for (const auto& probe : rulebook.landing_probes->body.probes) {
    if (std::find(probe.operators.begin(), probe.operators.end(), *run.fault_operator) == probe.operators.end()) {
      continue;
    }
    const auto event = std::find_if(run.events.begin(), run.events.end(), [&](const trace::Event& candidate) {
      return !before_injection(run, candidate.seq) && match::holds(probe.event, candidate);
    });
    const auto rule = ref(fmt::format("{}.{}", rulebook.landing_probes->header.id, probe.id), probe.place);
    if (event == run.events.end()) {
      observed.push_back({std::nullopt, {rule, "no event at or after the injection shows that the fault landed"}});
    } else {
      observed.push_back({event->seq, {rule, fmt::format("seq {} shows that the fault landed", event->seq)}});
    }
  }
  return observed;
}

}  // namespace

Result<Observation> observe(const trace::Run& run, const Place& origin, const rulebook::Rulebook& rulebook) {
  auto unknown = unknown_names(run, origin, rulebook);
  if (!unknown.empty()) return failure(std::move(unknown));

  auto probes = observe_probes(run, rulebook);
  const bool landed =
      std::all_of(probes.begin(), probes.end(), [](const ObservedProbe& p) { return p.seq.has_value(); });
  auto tokens = observe_tokens(run, rulebook);
  auto acts = observe_acts(run, tokens, rulebook);
  return Observation{run.run_id,
                     run.framework,
                     run.config,
                     run.task,
                     run.fault_operator,
                     run.replicate,
                     origin,
                     {run.error, run.injection_seq, run.injection_verified, run.task_passed, landed},
                     std::move(acts),
                     observe_flags(run, rulebook),
                     std::move(tokens),
                     std::move(probes)};
}

}  // namespace sabot::adjudicate
