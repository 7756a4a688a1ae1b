// What a pipeline's deterministic guardrail may check: the published output contract (sections 5 and 10.7).
#pragma once

#include <string>
#include <vector>

#include "base/place.hpp"
#include "rulebook/kinds/contract.hpp"

namespace sabot::rulebook {

struct Guardrail {
  std::string task;
  Contract contract;
  std::string disclosure;
  Place place;
};

template <class Visitor>
void fields(Visitor& v, Guardrail& x) {
  v.identity("task", x.task, "the task whose output is checked");
  fields(v, x.contract);
  v.note("disclosure", x.disclosure, "what the check is known to give away");
}

struct GuardrailsFile {
  std::vector<Guardrail> guardrails;
};

template <class Visitor>
void fields(Visitor& v, GuardrailsFile& x) {
  v.required("guardrail", x.guardrails, "the deterministic check of one task's output");
}

}  // namespace sabot::rulebook
