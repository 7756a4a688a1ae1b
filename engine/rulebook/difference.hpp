// The semantic difference of two rulebooks: what was added, dropped or changed, in the rules' own terms.
#pragma once

#include <string>
#include <vector>

#include "rulebook/bearing.hpp"
#include "rulebook/rulebook.hpp"

namespace sabot::rulebook {

enum class Alteration { added, dropped, changed, reordered };

// What a change does to detection, as far as the rule's structure alone makes it certain.
enum class Effect {
  widens,   // it can only add detections
  narrows,  // it can only take detections away
  changes,  // it can change verdicts in ways that the structure does not tell
  none,     // no verdict rests on it
};

struct RuleChange {
  std::string rule;  // its id
  std::string path;  // "surface[flags].excluded_operators": keys of the rule file; empty = the rule as a whole
  Alteration alteration = Alteration::changed;
  std::string before;  // as a rule file writes it, on one line; empty when added
  std::string after;   // empty when dropped
  Reach reach = Reach::verdicts;
  Effect effect = Effect::changes;
  friend bool operator==(const RuleChange&, const RuleChange&) = default;
};

// By rule id, then in the order in which the kind declares its keys. Nothing exactly when the digests are the same:
// notes, dates and the order of keys say nothing. Tables are the same table when their identities are (an act's id, an
// anchor set's task and operator); in lists of values each is a change of its own.
std::vector<RuleChange> difference(const Rulebook& from, const Rulebook& to);

bool can_change_verdict(const RuleChange& change);

// Only what is made of verdicts: a band, the strict floor, how far a judge is trusted.
bool can_change_number(const RuleChange& change);

// `surface[flags].excluded_operators: + "O4"`, `reaction.rule: "as-detected" -> "corrective-act"`.
std::string to_string(const RuleChange& change);

}  // namespace sabot::rulebook
