#include "adjudicate/run_summary.hpp"

#include <range/v3/range/conversion.hpp>
#include <range/v3/view/filter.hpp>

#include "adjudicate/listed_act.hpp"

namespace sabot::adjudicate {
namespace {

Marks marks_of(const Observation& run, const rulebook::Rulebook& rulebook, const StrictFloor* floor) {
  const Outcome outcome = outcome_of(run, rulebook);
  Marks marks{outcome.mapping, outcome.flags, outcome.headline, outcome.reacted, outcome.noticed};
  if (floor != nullptr) {
    const Strict strict = strict_of(run, *floor);
    marks.strict = strict.detected;
    marks.visible = strict.visible;
  }
  return marks;
}

}  // namespace

RunSummary summarise(const Observation& run, const rulebook::Rulebook& rulebook, const StrictFloor* floor) {
  RunSummary summary{
      {run.framework, run.config}, run.task, run.fault_operator, run.replicate, run.origin, run.facts, {}, {}};
  if (!run.fault_operator) return summary;
  summary.marks = marks_of(run, rulebook, floor);
  summary.uncounted = run.acts | ranges::views::filter(is_uncounted) | ranges::to<std::vector>;
  return summary;
}

Outcome outcome_of(const Marks& marks, bool recovered, bool floored) {
  Outcome outcome{marks.mapping, marks.flags, marks.headline, marks.reacted, recovered, marks.noticed, {}, {}};
  if (floored) outcome.strict = Strict{marks.strict, marks.visible, {}};
  return outcome;
}

}  // namespace sabot::adjudicate
