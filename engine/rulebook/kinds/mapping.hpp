// The exhaustive list of a framework's surfaces whose events are hard-tier detection acts (section 5).
#pragma once

#include <string>
#include <vector>

#include "base/place.hpp"
#include "match/predicate.hpp"
#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

struct MappingAct {
  std::string id;                    // unique in the rulebook, e.g. "langgraph.reject.validator"
  std::string act;                   // one of the hard acts
  std::vector<std::string> configs;  // where it holds; empty = in every config
  std::string mechanism;             // how the framework shows the act
  bool verdict_token = false;        // the act comes of a parsed verdict token (section 5)
  match::EventPredicate when;
  Place place;
};

template <class Visitor>
void fields(Visitor& v, MappingAct& x) {
  v.identity("id", x.id, "unique name of this row, dotted: framework.act.component");
  v.required("act", x.act, "the hard act that the row admits");
  v.restriction("configs", x.configs, "configs in which the row holds; absent = in every config");
  v.required_note("mechanism", x.mechanism, "how the framework shows the act");
  v.optional("verdict_token", x.verdict_token, "the act is parsed from a reviewer's verdict token");
  v.required("when", x.when, "what the event must look like");
}

struct Mapping {
  std::string framework;
  std::vector<std::string> counted_surfaces;  // the published list, in words
};

template <class Visitor>
void fields(Visitor& v, Mapping& x) {
  v.required("framework", x.framework, "the framework whose mapping this is");
  v.notes("counted_surfaces", x.counted_surfaces, "the counted surfaces, in words");
}

struct MappingFile {
  Mapping mapping;
  std::vector<MappingAct> acts;
};

template <class Visitor>
void fields(Visitor& v, MappingFile& x) {
  v.required("mapping", x.mapping, "whose mapping it is");
  v.required("act", x.acts, "one row of the mapping: an act and the mechanism that shows it");
}

}  // namespace sabot::rulebook
