// Files that are larger or deeper than any rule.
#include "rulebook/broken_rules.hpp"

namespace sabot::rulebook::test {

std::vector<BrokenRules> broken_limits() {
  return {
      {"lists nested without end",
       {change("rules/judge/2026-07-22.toml", "kappa_floor = 0.7",
               "kappa_floor = [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[")},
       R"~(
rules/judge/2026-07-22.toml:13:79: error E224: nested more than 64 levels deep
   13 | ...[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
      |                                                      ^
)~"},
      {"a file that is mostly filling",
       {change("rules/judge/2026-07-22.toml", "kappa_floor = 0.7", "# " + std::string(300'000, '-'))},
       R"~(
rules/judge/2026-07-22.toml: error E225: has 300464 bytes, expected at most 262144
)~"},
  };
}

}  // namespace sabot::rulebook::test
