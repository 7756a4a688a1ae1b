// Checks of rules against each other, and what they have in hand. Internal to this module.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/lists.hpp"
#include "rulebook/rulebook.hpp"

namespace sabot::rulebook {

using Names = std::vector<std::string>;

// Findings about one rule file; each stands at a key of that file, "act[3].configs[0]".
class RuleCheck {
 public:
  RuleCheck(const RuleFile& file, Diagnostics& findings) : file_(file), findings_(findings) {}

  void report(const std::string& key, const char* code, std::string message, std::string help = {}) const;

  void known(const std::string& key, std::string_view what, const std::string& name, const Names& names) const;
  void all_known(const std::string& key, std::string_view what, const Names& listed, const Names& names) const;

  // Said once: the first time a name comes is fine.
  void once(const std::string& key, std::string_view what, const std::string& name, std::set<std::string>& seen) const;
  void each_once(const std::string& key, std::string_view what, const Names& listed) const;

 private:
  const RuleFile& file_;
  Diagnostics& findings_;
};

// The rules in force of one version, and where findings about them go.
struct RulesInForce {
  const Rulebook& book;
  const Library& library;
  const Edition& edition;
  Diagnostics& findings;

  RuleCheck check(std::string_view id) const { return {library.files[edition.in_force.find(id)->second], findings}; }
  const Matrix& matrix() const { return book.matrix.body.matrix; }
};

// What is run and how its cells are told apart: acts, matrix, operators, exclusions, landing probes, carve-outs,
// guardrails, pins, bands.
void check_experiment(const RulesInForce& rules);

// What makes a detection: mappings, surfaces, flags, anchors and what they must meet, retry reasons, the strict floor.
void check_detection(const RulesInForce& rules);

}  // namespace sabot::rulebook
