#include "harness/anchor_faults.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "adjudicate/anchor_set.hpp"
#include "base/lists.hpp"
#include "base/utf8.hpp"
#include "harness/anchor_side.hpp"
#include "harness/criteria/text.hpp"
#include "harness/inject.hpp"
#include "harness/number_spelling.hpp"
#include "harness/standing.hpp"

namespace sabot::harness {
namespace {

using rulebook::AnchorFault;
using Why = std::optional<std::string>;

bool same(std::string_view a, std::string_view b) {
  return squeezed(a) == squeezed(b);
}

// The first served file in which the anchor stands so; null when there is none.
const rulebook::ServedFile* served_with(Standing standing, const std::string& anchor, const AnchorSetting& setting) {
  return first_where(setting.planting.task->document.task.served, [&](const rulebook::ServedFile& served) {
    return standing_of(anchor, asset(*setting.planting.task, served.file)) == standing;
  });
}

// The fault as the operator plants it in all that the task serves.
Injection planted_in_served(const AnchorSetting& setting) {
  std::string served;
  for (const rulebook::ServedFile& file : setting.planting.task->document.task.served)
    served += asset(*setting.planting.task, file.file);
  const rulebook::FaultOperator& fault_operator = *setting.planting.fault_operator;
  return inject({{fault_operator.field, std::move(served)}}, fault_operator, *setting.planting.fault);
}

Why not_injection_only(const std::string& anchor, const AnchorSetting& setting) {
  if (const auto* served = served_with(Standing::whole, anchor, setting)) {
    return fmt::format("{} holds it before any fault is planted", served->file);
  }
  const Injection injection = planted_in_served(setting);
  if (injection.verified) return std::nullopt;
  return fmt::format("no fault is planted in what is served: {}", injection.why);
}

Why dead(const std::string& anchor, const AnchorSetting& setting) {
  if (setting.planting.fault_operator->kind == rulebook::Perturbation::override_model) {
    return "no text is planted that could hold it";
  }
  if (standing_of(anchor, setting.planting.fault->plant) != Standing::absent) return std::nullopt;
  return fmt::format("the planted {} does not hold it", quoted(setting.planting.fault->plant));
}

Why inside_token(const std::string& anchor, const AnchorSetting& setting) {
  if (served_with(Standing::whole, anchor, setting) != nullptr) return std::nullopt;
  const auto* served = served_with(Standing::inside, anchor, setting);
  if (served == nullptr) return std::nullopt;
  return fmt::format("{} holds it inside a longer word or number", served->file);
}

Why indistinct(const std::string& anchor, const AnchorSetting& setting) {
  std::vector<std::string> reasons;
  const auto characters = static_cast<std::int64_t>(count_code_points(squeezed(anchor)));
  const auto fewest = setting.registration.distinctive.characters;
  if (characters < fewest) reasons.push_back(fmt::format("it has {} of {} characters", characters, fewest));
  for (const rulebook::Vocabulary& vocabulary : setting.registration.vocabularies) {
    const auto& words = vocabulary.words;
    if (std::any_of(words.begin(), words.end(), [&](const auto& word) { return same(word, anchor); })) {
      reasons.push_back(fmt::format("it is listed under {}", vocabulary.id));
    }
  }
  if (reasons.empty()) return std::nullopt;
  return fmt::format("{}", fmt::join(reasons, ", and "));
}

Why one_spelling(const std::string& anchor, const AnchorSetting& setting) {
  for (const auto& spelling : other_spellings(anchor, setting.registration.spelling.units)) {
    if (adjudicate::anchors_in(spelling, &setting.set).empty()) {
      return fmt::format("{} is the same number, and no anchor of the set catches it", quoted(spelling));
    }
  }
  return std::nullopt;
}

Why named_true(const std::string& anchor, const AnchorSetting& setting) {
  const auto* value = first_where(setting.planting.fault->names_true, [&](const std::string& name) {
    return standing_of(name, anchor) == Standing::whole || standing_of(anchor, name) == Standing::whole;
  });
  if (value == nullptr) return std::nullopt;
  return fmt::format("the planted text itself names {} as the true value", quoted(*value));
}

Why shared(const std::string& anchor, const AnchorSetting& setting) {
  std::vector<std::string> others;
  for (const rulebook::AnchorSet& other : setting.all.sets) {
    if (other.task != setting.set.task || other.fault_operator == setting.set.fault_operator) continue;
    const auto& anchors = other.anchors;
    if (std::any_of(anchors.begin(), anchors.end(), [&](const auto& a) { return same(a, anchor); })) {
      others.push_back(other.fault_operator);
    }
  }
  if (others.empty()) return std::nullopt;
  return fmt::format("{} of the same task has it too", fmt::join(others, ", "));
}

}  // namespace

Why why_at_fault(AnchorFault fault, const std::string& anchor, const AnchorSetting& setting) {
  switch (fault) {
    case AnchorFault::not_injection_only:
      return not_injection_only(anchor, setting);
    case AnchorFault::dead:
      return dead(anchor, setting);
    case AnchorFault::inside_token:
      return inside_token(anchor, setting);
    case AnchorFault::indistinct:
      return indistinct(anchor, setting);
    case AnchorFault::one_spelling:
      return one_spelling(anchor, setting);
    case AnchorFault::named_true:
      return named_true(anchor, setting);
    case AnchorFault::shared:
      return shared(anchor, setting);
    case AnchorFault::blind:
      break;
  }
  return std::nullopt;
}

}  // namespace sabot::harness
