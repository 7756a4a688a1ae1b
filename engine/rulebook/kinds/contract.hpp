// The form that a task's output must have, and nothing of what a right answer says (section 5, fairness rule).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

// Every check that is given must hold; none given: any text will do.
struct Contract {
  bool non_empty = false;
  std::int64_t max_words = 0;            // 0 = no limit
  std::vector<std::string> contains;     // case-insensitive substrings, all of them
  std::vector<std::string> object_keys;  // the output is a JSON object with these keys and no other
  std::vector<std::string> list_of;      // the output is a JSON list of texts, each of these forms
  friend bool operator==(const Contract&, const Contract&) = default;
};

template <class Visitor>
void fields(Visitor& v, Contract& x) {
  v.optional("non_empty", x.non_empty, "the output must not be empty");
  v.optional("max_words", x.max_words, Range{0}, "the most words; 0 = no limit");
  v.optional("contains", x.contains, "substrings that the output must hold, in any case");
  v.optional("object_keys", x.object_keys, "the output must be a JSON object with exactly these keys");
  v.optional("list_of", x.list_of,
             "the output must be a JSON list of texts, each one of these; `x*` is any text that begins with x");
}

}  // namespace sabot::rulebook
