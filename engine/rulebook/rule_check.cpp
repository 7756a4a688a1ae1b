#include "rulebook/rule_check.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/suggest.hpp"
#include "rulebook/codes.hpp"

namespace sabot::rulebook {

void RuleCheck::add(const std::string& key, const char* code, std::string message, std::string help) const {
  // Of what the file does not hold, its id is the place.
  Place place = file_.places.at(key);
  if (place.file.empty()) place = file_.places.at("rule.id");
  if (place.file.empty()) place = file_.rule.place;
  findings_.push_back(finding(place, file_.text, code, std::move(message), std::move(help)));
}

void RuleCheck::report(const std::string& key, const char* code, std::string message, std::string help) const {
  if (file_.health != Health::cut) add(key, code, std::move(message), std::move(help));
}

void RuleCheck::missing(const std::string& key, std::string message) const {
  if (edition_.complete) report(key, codes::missing_rule, std::move(message));
}

void RuleCheck::known(const std::string& key, std::string_view what, const std::string& name,
                      const Names* names) const {
  const bool unread = file_.health == Health::cut && name.empty();
  if (unread || names == nullptr || contains(*names, name)) return;
  add(key, codes::unknown_name, fmt::format("\"{}\" is not {}", name, what), suggestion(name, *names));
}

void RuleCheck::all_known(const std::string& key, std::string_view what, const Names& listed,
                          const Names* names) const {
  for (std::size_t i = 0; i < listed.size(); ++i) known(fmt::format("{}[{}]", key, i), what, listed[i], names);
}

const Names* RuleCheck::own(const Names& names) const {
  return file_.health == Health::cut ? nullptr : &names;
}

void RuleCheck::once(const std::string& key, std::string_view what, const std::string& name,
                     std::set<std::string>& seen) const {
  if (seen.insert(name).second) return;
  report(key, codes::doubled_name, fmt::format("{} \"{}\" is already there", what, name));
}

void RuleCheck::each_once(const std::string& key, std::string_view what, const Names& listed) const {
  std::set<std::string> seen;
  for (std::size_t i = 0; i < listed.size(); ++i) once(fmt::format("{}[{}]", key, i), what, listed[i], seen);
}

const Names* RulesInForce::defined_by(std::string_view id, const Names& names) const {
  return has(id) && file(id).health != Health::cut ? &names : nullptr;
}

void run(const RuleChecks& checks, const RulesInForce& rules) {
  for (const auto& [id, check] : checks) {
    if (rules.has(id)) check(rules);
  }
}

bool share_a_config(const MappingAct& a, const MappingAct& b) {
  return a.configs.empty() || b.configs.empty() ||
         std::any_of(a.configs.begin(), a.configs.end(),
                     [&](const auto& config) { return contains(b.configs, config); });
}

Diagnostics check_rulebook(const Rulebook& rulebook, const Library& library, const Edition& edition) {
  Diagnostics findings;
  const RulesInForce rules = {rulebook, library, edition, findings};
  check_experiment(rules);
  check_detection(rules);
  run({{"predictions", &check_predictions}}, rules);
  return findings;
}

}  // namespace sabot::rulebook
