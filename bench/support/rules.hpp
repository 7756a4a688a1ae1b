// The rules that are built into the program, for measuring and for generating by them.
#pragma once

#include <string>

#include "rulebook/library.hpp"
#include "rulebook/rulebook.hpp"

namespace sabot::bench {

// These throw std::runtime_error with the findings: without rules there is nothing to measure.
rulebook::Library built_in_library();
// Of a version, or of the newest for an empty name.
rulebook::Rulebook rulebook_of(const std::string& version);

}  // namespace sabot::bench
