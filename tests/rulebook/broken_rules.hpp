// What can be wrong with rules: edits to the project's own, and exactly what is said about them.
#pragma once

#include <string>
#include <vector>

#include "rulebook/tree.hpp"

namespace sabot::rulebook::test {

struct BrokenRules {
  std::string what;
  std::vector<Edit> edits;
  std::string said;  // after a line end, for the look of it
};

std::vector<BrokenRules> broken_files();
std::vector<BrokenRules> broken_limits();
std::vector<BrokenRules> broken_lists();
std::vector<BrokenRules> broken_chains();
std::vector<BrokenRules> broken_waves();
std::vector<BrokenRules> contradicting_rules();

// What only lint says: of files that are not as they were released, and of what is allowed and hardly meant.
std::vector<BrokenRules> broken_record();
std::vector<BrokenRules> doubtful_rules();

}  // namespace sabot::rulebook::test
