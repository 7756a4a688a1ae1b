// What every rule file and every spec file says of itself.
#pragma once

#include <string>
#include <vector>

#include "base/place.hpp"
#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

// The [rule] table that heads a rule file.
struct RuleHeader {
  std::string id;  // the kind, or kind.framework: its slot in the rulebook
  Date date;       // the day it was adopted
  std::string section;
  std::string summary;
  std::string interpretation;  // where the prose leaves room: what was chosen, and why
  Place place;
};

template <class Visitor>
void fields(Visitor& v, RuleHeader& x) {
  v.required("id", x.id, "the kind's name, or kind.framework");
  v.required("date", x.date, "the day the rule was adopted");
  v.required("section", x.section, "the section of the standard, or the amendment, that it states");
  v.required("summary", x.summary, "one sentence");
  v.note("interpretation", x.interpretation, "where the prose leaves room: what was chosen, and why");
}

enum class AmendmentKind { freeze, amendment, disclosure, revision, prospective };
enum class DataPhase { pre_data, post_data };

// One change of an amendment. A change that touches no rule file only says what it says.
struct Change {
  std::string section;
  std::string summary;
  std::string adopts;    // a rule file, or empty
  std::string replaces;  // the file that was in force for the same rule id, or empty
  Place place;
};

template <class Visitor>
void fields(Visitor& v, Change& x) {
  v.required("section", x.section, "the section of the standard that changes");
  v.required("summary", x.summary, "the change in one sentence");
  v.optional("adopts", x.adopts, "the rule file that comes into force; absent = the change touches no rule");
  v.optional("replaces", x.replaces, "the rule file that was in force until now");
}

struct Spec {
  std::string version;
  Date date;
  std::string amends;  // empty on the base
  AmendmentKind kind = AmendmentKind::freeze;
  DataPhase data = DataPhase::pre_data;
  std::string summary;
  Place place;
};

template <class Visitor>
void fields(Visitor& v, Spec& x) {
  static constexpr Words<AmendmentKind, 5> kinds = {{{"freeze", AmendmentKind::freeze},
                                                     {"amendment", AmendmentKind::amendment},
                                                     {"disclosure", AmendmentKind::disclosure},
                                                     {"revision", AmendmentKind::revision},
                                                     {"prospective", AmendmentKind::prospective}}};
  static constexpr Words<DataPhase, 2> phases = {
      {{"pre-data", DataPhase::pre_data}, {"post-data", DataPhase::post_data}}};
  v.required("version", x.version, "the version's name; the file is named after it");
  v.required("date", x.date, "the day it was published");
  v.optional("amends", x.amends, "the version that it amends; absent on the base");
  v.choice("kind", x.kind, kinds, "what sort of amendment it is; a disclosure may change no rule's meaning");
  v.choice("data", x.data, phases, "whether scored data existed when it was published");
  v.required("summary", x.summary, "one sentence");
}

struct SpecFile {
  Spec spec;
  std::vector<Change> changes;
};

template <class Visitor>
void fields(Visitor& v, SpecFile& x) {
  v.required("spec", x.spec, "the version and what it amends");
  v.required("change", x.changes, "one change of the amendment");
}

}  // namespace sabot::rulebook
