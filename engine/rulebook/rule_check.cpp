#include "rulebook/rule_check.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/suggest.hpp"
#include "rulebook/codes.hpp"

namespace sabot::rulebook {

void RuleCheck::report(const std::string& key, const char* code, std::string message, std::string help) const {
  findings_.push_back(finding(file_.places.at(key), file_.text, code, std::move(message), std::move(help)));
}

void RuleCheck::known(const std::string& key, std::string_view what, const std::string& name,
                      const Names& names) const {
  if (contains(names, name)) return;
  report(key, codes::unknown_name, fmt::format("\"{}\" is not {}", name, what), suggestion(name, names));
}

void RuleCheck::all_known(const std::string& key, std::string_view what, const Names& listed,
                          const Names& names) const {
  for (std::size_t i = 0; i < listed.size(); ++i) known(fmt::format("{}[{}]", key, i), what, listed[i], names);
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

Diagnostics check_rulebook(const Rulebook& rulebook, const Library& library, const Edition& edition) {
  Diagnostics findings;
  const RulesInForce rules = {rulebook, library, edition, findings};
  check_experiment(rules);
  check_detection(rules);
  if (rulebook.predictions) check_predictions(rules);
  return findings;
}

}  // namespace sabot::rulebook
