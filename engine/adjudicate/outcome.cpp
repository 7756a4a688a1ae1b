#include <fmt/format.h>

#include <algorithm>

#include "adjudicate/anchor_set.hpp"
#include "adjudicate/grounds.hpp"
#include "adjudicate/verdict.hpp"

namespace sabot::adjudicate {
namespace {

using rulebook::SurfaceSource;

const ObservedAct* first_counted(const std::vector<ObservedAct>& acts) {
  const auto found = std::find_if(acts.begin(), acts.end(),
                                  [](const ObservedAct& act) { return act.standing == ActStanding::counted; });
  return found == acts.end() ? nullptr : &*found;
}

const ObservedFlag* first_counted(const std::vector<ObservedFlag>& flags) {
  const auto found = std::find_if(flags.begin(), flags.end(),
                                  [](const ObservedFlag& flag) { return flag.standing == FlagStanding::counted; });
  return found == flags.end() ? nullptr : &*found;
}

// A detection of a surface: the earliest event that made it, and why it counts.
struct Detection {
  std::int64_t seq;
  Reason reason;
};

bool of_headline(const rulebook::Rulebook& rulebook, SurfaceSource source) {
  const auto* surface = surface_of(rulebook, source);
  return surface != nullptr && surface->headline;
}

// The earliest detection of the surfaces that the headline unites. Judges are out of its reach by construction: it is
// given nothing but the surfaces' own detections and the rulebook.
std::optional<Detection> headline(const std::optional<Detection>& mapping, const std::optional<Detection>& flags,
                                  const rulebook::Rulebook& rulebook) {
  const auto united_mapping = of_headline(rulebook, SurfaceSource::mapping_acts) ? mapping : std::nullopt;
  const auto united_flags = of_headline(rulebook, SurfaceSource::anchored_flags) ? flags : std::nullopt;
  if (!united_mapping) return united_flags;
  if (!united_flags) return united_mapping;
  return united_flags->seq < united_mapping->seq ? united_flags : united_mapping;
}

// The first counted corrective act at or after an event.
const ObservedAct* corrective_act(const std::vector<ObservedAct>& acts, std::int64_t from,
                                  const std::vector<std::string>& corrective) {
  const auto found = std::find_if(acts.begin(), acts.end(), [&](const ObservedAct& act) {
    return act.standing == ActStanding::counted && act.seq >= from &&
           std::find(corrective.begin(), corrective.end(), act.act) != corrective.end();
  });
  return found == acts.end() ? nullptr : &*found;
}

struct Reacted {
  bool reacted;
  Reason reason;
};

Reacted reaction(const std::optional<Detection>& detection, const std::vector<ObservedAct>& acts,
                 const rulebook::Rulebook& rulebook) {
  const auto rule = ref(rulebook.reaction.header);
  if (!detection) return {false, {rule, "nothing was detected that could be reacted to"}};
  if (rulebook.reaction.body.reaction.rule == rulebook::ReactionRule::as_detected) {
    return {true, {rule, "a detection is a reaction"}};
  }
  const auto* act = corrective_act(acts, detection->seq, rulebook.acts.body.acts.corrective);
  if (act == nullptr) {
    return {false, {rule, fmt::format("no counted corrective act at or after seq {}", detection->seq)}};
  }
  return {true,
          {rule, fmt::format("\"{}\" at seq {} corrects at or after seq {}", act->act, act->seq, detection->seq)}};
}

}  // namespace

Outcome outcome_of(const Observation& observation, const rulebook::Rulebook& rulebook) {
  std::optional<Detection> mapping;
  std::optional<Detection> flags;
  if (const auto* act = first_counted(observation.acts)) mapping = Detection{act->seq, act->reason};
  if (const auto* flag = first_counted(observation.flags)) flags = Detection{flag->seq, flag->reason};

  const auto detection = headline(mapping, flags, rulebook);
  const auto [reacted, reacted_reason] = reaction(detection, observation.acts, rulebook);
  const bool noticed = std::any_of(observation.flags.begin(), observation.flags.end(), [](const ObservedFlag& flag) {
    return flag.standing != FlagStanding::none_form && flag.standing != FlagStanding::before_injection;
  });

  return {
      mapping.has_value(),
      flags.has_value(),
      detection.has_value(),
      reacted,
      observation.facts.task_passed,
      noticed,
      detection ? detection->reason : Reason{ref(rulebook.surfaces.header), "no headline surface detected anything"},
      reacted_reason};
}

}  // namespace sabot::adjudicate
