// Lists that say nothing.
#include "rulebook/broken_rules.hpp"

namespace sabot::rulebook::test {

std::vector<BrokenRules> broken_lists() {
  return {
      {"lists that limit where something holds, and are there without limiting it",
       {change("rules/mappings/langgraph/2026-07-22-per-act.toml", "configs = [\"guardrail\"]", "configs = []"),
        change("rules/predictions/2026-07-23.toml", "tasks = [\"T1\"]", "tasks = []")},
       R"~(
rules/mappings/langgraph/2026-07-22-per-act.toml:30:11: error E255: "act[1].configs" lists nothing, which would not limit it at all
   30 | configs = []
      |           ^
  help: leave the key out where there is no limit, or list what it holds for
rules/predictions/2026-07-23.toml:32:74: error E255: "rate-above[0].of.tasks" lists nothing, which would not limit it at all
   32 | ...ork = "autogen", config = "guardrail" }], tasks = [] }
      |                                                      ^
  help: leave the key out where there is no limit, or list what it holds for
)~"},
  };
}

}  // namespace sabot::rulebook::test
