#include <fmt/format.h>

#include <range/v3/algorithm/all_of.hpp>

#include "adjudicate/grounds.hpp"
#include "adjudicate/observation.hpp"
#include "adjudicate/observe_acts.hpp"
#include "adjudicate/observe_flags.hpp"
#include "adjudicate/vocabulary.hpp"
#include "base/lists.hpp"

namespace sabot::adjudicate {
namespace {

std::vector<ObservedProbe> observe_probes(const trace::Run& run, const rulebook::Rulebook& rulebook) {
  std::vector<ObservedProbe> observed;
  if (!rulebook.landing_probes || is_baseline(run)) return observed;
  for (const auto& probe : rulebook.landing_probes->body.probes) {
    if (!contains(probe.operators, *run.fault_operator)) continue;
    const auto* event = first_where(run.events, [&](const trace::Event& candidate) {
      return !before_injection(run, candidate.seq) && match::holds(probe.event, candidate);
    });
    auto rule = row_ref(rulebook.landing_probes->header, probe.id, probe.place);
    if (event == nullptr) {
      observed.push_back(
          {std::nullopt, {std::move(rule), "no event at or after the injection shows that the fault landed"}});
    } else {
      observed.push_back(
          {event->seq, {std::move(rule), fmt::format("seq {} shows that the fault landed", event->seq)}});
    }
  }
  return observed;
}

}  // namespace

Cell cell_of(const Observation& fault) {
  return {{fault.framework, fault.config}, fault.task, fault.fault_operator.value_or(std::string()), fault.replicate};
}

BaselineKey baseline_of(const Observation& run) {
  return {{run.framework, run.config}, run.task, run.replicate};
}

Result<Observation> observe(const trace::Run& run, const Place& origin, const rulebook::Rulebook& rulebook) {
  auto unknown = unknown_names(run, origin, rulebook);
  if (!unknown.empty()) return failure(std::move(unknown));

  auto probes = observe_probes(run, rulebook);
  const bool landed = ranges::all_of(probes, [](const ObservedProbe& probe) { return probe.seq.has_value(); });
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
