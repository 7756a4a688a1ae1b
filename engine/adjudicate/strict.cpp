#include "adjudicate/strict.hpp"

#include <fmt/format.h>

#include "adjudicate/grounds.hpp"
#include "base/lists.hpp"

namespace sabot::adjudicate {
namespace {

using rulebook::StrictSet;

template <class Observed>
bool counts(const Observed& observed) {
  return observed.standing == decltype(observed.standing)::counted;
}

class Floor {
 public:
  Floor(const Observation& run, const StrictFloor& floor)
      : run_(run),
        floor_(floor),
        set_(strict_set(floor.body, run.task, *run.fault_operator)),
        noise_(first_where(floor.body.noise_rows, [&](const rulebook::NoiseRow& row) {
          return row.framework == run.framework && row.config == run.config;
        })) {}

  Strict verdict() const {
    const bool visible = set_ != nullptr && !set_->kept.empty();
    if (auto reason = by_act()) return {true, visible, *std::move(reason)};
    if (auto reason = by_flag()) return {true, visible, *std::move(reason)};
    if (!visible)
      return {false, false, {set_rule(), "blind: the floor keeps no anchor here, so nothing is determined"}};
    return {false, true, why_not()};
  }

 private:
  std::optional<Reason> by_act() const {
    const auto* act = noise_ == nullptr ? first_where(run_.acts, counts<ObservedAct>) : nullptr;
    if (act == nullptr) return std::nullopt;
    return Reason{act->reason.rule, fmt::format("at seq {}, {}", act->seq, act->reason.text)};
  }

  std::optional<Reason> by_flag() const {
    if (set_ == nullptr) return std::nullopt;
    for (const ObservedFlag& flag : run_.flags) {
      const auto* kept =
          counts(flag) ? first_where(flag.anchors, [&](const auto& a) { return contains(set_->kept, a); }) : nullptr;
      if (kept == nullptr) continue;
      return Reason{set_rule(), fmt::format("at seq {}, the line quotes \"{}\", which only the planted text holds",
                                            flag.seq, *kept)};
    }
    return std::nullopt;
  }

  // What the headline counts and the floor does not take: the row's acts first, then the first dropped anchor.
  Reason why_not() const {
    if (noise_ != nullptr && first_where(run_.acts, counts<ObservedAct>) != nullptr) {
      return {row_ref(floor_.header, fmt::format("{}.{}", noise_->framework, noise_->config), noise_->place),
              noise_->reason};
    }
    if (const auto* flag = first_where(run_.flags, counts<ObservedFlag>)) {
      const auto* dropped = first_where(
          set_->dropped, [&](const rulebook::DroppedAnchor& d) { return contains(flag->anchors, d.anchor); });
      if (dropped != nullptr) {
        return {set_rule(), fmt::format("at seq {}, the line quotes \"{}\", which proves nothing: {}", flag->seq,
                                        dropped->anchor, dropped->reason)};
      }
    }
    return {set_rule(), "no mapping act, and no FLAGS line with a kept anchor"};
  }

  rulebook::RuleRef set_rule() const {
    if (set_ == nullptr) return ref(floor_.header);
    return row_ref(floor_.header, fmt::format("{}.{}", set_->task, set_->fault_operator), set_->place);
  }

  const Observation& run_;
  const StrictFloor& floor_;
  const StrictSet* set_;
  const rulebook::NoiseRow* noise_;
};

}  // namespace

const StrictSet* strict_set(const rulebook::StrictFloorFile& floor, std::string_view task,
                            std::string_view fault_operator) {
  return first_where(floor.sets,
                     [&](const StrictSet& set) { return set.task == task && set.fault_operator == fault_operator; });
}

Strict strict_of(const Observation& observation, const StrictFloor& floor) {
  return Floor(observation, floor).verdict();
}

Wave with_strict_floor(Wave wave, const StrictFloor& floor) {
  for (CellVerdict& verdict : wave.cells) {
    if (verdict.outcome) verdict.outcome->strict = strict_of(*verdict.observation, floor);
  }
  return wave;
}

}  // namespace sabot::adjudicate
