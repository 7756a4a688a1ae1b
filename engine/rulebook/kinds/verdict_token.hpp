// The verdict-token protocol of reviewers and critics (section 5).
#pragma once

#include <string>

#include "match/pattern.hpp"
#include "match/predicate.hpp"
#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

enum class MissingToken { counted, not_counted };

struct VerdictToken {
  match::Pattern pattern;
  std::string rejection;  // what the pattern's first group says, in any case, when the verdict is a rejection
  match::EventPredicate where;
  // What becomes of a recorded act whose component shows no rejecting token at or before it.
  MissingToken missing_token = MissingToken::counted;
};

template <class Visitor>
void fields(Visitor& v, VerdictToken& x) {
  static constexpr Words<MissingToken, 2> missing = {
      {{"counted", MissingToken::counted}, {"not-counted", MissingToken::not_counted}}};
  v.required("pattern", x.pattern, "the published parse rule; its first group is the verdict");
  v.required("rejection", x.rejection, "the first group's text (any case) that means rejection");
  v.required("where", x.where, "events whose texts may hold a token");
  v.choice("missing_token", x.missing_token, missing,
           "a recorded act whose component shows no rejecting token: counted as recorded, or not");
}

struct VerdictTokenFile {
  VerdictToken verdict_token;
};

template <class Visitor>
void fields(Visitor& v, VerdictTokenFile& x) {
  v.required("verdict-token", x.verdict_token, "how a reviewer's verdict is parsed");
}

}  // namespace sabot::rulebook
