#include "adjudicate/grounds.hpp"

#include <fmt/format.h>

#include "base/lists.hpp"

namespace sabot::adjudicate {

rulebook::RuleRef ref(const rulebook::RuleHeader& header) {
  return {header.id, header.place};
}

rulebook::RuleRef row_ref(const rulebook::RuleHeader& header, std::string_view row, const Place& place) {
  return {fmt::format("{}.{}", header.id, row), place};
}

const rulebook::Surface* surface_of(const rulebook::Rulebook& rulebook, rulebook::SurfaceSource source) {
  return first_where(rulebook.surfaces.body.surfaces,
                     [&](const rulebook::Surface& surface) { return surface.source == source; });
}

std::optional<Reason> barred(const rulebook::Rulebook& rulebook, rulebook::SurfaceSource source,
                             const std::optional<std::string>& fault_operator) {
  const auto* surface = surface_of(rulebook, source);
  if (surface == nullptr) {
    return Reason{ref(rulebook.surfaces.header),
                  fmt::format("{} has no surface that scores it", rulebook.spec.version)};
  }
  if (!fault_operator || !contains(surface->excluded_operators, *fault_operator)) return std::nullopt;
  return Reason{row_ref(rulebook.surfaces.header, surface->id, surface->place),
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
