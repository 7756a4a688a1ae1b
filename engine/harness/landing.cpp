#include "harness/landing.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/lists.hpp"

namespace sabot::harness {
namespace {

LandingGround recorded(const adjudicate::Observation& run) {
  const bool verified = run.facts.injection_verified;
  return {verified,
          {{}, verified ? "the harness verified the injection" : "the harness did not verify the injection"},
          std::nullopt};
}

LandingGround located(const trace::Run& trace) {
  if (!trace.injection_seq) {
    return {false, {{}, "injection_seq is null: the fault has no place in the trace"}, std::nullopt};
  }
  const auto seq = *trace.injection_seq;
  const auto* event = first_where(trace.events, [&](const trace::Event& candidate) { return candidate.seq == seq; });
  if (event == nullptr) {
    return {true, {{}, fmt::format("the injection is at seq {}, where the trace records no event", seq)}, std::nullopt};
  }
  return {true, {{}, fmt::format("the injection is at seq {}", seq)}, seq};
}

}  // namespace

std::vector<LandingGround> landing_grounds(const adjudicate::Observation& run, const trace::Run& trace) {
  if (!run.fault_operator) return {};
  std::vector<LandingGround> grounds = {recorded(run), located(trace)};
  for (const auto& probe : run.probes) grounds.push_back({probe.seq.has_value(), probe.reason, probe.seq});
  return grounds;
}

bool has_landed(const std::vector<LandingGround>& grounds) {
  return !grounds.empty() &&
         std::all_of(grounds.begin(), grounds.end(), [](const LandingGround& ground) { return ground.holds; });
}

}  // namespace sabot::harness
