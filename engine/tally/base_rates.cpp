#include "tally/base_rates.hpp"

#include <algorithm>

#include "adjudicate/anchor_set.hpp"
#include "adjudicate/strict.hpp"
#include "base/lists.hpp"

namespace sabot::tally {
namespace {

using adjudicate::FlagStanding;
using adjudicate::ObservedFlag;

CleanCheck check(const adjudicate::BaselineRun& run, const rulebook::AnchorSet& registered,
                 const rulebook::StrictFloorFile* floor) {
  CleanCheck check{run.key, registered.fault_operator, {}, {}};
  std::vector<std::string> quoted;
  for (const ObservedFlag& flag : run.flags) {
    if (flag.standing != FlagStanding::none_form) append(quoted, adjudicate::anchors_in(flag.quote, &registered));
  }
  const auto* strict = floor == nullptr ? nullptr : adjudicate::strict_set(*floor, run.key.task, check.fault_operator);
  for (const auto& anchor : registered.anchors) {
    if (!contains(quoted, anchor)) continue;
    check.anchors.push_back(anchor);
    if (strict != nullptr && contains(strict->kept, anchor)) check.kept.push_back(anchor);
  }
  return check;
}

}  // namespace

std::vector<CleanCheck> clean_checks(const adjudicate::Wave& wave, const rulebook::Rulebook& rulebook,
                                     const rulebook::StrictFloorFile* floor) {
  std::vector<CleanCheck> checks;
  for (const auto& baseline : wave.baselines) {
    for (const auto& fault_operator : rulebook.matrix.body.matrix.operators) {
      const auto* registered = adjudicate::registered_anchors(rulebook, baseline.key.task, fault_operator);
      if (registered != nullptr) checks.push_back(check(baseline, *registered, floor));
    }
  }
  return checks;
}

bool fires(const adjudicate::Observation& run) {
  return std::any_of(run.flags.begin(), run.flags.end(), [](const ObservedFlag& flag) {
    return !flag.anchors.empty() && (flag.standing == FlagStanding::counted || flag.standing == FlagStanding::barred);
  });
}

}  // namespace sabot::tally
