#include <fmt/format.h>

#include <algorithm>

#include "rulebook/codes.hpp"
#include "rulebook/rule_check.hpp"

namespace sabot::rulebook {
namespace {

template <class Set>
const Set* set_of(const std::vector<Set>& sets, std::string_view task, std::string_view fault_operator) {
  return first_where(sets, [&](const Set& set) { return set.task == task && set.fault_operator == fault_operator; });
}

bool sorts(const StrictSet& set, const std::string& anchor) {
  return contains(set.kept, anchor) ||
         first_where(set.dropped, [&](const DroppedAnchor& dropped) { return dropped.anchor == anchor; }) != nullptr;
}

void check_registered(const RulesInForce& rules) {
  const auto check = rules.check("strict-floor");
  const auto& anchors = rules.book.anchors->body.sets;
  const auto& sets = rules.book.strict_floor->body.sets;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    const auto* registered = set_of(anchors, sets[i].task, sets[i].fault_operator);
    const Names none;
    const Names* names = rules.defined_by("anchors", registered == nullptr ? none : registered->anchors);
    // Of a draft that leaves the floor as it is, the anchors are what has changed.
    const auto what = fmt::format("an anchor registered for {}/{}{}", sets[i].task, sets[i].fault_operator,
                                  rules.book.draft ? " in " + rules.book.spec.version : "");
    check.all_known(fmt::format("strict[{}].kept", i), what, sets[i].kept, names);
    for (std::size_t j = 0; j < sets[i].dropped.size(); ++j) {
      check.known(fmt::format("strict[{}].dropped[{}].anchor", i, j), what, sets[i].dropped[j].anchor, names);
    }
  }
}

void check_sorted(const RulesInForce& rules) {
  const auto check = rules.check("anchors");
  const auto& floor = rules.book.strict_floor->body.sets;
  if (rules.defined_by("strict-floor", {}) == nullptr) return;
  const auto& sets = rules.book.anchors->body.sets;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    const auto* sorted = set_of(floor, sets[i].task, sets[i].fault_operator);
    for (std::size_t j = 0; j < sets[i].anchors.size(); ++j) {
      const std::string& anchor = sets[i].anchors[j];
      if (sorted != nullptr && sorts(*sorted, anchor)) continue;
      check.report(fmt::format("anchor[{}].anchors[{}]", i, j), codes::unsorted_anchor,
                   fmt::format("the strict floor neither keeps nor drops \"{}\" for {}/{}", anchor, sets[i].task,
                               sets[i].fault_operator),
                   "sort it in a strict-floor file of the same version");
    }
  }
}

}  // namespace

void check_floor(const RulesInForce& rules) {
  if (!rules.book.anchors || !rules.book.strict_floor) return;
  check_registered(rules);
  check_sorted(rules);
}

}  // namespace sabot::rulebook
