// The rules that a version has in force, put together as far as they can be read. Internal to this module.
#pragma once

#include <string>
#include <vector>

#include "rulebook/rulebook.hpp"

namespace sabot::rulebook {

// A rulebook without digest. What is missing, or not read whole, is empty or as far as it could be read.
struct Assembly {
  Rulebook rulebook;
  std::vector<std::string> missing;  // rules that every version needs and this one has not in force
};

Assembly assemble(const Library& library, const Edition& edition);

// Said at the spec of the version.
Diagnostic missing_rule(const Edition& edition, const std::string& id);

}  // namespace sabot::rulebook
