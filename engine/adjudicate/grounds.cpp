#include "adjudicate/grounds.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace sabot::adjudicate {

const rulebook::Surface* surface_of(const rulebook::Rulebook& rulebook, rulebook::SurfaceSource source) {
  const auto& surfaces = rulebook.surfaces.body.surfaces;
  const auto found = std::find_if(surfaces.begin(), surfaces.end(),
                                  [&](const rulebook::Surface& surface) { return surface.source == source; });
  return found == surfaces.end() ? nullptr : &*found;
}

std::optional<Reason> barred(const rulebook::Rulebook& rulebook, rulebook::SurfaceSource source,
                             const std::optional<std::string>& fault_operator) {
  const auto* surface = surface_of(rulebook, source);
  if (surface == nullptr) {
    return Reason{ref(rulebook.surfaces.header), fmt::format("no surface of {} takes it", rulebook.spec.version)};
  }
  const auto& excluded = surface->excluded_operators;
  if (!fault_operator || std::find(excluded.begin(), excluded.end(), *fault_operator) == excluded.end()) {
    return std::nullopt;
  }
  return Reason{ref(fmt::format("{}.{}", rulebook.surfaces.header.id, surface->id), surface->place),
                fmt::format("the surface \"{}\" does not score {}", surface->id, *fault_operator)};
}

bool before_injection(const trace::Run& run, std::int64_t seq) {
  if (is_baseline(run)) return false;
  return !run.injection_seq || seq < *run.injection_seq;
}

std::string before_injection_text(const trace::Run& run, std::int64_t seq) {
  if (!run.injection_seq) return "the run records no injection that an event could follow";
  return fmt::format("seq {} is before the injection at seq {}", seq, *run.injection_seq);
}

}  // namespace sabot::adjudicate
