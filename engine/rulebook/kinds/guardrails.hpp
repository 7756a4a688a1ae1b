// What a pipeline's deterministic guardrail may check: the published output contract (sections 5 and 10.7).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/place.hpp"
#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

struct Guardrail {
  std::string task;
  bool non_empty = false;
  std::int64_t max_words = 0;         // 0 = no limit
  std::vector<std::string> contains;  // case-insensitive substrings, all of them
  std::string disclosure;
  Place place;
};

template <class Visitor>
void fields(Visitor& v, Guardrail& x) {
  v.required("task", x.task, "the task whose output is checked");
  v.optional("non_empty", x.non_empty, "the output must not be empty");
  v.optional("max_words", x.max_words, Range{0}, "the most words; 0 = no limit");
  v.optional("contains", x.contains, "substrings that the output must hold, in any case");
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
