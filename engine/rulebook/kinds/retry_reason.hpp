// The narrow retry-reason rule: which retries are detection acts (section 2, v0.2.1).
#pragma once

#include <string>
#include <vector>

#include "base/place.hpp"
#include "match/pattern.hpp"
#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

// A reason that frameworks emit by themselves.
struct Boilerplate {
  std::string id;
  match::Pattern pattern;
  Place place;
};

template <class Visitor>
void fields(Visitor& v, Boilerplate& x) {
  v.identity("id", x.id, "a name for the boilerplate");
  v.required("pattern", x.pattern, "found in a reason that the framework emits by itself");
}

struct RetryReason {
  std::vector<std::string> acts;
  bool quotes_anchor = false;
};

template <class Visitor>
void fields(Visitor& v, RetryReason& x) {
  v.required("acts", x.acts, "mapping acts that the rule is asked about");
  v.required("quotes_anchor", x.quotes_anchor,
             "whether the reason must quote a registered anchor of its task and operator");
}

struct RetryReasonFile {
  RetryReason retry_reason;
  std::vector<Boilerplate> boilerplate;
};

template <class Visitor>
void fields(Visitor& v, RetryReasonFile& x) {
  v.required("retry-reason", x.retry_reason, "when a retry counts");
  v.required("boilerplate", x.boilerplate, "one form of framework boilerplate; a reason that holds it never counts");
}

}  // namespace sabot::rulebook
