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
rules/retry-reason/2026-07-25.toml:18:11: warning W201: the pattern matches an empty text, and may be found in every reason
   18 | pattern = { matches = '(stall threshold crossed)?', modes = "i" }
      |           ^
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
rules/mappings/langgraph/2026-07-22-per-act.toml:38:8: warning W202: the row "langgraph.reject.validator" never decides where "langgraph.reject.any" holds, which admits every such event before it
   38 | when = { kind = "guardrail-event", "payload.act" = "reject", "payload.compone...
      |        ^
  help: put the narrower row first, or leave it out
)~"},
      {"a cell of the matrix without anchors",
       {change("rules/anchors/2026-07-23.toml", R"~([[anchor]]
task = "T1"
operator = "O3"
anchors = ["P-3117"]
)~",
               "")},
       R"~(
rules/anchors/2026-07-23.toml:11:1: warning W203: T1/O3 of the matrix has no anchors, so no flag counts there
   11 | [[anchor]]
      | ^
)~"},
      {"an anchor that says that nothing was noticed",
       {change("rules/anchors/2026-07-23.toml", "\"no issues\"", "\"No Anomalies.\"")},
       R"~(
rules/anchors/2026-07-23.toml:19:31: warning W204: the anchor "No Anomalies." is a none-form: a line that says just this is no flag
   19 | anchors = ["review complete", "No Anomalies."]
      |                               ^
)~"},
  };
}

}  // namespace sabot::rulebook::test
