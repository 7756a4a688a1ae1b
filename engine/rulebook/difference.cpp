#include "rulebook/difference.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "base/lists.hpp"
#include "rulebook/rule_words.hpp"

namespace sabot::rulebook {
namespace {

using nlohmann::json;

// What more of something does.
enum class Sense { unknown, detects, refuses };

Sense opposite(Sense sense) {
  if (sense == Sense::unknown) return sense;
  return sense == Sense::detects ? Sense::refuses : Sense::detects;
}

// Where in a rule a value stands.
struct Spot {
  std::string path;  // with identities
  std::string key;   // without
};

Spot below(const Spot& spot, std::string_view key) {
  const auto joined = [&](const std::string& head) {
    return head.empty() ? std::string(key) : fmt::format("{}.{}", head, key);
  };
  return {joined(spot.path), joined(spot.key)};
}

Spot table_at(const Spot& list, std::string_view identity) {
  return {fmt::format("{}[{}]", list.path, identity), list.key};
}

// The tables of a list by identity; where that is shared or missing, by their number as well.
std::vector<std::pair<std::string, const json*>> by_identity(const json& tables, const Shape& shape) {
  std::map<std::string, int> seen;
  std::vector<std::pair<std::string, const json*>> named;
  for (const json& table : tables) {
    const std::string identity = identity_of(table, shape);
    const int number = ++seen[identity];
    named.emplace_back(number == 1 && !identity.empty() ? identity : fmt::format("{}#{}", identity, number), &table);
  }
  return named;
}

// Takes out of each list what the other holds as well, as often as it does.
struct Members {
  std::vector<json> kept_before, kept_after, dropped, added;
};

Members members_of(const json& before, const json& after) {
  Members members;
  std::vector<json> unmatched(before.begin(), before.end());
  for (const json& value : after) {
    const auto same = std::find(unmatched.begin(), unmatched.end(), value);
    (same == unmatched.end() ? members.added : members.kept_after).push_back(value);
    if (same != unmatched.end()) unmatched.erase(same);
  }
  members.dropped = std::move(unmatched);
  auto left = members.kept_after;
  for (const json& value : before) {
    const auto same = std::find(left.begin(), left.end(), value);
    if (same == left.end()) continue;
    members.kept_before.push_back(value);
    left.erase(same);
  }
  return members;
}

class Comparison {
 public:
  explicit Comparison(std::string rule)
      : rule_(std::move(rule)), bearing_(bearing_of(kind_of(rule_))), shape_(shape_of_kind(kind_of(rule_))) {}

  // The rule comes into force, or goes.
  void whole(Alteration alteration, const json& rule) {
    add_or_drop({}, alteration, contents_in_words(rule, shape_), sense_of(""));
  }

  void compare(const json& before, const json& after) { compare(before, after, shape_, {}); }

  std::vector<RuleChange> changes;

 private:
  void compare(const json& before, const json& after, const Shape& shape, const Spot& spot) {
    if (before == after) return;
    switch (shape.form) {
      case Form::table:
        for (const Entry& entry : shape.entries) {
          compare(before[entry.key], after[entry.key], entry.shape, below(spot, entry.key));
        }
        break;
      case Form::tables:
        compare_tables(before, after, shape, spot);
        break;
      case Form::map:
        compare_maps(before, after, shape.element, spot, sense_of(spot.key));
        break;
      case Form::list:
        compare_lists(before, after, shape.element, spot);
        break;
      case Form::predicate:
        compare_predicates(before, after, spot, sense_of(spot.key));
        break;
      case Form::scalar:
      case Form::pattern:
      case Form::matcher:
        report(spot, Alteration::changed, in_words(before, shape), in_words(after, shape), scalar_effect(after, spot));
        break;
    }
  }

  void compare_tables(const json& before, const json& after, const Shape& shape, const Spot& spot) {
    const auto old_tables = by_identity(before, shape);
    const auto new_tables = by_identity(after, shape);
    const Shape table{Form::table, {}, shape.entries};
    std::vector<std::string> old_order, new_order;
    for (const auto& [name, old_table] : old_tables) {
      const auto* now = find(new_tables, name);
      if (now == nullptr) {
        add_or_drop(table_at(spot, name), Alteration::dropped, in_words(*old_table, table), sense_of(spot.key));
      } else {
        old_order.push_back(name);
      }
    }
    for (const auto& [name, new_table] : new_tables) {
      const auto* then = find(old_tables, name);
      if (then == nullptr) {
        add_or_drop(table_at(spot, name), Alteration::added, in_words(*new_table, table), sense_of(spot.key));
      } else {
        new_order.push_back(name);
        compare(*then, *new_table, table, table_at(spot, name));
      }
    }
    compare_order(old_order, new_order, in_words(old_order, {Form::list, {}, {}}),
                  in_words(new_order, {Form::list, {}, {}}), spot);
  }

  void compare_lists(const json& before, const json& after, Form element, const Spot& spot) {
    const Shape list{Form::list, element, {}};
    const auto* all = first_where(bearing_.empty_is_all, [&](const auto& entry) { return entry.first == spot.key; });
    if (all != nullptr && (before.empty() || after.empty())) {
      const auto words = [&](const json& values) {
        return values.empty() ? std::string(all->second) : in_words(values, list);
      };
      const Alteration towards = before.empty() ? Alteration::dropped : Alteration::added;
      return report(spot, Alteration::changed, words(before), words(after), effect(towards, sense_of(spot.key)));
    }
    compare_members(members_of(before, after), element, spot, sense_of(spot.key));
  }

  void compare_maps(const json& before, const json& after, Form element, const Spot& spot, Sense sense) {
    for (const auto& [key, value] : before.items()) {
      if (!after.contains(key)) add_or_drop(below(spot, key), Alteration::dropped, in_words(value, element), sense);
    }
    for (const auto& [key, value] : after.items()) {
      if (!before.contains(key)) {
        add_or_drop(below(spot, key), Alteration::added, in_words(value, element), sense);
      } else if (before[key] != value) {
        report(below(spot, key), Alteration::changed, in_words(before[key], element), in_words(value, element),
               effect(Alteration::changed, sense));
      }
    }
  }

  // Fewer events pass one more condition; more of them pass one more alternative, but for the first. What several
  // changes of one predicate come to is not certain.
  void compare_predicates(const json& before, const json& after, const Spot& spot, Sense sense) {
    const auto first = changes.size();
    compare_maps(before["all"], after["all"], Form::matcher, spot, opposite(sense));
    compare_alternatives(before["any"], after["any"], below(spot, "any"), sense);
    if (changes.size() - first < 2) return;
    for (auto i = first; i < changes.size(); ++i) changes[i].effect = effect(Alteration::changed, Sense::unknown);
  }

  void compare_alternatives(const json& before, const json& after, const Spot& spot, Sense sense) {
    const auto list_in_words = [](const json& list) { return in_words(list, Shape{Form::list, Form::predicate, {}}); };
    if (before.empty() && !after.empty()) {
      return add_or_drop(spot, Alteration::added, list_in_words(after), opposite(sense));
    }
    if (!before.empty() && after.empty()) {
      return add_or_drop(spot, Alteration::dropped, list_in_words(before), opposite(sense));
    }
    compare_members(members_of(before, after), Form::predicate, spot, sense);
  }

  void compare_members(const Members& members, Form element, const Spot& spot, Sense sense) {
    for (const json& value : members.dropped) {
      add_or_drop(spot, Alteration::dropped, in_words(value, element), sense);
    }
    for (const json& value : members.added) add_or_drop(spot, Alteration::added, in_words(value, element), sense);
    const Shape list{Form::list, element, {}};
    compare_order(members.kept_before, members.kept_after, in_words(members.kept_before, list),
                  in_words(members.kept_after, list), spot);
  }

  template <class T>
  void compare_order(const T& before, const T& after, std::string before_words, std::string after_words,
                     const Spot& spot) {
    if (before == after) return;
    report(spot, Alteration::reordered, std::move(before_words), std::move(after_words),
           effect(Alteration::reordered, Sense::unknown));
  }

  using Tables = std::vector<std::pair<std::string, const json*>>;
  static const json* find(const Tables& tables, const std::string& name) {
    const auto found = std::find_if(tables.begin(), tables.end(), [&](const auto& t) { return t.first == name; });
    return found == tables.end() ? nullptr : found->second;
  }

  Sense sense_of(std::string_view key) const {
    if (contains(bearing_.more_detects, key)) return Sense::detects;
    return contains(bearing_.more_refuses, key) ? Sense::refuses : Sense::unknown;
  }

  Effect effect(Alteration alteration, Sense sense) const {
    if (bearing_.reach != Reach::verdicts) return Effect::none;
    const bool certain = alteration == Alteration::added || alteration == Alteration::dropped;
    if (sense == Sense::unknown || !certain) return Effect::changes;
    return (alteration == Alteration::added) == (sense == Sense::detects) ? Effect::widens : Effect::narrows;
  }

  // To turn something on is to add it.
  Effect scalar_effect(const json& after, const Spot& spot) const {
    if (!after.is_boolean()) return effect(Alteration::changed, Sense::unknown);
    return effect(after == true ? Alteration::added : Alteration::dropped, sense_of(spot.key));
  }

  void add_or_drop(const Spot& spot, Alteration alteration, std::string words, Sense sense) {
    const bool added = alteration == Alteration::added;
    report(spot, alteration, added ? "" : words, added ? words : "", effect(alteration, sense));
  }

  void report(const Spot& spot, Alteration alteration, std::string before, std::string after, Effect effect) {
    changes.push_back({rule_, spot.path, alteration, std::move(before), std::move(after), bearing_.reach, effect});
  }

  std::string rule_;
  const Bearing& bearing_;
  const Shape& shape_;
};

}  // namespace

std::vector<RuleChange> difference(const Rulebook& from, const Rulebook& to) {
  const json before = json::parse(from.canonical);
  const json after = json::parse(to.canonical);
  std::set<std::string> rules;
  for (const json* rulebook : {&before, &after}) {
    for (const auto& entry : rulebook->items()) rules.insert(entry.key());
  }
  std::vector<RuleChange> changes;
  for (const std::string& rule : rules) {
    Comparison comparison(rule);
    if (!before.contains(rule)) {
      comparison.whole(Alteration::added, after[rule]);
    } else if (!after.contains(rule)) {
      comparison.whole(Alteration::dropped, before[rule]);
    } else {
      comparison.compare(before[rule], after[rule]);
    }
    append(changes, std::move(comparison.changes));
  }
  return changes;
}

bool can_change_verdict(const RuleChange& change) {
  return change.reach == Reach::verdicts;
}

bool can_change_number(const RuleChange& change) {
  return change.reach == Reach::numbers;
}

std::string to_string(const RuleChange& change) {
  const std::string head = change.path.empty() ? "" : change.path + ": ";
  switch (change.alteration) {
    case Alteration::added:
      return fmt::format("{}+ {}", head, change.after);
    case Alteration::dropped:
      return fmt::format("{}- {}", head, change.before);
    case Alteration::changed:
      return fmt::format("{}{} -> {}", head, change.before, change.after);
    case Alteration::reordered:
      return fmt::format("{}order {} -> {}", head, change.before, change.after);
  }
  return {};
}

}  // namespace sabot::rulebook
