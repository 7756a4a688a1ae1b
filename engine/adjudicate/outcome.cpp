#include <fmt/format.h>

#include <range/v3/algorithm/any_of.hpp>
#include <tuple>
#include <utility>

#include "adjudicate/grounds.hpp"
#include "adjudicate/verdict.hpp"
#include "base/lists.hpp"

namespace sabot::adjudicate {
namespace {

using rulebook::SurfaceSource;

// A detection: the earliest event that made it, and why it counts.
struct Detection {
  std::int64_t seq = 0;
  Reason reason;
};

// The earliest detection among what a surface observed, in the order of the events.
template <class Observed>
std::optional<Detection> first_detection(const std::vector<Observed>& observed) {
  using Standing = decltype(Observed::standing);
  const auto* first = first_where(observed, [](const Observed& o) { return o.standing == Standing::counted; });
  if (first == nullptr) return std::nullopt;
  return Detection{first->seq, {first->reason.rule, fmt::format("at seq {}, {}", first->seq, first->reason.text)}};
}

bool of_headline(const rulebook::Rulebook& rulebook, SurfaceSource source) {
  const auto* surface = surface_of(rulebook, source);
  return surface != nullptr && surface->headline;
}

// The earliest detection of the surfaces that the headline unites. Judges are out of its reach by construction: it is
// given nothing but the surfaces' own detections and the rulebook.
std::optional<Detection> headline(const std::optional<Detection>& mapping, const std::optional<Detection>& flags,
                                  const rulebook::Rulebook& rulebook) {
  const bool by_mapping = mapping && of_headline(rulebook, SurfaceSource::mapping_acts);
  const bool by_flags = flags && of_headline(rulebook, SurfaceSource::anchored_flags);
  if (by_mapping && by_flags) return flags->seq < mapping->seq ? flags : mapping;
  if (by_mapping) return mapping;
  if (by_flags) return flags;
  return std::nullopt;
}

std::pair<bool, Reason> reaction(const std::optional<Detection>& detection, const std::vector<ObservedAct>& acts,
                                 const rulebook::Rulebook& rulebook) {
  const auto rule = ref(rulebook.reaction.header);
  if (!detection) return {false, {rule, "nothing was detected that could be reacted to"}};
  if (rulebook.reaction.body.reaction.rule == rulebook::ReactionRule::as_detected) {
    return {true, {rule, "a detection is a reaction"}};
  }
  const auto* act = first_where(acts, [&](const ObservedAct& candidate) {
    return candidate.standing == ActStanding::counted && candidate.seq >= detection->seq &&
           contains(rulebook.acts.body.acts.corrective, candidate.act);
  });
  if (act == nullptr) {
    return {false,
            {rule, fmt::format("no counted corrective act at or after the detection at seq {}", detection->seq)}};
  }
  if (act->seq == detection->seq) {
    return {true, {rule, fmt::format("the detecting \"{}\" at seq {} is itself corrective", act->act, act->seq)}};
  }
  return {true,
          {rule, fmt::format("\"{}\" at seq {} follows the detection at seq {}", act->act, act->seq, detection->seq)}};
}

}  // namespace

// A diagnostic: anchored or not, barred or not.
bool is_notice(const ObservedFlag& flag) {
  return flag.standing != FlagStanding::none_form && flag.standing != FlagStanding::before_injection;
}

Outcome outcome_of(const Observation& observation, const rulebook::Rulebook& rulebook) {
  const auto mapping = first_detection(observation.acts);
  const auto flags = first_detection(observation.flags);
  const auto detection = headline(mapping, flags, rulebook);

  Outcome outcome;
  outcome.mapping = mapping.has_value();
  outcome.flags = flags.has_value();
  outcome.headline = detection.has_value();
  outcome.headline_reason =
      detection ? detection->reason : Reason{ref(rulebook.surfaces.header), "no headline surface detected anything"};
  std::tie(outcome.reacted, outcome.reacted_reason) = reaction(detection, observation.acts, rulebook);
  outcome.recovered = observation.facts.task_passed;
  outcome.noticed = ranges::any_of(observation.flags, is_notice);
  return outcome;
}

}  // namespace sabot::adjudicate
