// What the amendments between two versions say of themselves.
#pragma once

#include <string>
#include <vector>

#include "rulebook/rulebook.hpp"

namespace sabot::rulebook {

struct LoggedChange {
  std::string version;
  Change change;
  std::string rule;           // the id of the rule that it adopts; empty = it touches no rule file
  bool changes_rule = false;  // the adopted rule says something else than the one it replaces
};

// The changes of every version that `to` is made of and `from` is not, in the order of the amendments. `library` is
// the one that `to` was resolved from.
std::vector<LoggedChange> amendments_beyond(const Rulebook& from, const Rulebook& to, const Library& library);

}  // namespace sabot::rulebook
