#include "harness/criteria/sequence.hpp"

#include <fmt/format.h>

#include "harness/criteria/text.hpp"

namespace sabot::harness {
namespace {

using Plan = std::vector<std::string>;
using Steps = std::vector<std::size_t>;  // positions in a plan

Steps steps_of(const Plan& plan, std::string_view form) {
  Steps steps;
  for (std::size_t i = 0; i < plan.size(); ++i) {
    if (has_form(plan[i], form)) steps.push_back(i);
  }
  return steps;
}

std::string name(const Plan& plan, std::size_t step) {
  return fmt::format("step {} ({})", step + 1, shortened(plan[step]));
}

std::string wrong_end(const Plan& plan, const rulebook::Sequence& criterion) {
  if (!criterion.first.empty() && !has_form(plan.front(), criterion.first)) {
    return fmt::format("the plan begins with {}, expected {}", quoted(plan.front()), criterion.first);
  }
  if (!criterion.last.empty() && !has_form(plan.back(), criterion.last)) {
    return fmt::format("the plan ends with {}, expected {}", quoted(plan.back()), criterion.last);
  }
  return "";
}

std::string not_once(const Plan& plan, const std::string& form) {
  const Steps steps = steps_of(plan, form);
  if (steps.size() == 1) return "";
  if (steps.empty()) return fmt::format("{} does not occur, expected once", form);
  return fmt::format("{} occurs {} times, expected once", form, steps.size());
}

std::string not_at_once(const Plan& plan, const rulebook::StepPair& pair) {
  for (const std::size_t step : steps_of(plan, pair.step)) {
    if (step + 1 == plan.size()) return fmt::format("nothing follows {}, expected {}", name(plan, step), pair.then);
    if (!has_form(plan[step + 1], pair.then)) {
      return fmt::format("{} follows {}, expected {}", name(plan, step + 1), name(plan, step), pair.then);
    }
  }
  return "";
}

std::string not_before(const Plan& plan, const rulebook::StepPair& pair) {
  const Steps earlier = steps_of(plan, pair.step);
  const Steps later = steps_of(plan, pair.then);
  if (earlier.empty()) return fmt::format("{} does not occur, expected it before {}", pair.step, pair.then);
  if (later.empty()) return fmt::format("{} does not occur, expected it after {}", pair.then, pair.step);
  if (earlier.back() < later.front()) return "";
  return fmt::format("{} does not stand before {}", name(plan, earlier.back()), name(plan, later.front()));
}

std::string wrong_neighbours(const Plan& plan, const rulebook::NeverNext& rule) {
  const Steps steps = steps_of(plan, rule.among);
  for (std::size_t i = 1; i < steps.size(); ++i) {
    if (has_form(plan[steps[i - 1]], rule.step) && has_form(plan[steps[i]], rule.then)) {
      return fmt::format("{} is the next {} after {}", name(plan, steps[i]), rule.among, name(plan, steps[i - 1]));
    }
  }
  return "";
}

template <class Rule, class Breach>
std::string first_breach(const Plan& plan, const std::vector<Rule>& rules, Breach breach) {
  for (const Rule& rule : rules) {
    if (std::string found = breach(plan, rule); !found.empty()) return found;
  }
  return "";
}

std::string breach_of(const Plan& plan, const rulebook::Sequence& criterion) {
  if (plan.empty()) return "the plan is empty";
  std::string breach = wrong_end(plan, criterion);
  if (breach.empty()) breach = first_breach(plan, criterion.once, not_once);
  if (breach.empty()) breach = first_breach(plan, criterion.at_once, not_at_once);
  if (breach.empty()) breach = first_breach(plan, criterion.before, not_before);
  if (breach.empty()) breach = first_breach(plan, criterion.never_next, wrong_neighbours);
  return breach;
}

}  // namespace

CriterionResult check_sequence(const rulebook::Sequence& criterion, const Artifact& artifact) {
  const Found<Plan> plan = texts_of(artifact, "steps");
  return judge(criterion.id, plan ? breach_of(*plan, criterion) : plan.error(), criterion.says);
}

}  // namespace sabot::harness
