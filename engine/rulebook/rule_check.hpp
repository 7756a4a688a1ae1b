// Checks of rules against each other, and what they have in hand. Internal to this module.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/lists.hpp"
#include "rulebook/rulebook.hpp"

namespace sabot::rulebook {

using Names = std::vector<std::string>;

// Findings about one rule file; each stands at a key of that file, "act[3].configs[0]". Of a file that is cut nothing
// is said but that a name in it is unknown: whatever else looks wrong may follow from what could not be read.
class RuleCheck {
 public:
  RuleCheck(const RuleFile& file, const Edition& edition, Diagnostics& findings)
      : file_(file), edition_(edition), findings_(findings) {}

  void report(const std::string& key, const char* code, std::string message, std::string help = {}) const;

  // Another rule has to be in force. Nothing is said where a change that could not be followed may have brought it.
  void missing(const std::string& key, std::string message) const;

  // `names` are those of another rule, and null when that rule cannot be read.
  void known(const std::string& key, std::string_view what, const std::string& name, const Names* names) const;
  void all_known(const std::string& key, std::string_view what, const Names& listed, const Names* names) const;

  // Names of this file's own, to be compared with.
  const Names* own(const Names& names) const;

  // Said once: the first time a name comes is fine.
  void once(const std::string& key, std::string_view what, const std::string& name, std::set<std::string>& seen) const;
  void each_once(const std::string& key, std::string_view what, const Names& listed) const;

 private:
  void add(const std::string& key, const char* code, std::string message, std::string help) const;

  const RuleFile& file_;
  const Edition& edition_;
  Diagnostics& findings_;
};

// The rules in force of one version, and where findings about them go.
struct RulesInForce {
  const Rulebook& book;
  const Library& library;
  const Edition& edition;
  Diagnostics& findings;

  bool has(std::string_view id) const { return edition.in_force.contains(id); }
  RuleCheck check(std::string_view id) const { return {file(id), edition, findings}; }
  const Matrix& matrix() const { return book.matrix.body.matrix; }

  // Names of this rule that others speak of; null when the rule is not in force or cut.
  const Names* defined_by(std::string_view id, const Names& names) const;
  const Names* frameworks() const { return defined_by("matrix", matrix().frameworks); }
  const Names* configs() const { return defined_by("matrix", matrix().configs); }
  const Names* tasks() const { return defined_by("matrix", matrix().tasks); }
  const Names* operators() const { return defined_by("matrix", matrix().operators); }
  const Names* hard_acts() const { return defined_by("acts", book.acts.body.acts.hard); }

 private:
  const RuleFile& file(std::string_view id) const { return library.files[edition.in_force.find(id)->second]; }
};

// Checks of the rules with these ids, of those that are in force.
using RuleChecks = std::vector<std::pair<std::string_view, void (*)(const RulesInForce&)>>;
void run(const RuleChecks& checks, const RulesInForce& rules);

// Rows without configs hold in every config.
bool share_a_config(const MappingAct& a, const MappingAct& b);

// What is run and how its cells are told apart: acts, matrix, operators, exclusions, landing probes, carve-outs,
// guardrails, pins, bands.
void check_experiment(const RulesInForce& rules);

// What makes a detection: mappings, surfaces, flags, anchors and what they must meet, retry reasons, the strict floor.
void check_detection(const RulesInForce& rules);

// What is predicted, and of which cells.
void check_predictions(const RulesInForce& rules);

// What is allowed and yet hardly meant: warnings.
void check_doubtful(const RulesInForce& rules);

// The strict floor against the anchors that it sorts. It decides no headline, so lint alone tells this, and one anchor
// can be changed and tried without it.
void check_floor(const RulesInForce& rules);

}  // namespace sabot::rulebook
