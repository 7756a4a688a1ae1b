// When a cell has reacted (sections 2 and 10.7).
#pragma once

#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

enum class ReactionRule {
  as_detected,     // whoever detected has reacted
  corrective_act,  // a counted corrective act at or after the first detecting act
};

struct Reaction {
  ReactionRule rule = ReactionRule::as_detected;
};

template <class Visitor>
void fields(Visitor& v, Reaction& x) {
  static constexpr Words<ReactionRule, 2> rules = {
      {{"as-detected", ReactionRule::as_detected}, {"corrective-act", ReactionRule::corrective_act}}};
  v.choice("rule", x.rule, rules,
           "as-detected: every detection is a reaction; corrective-act: a counted corrective act at or after the "
           "first detecting act");
}

struct ReactionFile {
  Reaction reaction;
};

template <class Visitor>
void fields(Visitor& v, ReactionFile& x) {
  v.required("reaction", x.reaction, "when a cell has reacted");
}

}  // namespace sabot::rulebook
