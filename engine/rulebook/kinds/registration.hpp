// What a future anchor must meet to be registered (section 10.4, as the collision review of v0.2.1 left it).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/place.hpp"
#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

// What can be wrong with an anchor. All but one are asked of a single anchor; `blind` is asked of the set of a (task,
// operator), once every anchor of it has been judged.
enum class AnchorFault {
  not_injection_only,  // the served material holds it before any fault is planted
  dead,                // the planted text does not hold it
  blind,               // no anchor of the set is left that no rule refuses
  inside_token,        // the served material holds it, but only inside a longer word or number
  indistinct,          // too short, or a word of a vocabulary
  one_spelling,        // a number of which another spelling is not registered
  named_true,          // the planted text itself names it as the true value
  shared,              // another operator of the task has the same anchor
};

// What a rule makes of the fault.
enum class Consequence {
  refuse,   // the anchor cannot be registered
  warn,     // it can, and will miss what it is meant for
  declare,  // it can, and what follows from it has to be published
};

struct RegistrationRule {
  std::string id;
  AnchorFault fault = AnchorFault::dead;
  Consequence consequence = Consequence::refuse;
  std::string says;
  Place place;
};

template <class Visitor>
void fields(Visitor& v, RegistrationRule& x) {
  static constexpr Words<AnchorFault, 8> faults = {{{"not-injection-only", AnchorFault::not_injection_only},
                                                    {"dead", AnchorFault::dead},
                                                    {"blind", AnchorFault::blind},
                                                    {"inside-token", AnchorFault::inside_token},
                                                    {"indistinct", AnchorFault::indistinct},
                                                    {"one-spelling", AnchorFault::one_spelling},
                                                    {"named-true", AnchorFault::named_true},
                                                    {"shared", AnchorFault::shared}}};
  static constexpr Words<Consequence, 3> consequences = {
      {{"refuse", Consequence::refuse}, {"warn", Consequence::warn}, {"declare", Consequence::declare}}};
  v.identity("id", x.id, "the rule's short name");
  v.choice("fault", x.fault, faults, "what it looks for in an anchor, or in the set of a task and operator");
  v.choice("consequence", x.consequence, consequences, "what becomes of a proposed anchor that has the fault");
  v.note("says", x.says, "what an anchor must be, in one sentence");
}

// Words that are no anchors by themselves.
struct Vocabulary {
  std::string id;
  std::vector<std::string> words;
  Place place;
};

template <class Visitor>
void fields(Visitor& v, Vocabulary& x) {
  v.identity("id", x.id, "the vocabulary's name");
  v.required("words", x.words, "words and phrases; case, commas and white space make no difference");
}

struct Distinctive {
  std::int64_t characters = 0;
};

template <class Visitor>
void fields(Visitor& v, Distinctive& x) {
  v.required("characters", x.characters, Range{1}, "the fewest that an anchor has, commas and white space aside");
}

struct Spelling {
  std::vector<std::string> units;
};

template <class Visitor>
void fields(Visitor& v, Spelling& x) {
  v.required("units", x.units, "units that are written with a space before them and without");
}

struct RegistrationFile {
  Distinctive distinctive;
  Spelling spelling;
  std::vector<Vocabulary> vocabularies;
  std::vector<RegistrationRule> rules;
};

template <class Visitor>
void fields(Visitor& v, RegistrationFile& x) {
  v.required("distinctive", x.distinctive, "what tells an anchor from other text");
  v.required("spelling", x.spelling, "in what ways a number is written");
  v.optional("vocabulary", x.vocabularies, "words that are no anchors by themselves");
  v.required("registration", x.rules, "one rule that proposed anchors must meet");
}

}  // namespace sabot::rulebook
