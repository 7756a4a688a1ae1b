// The fault operators and how each perturbs a run (section 4).
#pragma once

#include <string>
#include <vector>

#include "base/place.hpp"
#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

enum class Perturbation { replace_first, replace_field, append, override_model };

struct FaultOperator {
  std::string id;
  std::string name;
  Perturbation kind = Perturbation::replace_first;
  std::string field;  // the payload field it perturbs
  bool suppresses_side_effect = false;
  std::string what;
  Place place;
};

template <class Visitor>
void fields(Visitor& v, FaultOperator& x) {
  static constexpr Words<Perturbation, 4> kinds = {{{"replace-first", Perturbation::replace_first},
                                                    {"replace-field", Perturbation::replace_field},
                                                    {"append", Perturbation::append},
                                                    {"override-model", Perturbation::override_model}}};
  v.identity("id", x.id, "the operator");
  v.required("name", x.name, "its name");
  v.choice("kind", x.kind, kinds, "how it changes the payload");
  v.required("field", x.field, "the payload field that it changes");
  v.optional("suppresses_side_effect", x.suppresses_side_effect, "the tool's side effect never happens");
  v.note("what", x.what, "what it does, in words");
}

struct OperatorsFile {
  std::vector<FaultOperator> operators;
};

template <class Visitor>
void fields(Visitor& v, OperatorsFile& x) {
  v.required("operator", x.operators, "one fault operator");
}

}  // namespace sabot::rulebook
