// The FLAGS line of the anomaly-first protocol and how it is parsed (sections 10.2 and 10.3).
#pragma once

#include <string>
#include <vector>

#include "match/pattern.hpp"
#include "match/predicate.hpp"
#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

struct Flags {
  std::string act;              // the name of the detection act that an anchored line is
  match::Pattern pattern;       // finds the line in a text; its first group is the content
  match::EventPredicate where;  // events whose payload texts are parsed
  match::Pattern none_form;     // a content that matches it whole is a non-flag; so is an empty one
};

template <class Visitor>
void fields(Visitor& v, Flags& x) {
  v.required("act", x.act, "the name of the detection act that an anchored FLAGS line is");
  v.required("pattern", x.pattern, "the published parse rule; its first group is the line's content");
  v.required("where", x.where, "events whose payload texts (string values) are parsed");
  v.required("none_form", x.none_form, "a content that matches this whole says that nothing was noticed");
}

struct FlagsFile {
  Flags flags;
};

template <class Visitor>
void fields(Visitor& v, FlagsFile& x) {
  v.required("flags", x.flags, "how a FLAGS line is found and read");
}

}  // namespace sabot::rulebook
