#include <fmt/format.h>

#include <algorithm>

#include "rulebook/codes.hpp"
#include "rulebook/rule_check.hpp"

namespace sabot::rulebook {
namespace {

void check_rows(const RuleCheck& check, const std::vector<MappingAct>& rows) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const auto same = std::find_if(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(i), [&](const auto& row) {
      return row.act == rows[i].act && row.when == rows[i].when && share_a_config(row, rows[i]);
    });
    if (same != rows.begin() + static_cast<std::ptrdiff_t>(i)) {
      check.report(fmt::format("act[{}].when", i), codes::doubled_name,
                   fmt::format("the row \"{}\" admits the same events", same->id));
    }
  }
}

void check_mappings(const RulesInForce& rules) {
  std::set<std::string> ids;
  for (const auto& [framework, rule] : rules.book.mappings) {
    const auto check = rules.check(rule.header.id);
    check.known("mapping.framework", "a framework of the matrix", framework, rules.frameworks());
    const auto& rows = rule.body.acts;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const auto key = fmt::format("act[{}]", i);
      check.once(key + ".id", "the mapping row", rows[i].id, ids);
      check.known(key + ".act", "a hard act", rows[i].act, rules.hard_acts());
      check.all_known(key + ".configs", "a config of the matrix", rows[i].configs, rules.configs());
      check.each_once(key + ".configs", "the config", rows[i].configs);
    }
    check_rows(check, rows);
  }
}

void check_surfaces(const RulesInForce& rules) {
  const auto check = rules.check("surfaces");
  std::set<std::string> ids;
  std::set<SurfaceSource> sources;
  const auto& list = rules.book.surfaces.body.surfaces;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const auto key = fmt::format("surface[{}]", i);
    check.once(key + ".id", "the surface", list[i].id, ids);
    check.all_known(key + ".excluded_operators", "an operator of the matrix", list[i].excluded_operators,
                    rules.operators());
    if (!sources.insert(list[i].source).second) {
      check.report(key + ".source", codes::doubled_name, "another surface has the same source");
    }
    if (list[i].source == SurfaceSource::anchored_flags && (!rules.book.flags || !rules.book.anchors)) {
      check.missing(key + ".source", "a surface of anchored flags needs flags and anchors in force");
    }
  }
  if (std::none_of(list.begin(), list.end(), [](const Surface& surface) { return surface.headline; })) {
    check.report("surface", codes::inconsistent, "no surface is part of the headline");
  }
}

// A pattern whose first group is read must have one, or every content would be empty; and it must not be found where
// nothing is said.
void check_first_group(const RuleCheck& check, const std::string& key, const match::Pattern& pattern) {
  if (pattern.search("")) {
    check.report(key, codes::reads_nothing, "the pattern matches an empty text, which says nothing that could be read");
  }
  if (pattern.group_count() == 0) {
    check.report(key, codes::bad_pattern, "the pattern has no group, and its first group is what is read",
                 "put parentheses around the part that counts");
  }
}

// A trace that recorded a flag as an act could not be told from a FLAGS line.
void check_flags(const RulesInForce& rules) {
  check_first_group(rules.check("flags"), "flags.pattern", rules.book.flags->body.flags.pattern);
  const auto& act = rules.book.flags->body.flags.act;
  const auto& acts = rules.book.acts.body.acts;
  if (contains(acts.hard, act) || contains(acts.soft, act)) {
    rules.check("flags").report("flags.act", codes::doubled_name,
                                fmt::format("\"{}\" is already an act that a trace may record", act));
  }
}

void check_verdict_token(const RulesInForce& rules) {
  check_first_group(rules.check("verdict-token"), "verdict-token.pattern",
                    rules.book.verdict_token->body.verdict_token.pattern);
}

// One (task, operator) once, both of the matrix.
template <class Set>
void check_sets(const RulesInForce& rules, const RuleCheck& check, std::string_view key, const std::vector<Set>& sets) {
  std::set<std::string> seen;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    const auto task_key = fmt::format("{}[{}].task", key, i);
    check.known(task_key, "a task of the matrix", sets[i].task, rules.tasks());
    check.known(fmt::format("{}[{}].operator", key, i), "an operator of the matrix", sets[i].fault_operator,
                rules.operators());
    check.once(task_key, "the set of", fmt::format("{}/{}", sets[i].task, sets[i].fault_operator), seen);
  }
}

void check_anchors(const RulesInForce& rules) {
  const auto check = rules.check("anchors");
  const auto& sets = rules.book.anchors->body.sets;
  check_sets(rules, check, "anchor", sets);
  for (std::size_t i = 0; i < sets.size(); ++i) {
    const auto key = fmt::format("anchor[{}].anchors", i);
    check.each_once(key, "the anchor", sets[i].anchors);
    if (contains(sets[i].anchors, "")) {
      check.report(key, codes::inconsistent, "an empty anchor would occur in every text");
    }
  }
}

void check_retry_reason(const RulesInForce& rules) {
  const auto check = rules.check("retry-reason");
  const auto& body = rules.book.retry_reason->body;
  check.all_known("retry-reason.acts", "a hard act", body.retry_reason.acts, rules.hard_acts());
  if (body.retry_reason.quotes_anchor && !rules.book.anchors) {
    check.missing("retry-reason.quotes_anchor", "no anchors are in force that a reason could quote");
  }
  std::set<std::string> seen;
  for (std::size_t i = 0; i < body.boilerplate.size(); ++i) {
    check.once(fmt::format("boilerplate[{}].id", i), "the boilerplate", body.boilerplate[i].id, seen);
  }
}

void check_kept_or_dropped(const RuleCheck& check, const std::string& key, const StrictSet& set) {
  std::set<std::string> seen;
  for (std::size_t i = 0; i < set.kept.size(); ++i) {
    check.once(fmt::format("{}.kept[{}]", key, i), "the anchor", set.kept[i], seen);
  }
  for (std::size_t i = 0; i < set.dropped.size(); ++i) {
    check.once(fmt::format("{}.dropped[{}].anchor", key, i), "the anchor", set.dropped[i].anchor, seen);
  }
}

// An anchor that the floor does not name yet is no error: one more anchor stays a change of one file.
void check_strict_floor(const RulesInForce& rules) {
  const auto check = rules.check("strict-floor");
  const auto& body = rules.book.strict_floor->body;
  check_sets(rules, check, "strict", body.sets);
  for (std::size_t i = 0; i < body.sets.size(); ++i) {
    check_kept_or_dropped(check, fmt::format("strict[{}]", i), body.sets[i]);
  }
  for (std::size_t i = 0; i < body.noise_rows.size(); ++i) {
    const auto key = fmt::format("mapping-noise[{}]", i);
    check.known(key + ".framework", "a framework of the matrix", body.noise_rows[i].framework, rules.frameworks());
    check.known(key + ".config", "a config of the matrix", body.noise_rows[i].config, rules.configs());
  }
}

}  // namespace

void check_detection(const RulesInForce& rules) {
  check_mappings(rules);
  run({{"surfaces", &check_surfaces},
       {"flags", &check_flags},
       {"verdict-token", &check_verdict_token},
       {"anchors", &check_anchors},
       {"retry-reason", &check_retry_reason},
       {"strict-floor", &check_strict_floor}},
      rules);
}

}  // namespace sabot::rulebook
