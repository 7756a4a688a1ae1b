#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "match/implication.hpp"
#include "match/text.hpp"
#include "rulebook/codes.hpp"
#include "rulebook/rule_check.hpp"

namespace sabot::rulebook {
namespace {

// Equal rows are an error of their own.
bool shadows(const MappingAct& earlier, const MappingAct& row) {
  return earlier.act == row.act && share_a_config(earlier, row) && !(earlier.when == row.when) &&
         match::implies(row.when.tree, earlier.when.tree);
}

void check_rows(const RuleCheck& check, const std::vector<MappingAct>& rows) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const auto end = rows.begin() + static_cast<std::ptrdiff_t>(i);
    const auto earlier = std::find_if(rows.begin(), end, [&](const auto& other) { return shadows(other, rows[i]); });
    if (earlier == end) continue;
    check.report(fmt::format("act[{}].when", i), codes::shadowed_row,
                 fmt::format("the row \"{}\" never decides where \"{}\" holds, which admits every such event before it",
                             rows[i].id, earlier->id),
                 "put the narrower row first, or leave it out");
  }
}

void check_anchor_sets(const RulesInForce& rules) {
  if (rules.tasks() == nullptr) return;
  std::set<std::pair<std::string, std::string>> registered;
  for (const auto& set : rules.book.anchors->body.sets) registered.emplace(set.task, set.fault_operator);
  for (const auto& task : rules.matrix().tasks) {
    for (const auto& fault_operator : rules.matrix().operators) {
      if (registered.contains({task, fault_operator})) continue;
      rules.check("anchors").report(
          "anchor", codes::no_anchor_set,
          fmt::format("{}/{} of the matrix has no anchors, so no flag counts there", task, fault_operator));
    }
  }
}

void check_none_forms(const RulesInForce& rules) {
  if (!rules.book.flags) return;
  const auto& none_form = rules.book.flags->body.flags.none_form;
  const auto& sets = rules.book.anchors->body.sets;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    for (std::size_t j = 0; j < sets[i].anchors.size(); ++j) {
      if (!none_form.matches_fully(sets[i].anchors[j])) continue;
      rules.check("anchors").report(
          fmt::format("anchor[{}].anchors[{}]", i, j), codes::none_form_anchor,
          fmt::format("the anchor \"{}\" is a none-form: a line that says just this is no flag", sets[i].anchors[j]));
    }
  }
}

// Anchors are found anywhere in a text and in any case, so that one which holds another finds nothing more.
void check_needless(const RulesInForce& rules) {
  const auto check = rules.check("anchors");
  const auto& sets = rules.book.anchors->body.sets;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    const Names& anchors = sets[i].anchors;
    Names lower;
    for (const std::string& anchor : anchors) lower.push_back(match::lower(anchor));
    for (std::size_t j = 0; j < anchors.size(); ++j) {
      for (std::size_t k = 0; k < anchors.size(); ++k) {
        // Equal letters are an error of their own; of two that differ in case alone the second is told.
        const bool repeats = k < j && lower[k] == lower[j];
        const bool holds = lower[k] != lower[j] && !lower[k].empty() && lower[j].find(lower[k]) != std::string::npos;
        if (anchors[k] == anchors[j] || (!repeats && !holds)) continue;
        check.report(fmt::format("anchor[{}].anchors[{}]", i, j), codes::needless_anchor,
                     fmt::format("the anchor \"{}\" finds nothing that \"{}\" does not find", anchors[j], anchors[k]));
        break;
      }
    }
  }
}

void check_anchors(const RulesInForce& rules) {
  check_anchor_sets(rules);
  check_none_forms(rules);
  check_needless(rules);
}

void check_boilerplate(const RulesInForce& rules) {
  const auto check = rules.check("retry-reason");
  const auto& boilerplate = rules.book.retry_reason->body.boilerplate;
  for (std::size_t i = 0; i < boilerplate.size(); ++i) {
    if (!boilerplate[i].pattern.search("")) continue;
    check.report(fmt::format("boilerplate[{}].pattern", i), codes::matches_empty,
                 "the pattern matches an empty text, and may be found in every reason");
  }
}

}  // namespace

void check_doubtful(const RulesInForce& rules) {
  for (const auto& [framework, rule] : rules.book.mappings) check_rows(rules.check(rule.header.id), rule.body.acts);
  run({{"anchors", &check_anchors}, {"retry-reason", &check_boilerplate}}, rules);
}

}  // namespace sabot::rulebook
