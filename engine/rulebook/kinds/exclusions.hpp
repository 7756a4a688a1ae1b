// Exclusion codes, their conditions and their precedence (section 3).
#pragma once

#include <string>
#include <vector>

#include "base/place.hpp"
#include "match/predicate.hpp"
#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

struct ExclusionCode {
  std::string code;
  std::string meaning;
  match::CellPredicate when;
  Place place;
};

template <class Visitor>
void fields(Visitor& v, ExclusionCode& x) {
  v.identity("code", x.code, "the reason code");
  v.note("meaning", x.meaning, "what the code means");
  v.required("when", x.when, "what the run or its baseline must look like");
}

struct Exclusions {
  std::vector<std::string> precedence;  // every code once, highest first
};

template <class Visitor>
void fields(Visitor& v, Exclusions& x) {
  v.required("precedence", x.precedence, "every code once, the highest first: a cell gets the first that holds");
}

struct ExclusionsFile {
  Exclusions exclusions;
  std::vector<ExclusionCode> codes;
};

template <class Visitor>
void fields(Visitor& v, ExclusionsFile& x) {
  v.required("exclusions", x.exclusions, "the order of precedence");
  v.required("code", x.codes, "one exclusion code and its condition");
}

}  // namespace sabot::rulebook
