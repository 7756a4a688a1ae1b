// What is allowed and hardly meant.
#include "rulebook/broken_rules.hpp"

namespace sabot::rulebook::test {

std::vector<BrokenRules> doubtful_rules() {
  return {
      {"a pattern of a condition that matches an empty text, within an alternative",
       {change("rules/mappings/autogen/2026-07-23-exact-block.toml", "'VERDICT: REJECT'", "'(VERDICT: REJECT)?'")},
       R"~(
)~"},
      {"boilerplate that matches an empty text",
       {change("rules/retry-reason/2026-07-25.toml", "'stall threshold crossed'", "'(stall threshold crossed)?'")},
       R"~(
)~"},
      {"a row that an earlier one of the same act leaves nothing to",
       {change("rules/mappings/langgraph/2026-07-22-per-act.toml", R"~([[act]]
id = "langgraph.reject.validator")~",
               R"~([[act]]
id = "langgraph.reject.any"
act = "reject"
mechanism = "any rejection"
when = { "payload.act" = "reject", kind = ["verdict", "guardrail-event"] }

[[act]]
id = "langgraph.reject.validator")~")},
       R"~(
)~"},
      {"a cell of the matrix without anchors",
       {change("rules/anchors/2026-07-23.toml", R"~([[anchor]]
task = "T1"
operator = "O3"
anchors = ["P-3117"]
)~",
               "")},
       R"~(
)~"},
      {"an anchor that says that nothing was noticed",
       {change("rules/anchors/2026-07-23.toml", "\"no issues\"", "\"No Anomalies.\"")},
       R"~(
)~"},
  };
}

}  // namespace sabot::rulebook::test
