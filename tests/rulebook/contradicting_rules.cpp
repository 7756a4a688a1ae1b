// Rules that contradict each other once they are in force together.
#include "rulebook/broken_rules.hpp"

namespace sabot::rulebook::test {

std::vector<BrokenRules> contradicting_rules() {
  return {
      {"predictions with one id, of a row and an operator that the matrix does not have, and of one operator twice",
       {change("rules/predictions/2026-07-23.toml", R"~(id = "P2")~", R"~(id = "P1")~"),
        change("rules/predictions/2026-07-23.toml",
               R"~(of = { rows = [{ framework = "autogen", config = "guardrail" }], tasks = ["T1"] })~",
               R"~(of = { rows = [{ framework = "autogn", config = "guardrails" }], tasks = ["T6"] })~"),
        change("rules/predictions/2026-07-23.toml", R"~(larger = ["O1", "O3", "O5"])~",
               R"~(larger = ["O1", "O6", "O7"])~")},
       R"~(
rules/predictions/2026-07-23.toml:23:6: error E212: the prediction "P1" is already there
   23 | id = "P1"
      |      ^
rules/predictions/2026-07-23.toml:32:30: error E211: "autogn" is not a framework of the matrix
   32 | of = { rows = [{ framework = "autogn", config = "guardrails" }], tasks = ["T6"] }
      |                              ^
  help: did you mean "autogen"?
rules/predictions/2026-07-23.toml:32:49: error E211: "guardrails" is not a config of the matrix
   32 | of = { rows = [{ framework = "autogn", config = "guardrails" }], tasks = ["T6"] }
      |                                                 ^
  help: did you mean "guardrail"?
rules/predictions/2026-07-23.toml:32:75: error E211: "T6" is not a task of the matrix
   32 | ...rk = "autogn", config = "guardrails" }], tasks = ["T6"] }
      |                                                      ^
  help: one of: T1, T2, T3, T4, T5
rules/predictions/2026-07-23.toml:43:23: error E211: "O7" is not an operator of the matrix
   43 | larger = ["O1", "O6", "O7"]
      |                       ^
  help: one of: O1, O2, O3, O4, O5, O6
rules/predictions/2026-07-23.toml:43:17: error E213: "O6" cannot stand on both sides
   43 | larger = ["O1", "O6", "O7"]
      |                 ^
)~"},
      {"a mapping row for an act that is no hard act, in a config that the matrix does not have",
       {change("rules/mappings/langgraph/2026-07-22-per-act.toml", R"~(act = "reject"
configs = ["guardrail"])~",
               R"~(act = "rejects"
configs = ["guardrails"])~")},
       R"~(
rules/mappings/langgraph/2026-07-22-per-act.toml:29:7: error E211: "rejects" is not a hard act
   29 | act = "rejects"
      |       ^
  help: did you mean "reject"?
rules/mappings/langgraph/2026-07-22-per-act.toml:30:12: error E211: "guardrails" is not a config of the matrix
   30 | configs = ["guardrails"]
      |            ^
  help: did you mean "guardrail"?
)~"},
      {"a corrective act that is not hard, and an act that is hard and soft",
       {change("rules/acts/2026-07-22.toml", R"~(corrective = ["retry_with_reason", "block", "escalate"])~",
               R"~(corrective = ["retry", "block", "block"])~"),
        change("rules/acts/2026-07-22.toml", R"~(soft = ["note"])~", R"~(soft = ["note", "block"])~")},
       R"~(
rules/acts/2026-07-22.toml:14:33: error E212: the act "block" is already there
   14 | corrective = ["retry", "block", "block"]
      |                                 ^
rules/acts/2026-07-22.toml:14:15: error E211: "retry" is not a hard act
   14 | corrective = ["retry", "block", "block"]
      |               ^
  help: one of: reject, block, escalate, retry_with_reason
rules/acts/2026-07-22.toml:13:17: error E213: "block" cannot be hard and soft
   13 | soft = ["note", "block"]
      |                 ^
)~"},
      {"doubled names in the matrix",
       {change("rules/matrix/2026-07-22.toml", R"~(configs = ["default", "guardrail"])~",
               R"~(configs = ["default", "guardrail", "default"])~"),
        change("rules/matrix/2026-07-22.toml", "labels = [11, 12, 13, 14, 15]", "labels = [11, 12, 13, 14, 11]")},
       R"~(
rules/matrix/2026-07-22.toml:13:36: error E212: the config "default" is already there
   13 | configs = ["default", "guardrail", "default"]
      |                                    ^
rules/matrix/2026-07-22.toml:17:27: error E212: the label "11" is already there
   17 | labels = [11, 12, 13, 14, 11]
      |                           ^
)~"},
      {"a label too few",
       {change("rules/matrix/2026-07-22.toml", "labels = [11, 12, 13, 14, 15]", "labels = [11, 12, 13, 14]")},
       R"~(
rules/matrix/2026-07-22.toml:17:10: error E213: 4 labels for 5 replicates
   17 | labels = [11, 12, 13, 14]
      |          ^
)~"},
      {"a framework without a mapping",
       {change("rules/matrix/2026-07-22.toml", R"~("autogen"])~", R"~("autogen", "swarm"])~")},
       R"~(
rules/matrix/2026-07-22.toml:12:49: error E214: no mapping is in force for the framework "swarm"
   12 | frameworks = ["langgraph", "crewai", "autogen", "swarm"]
      |                                                 ^
)~"},
      {"an operator that nothing describes, and one that the matrix does not have",
       {change("rules/operators/2026-07-22.toml", R"~(id = "O6")~", R"~(id = "O7")~")},
       R"~(
rules/matrix/2026-07-22.toml:15:44: error E211: "O6" is not described by an [[operator]]
   15 | operators = ["O1", "O2", "O3", "O4", "O5", "O6"]
      |                                            ^
  help: one of: O1, O2, O3, O4, O5, O7
rules/operators/2026-07-22.toml:47:6: error E211: "O7" is not an operator of the matrix
   47 | id = "O7"
      |      ^
  help: one of: O1, O2, O3, O4, O5, O6
)~"},
      {"an operator that changes no field",
       {change("rules/operators/2026-07-22.toml", R"~(field = "context")~", R"~(field = "")~")},
       R"~(
rules/operators/2026-07-22.toml:43:9: error E213: an operator changes a field of the payload
   43 | field = ""
      |         ^
)~"},
      {"an exclusion code without a place in the order, and one without a condition",
       {change("rules/exclusions/2026-07-22.toml", R"~("BASELINE_FAIL", "INJECTION_UNVERIFIED"])~",
               R"~("BASELINE_FAIL", "BASELINE_FAIL", "UNVERIFIED"])~"),
        change("rules/exclusions/2026-07-23.toml", R"~("BASELINE_FAIL", "INJECTION_UNVERIFIED"])~",
               R"~("BASELINE_FAIL", "BASELINE_FAIL", "UNVERIFIED"])~")},
       R"~(
rules/exclusions/2026-07-23.toml:26:8: error E211: "INJECTION_UNVERIFIED" is not in the order of precedence
   26 | code = "INJECTION_UNVERIFIED"
      |        ^
  help: one of: RUN_ERROR, BASELINE_FAIL, BASELINE_FAIL, UNVERIFIED
rules/exclusions/2026-07-23.toml:13:45: error E212: the code "BASELINE_FAIL" is already there
   13 | precedence = ["RUN_ERROR", "BASELINE_FAIL", "BASELINE_FAIL", "UNVERIFIED"]
      |                                             ^
rules/exclusions/2026-07-23.toml:13:62: error E211: "UNVERIFIED" is not a code with a condition
   13 | ...= ["RUN_ERROR", "BASELINE_FAIL", "BASELINE_FAIL", "UNVERIFIED"]
      |                                                      ^
  help: one of: RUN_ERROR, BASELINE_FAIL, INJECTION_UNVERIFIED
)~"},
      {"a landing probe of an unknown operator",
       {change("rules/landing-probes/2026-07-23.toml", R"~(operators = ["O4"])~", R"~(operators = ["O8"])~")},
       R"~(
rules/landing-probes/2026-07-23.toml:13:14: error E211: "O8" is not an operator of the matrix
   13 | operators = ["O8"]
      |              ^
  help: one of: O1, O2, O3, O4, O5, O6
)~"},
      {"a carve-out of an unknown row",
       {change("rules/carve-outs/2026-07-23.toml", R"~(framework = "autogen"
config = "guardrail")~",
               R"~(framework = "autogem"
config = "guard")~")},
       R"~(
rules/carve-outs/2026-07-23.toml:10:13: error E211: "autogem" is not a framework of the matrix
   10 | framework = "autogem"
      |             ^
  help: did you mean "autogen"?
rules/carve-outs/2026-07-23.toml:11:10: error E211: "guard" is not a config of the matrix
   11 | config = "guard"
      |          ^
  help: one of: default, guardrail
)~"},
      {"two guardrails of one task",
       {change("rules/guardrails/2026-07-23-structural.toml", "[[guardrail]]", R"~([[guardrail]]
task = "T2"

[[guardrail]])~")},
       R"~(
rules/guardrails/2026-07-23-structural.toml:14:8: error E212: the guardrail of "T2" is already there
   14 | task = "T2"
      |        ^
)~"},
      {"pins of a config that the matrix does not have",
       {change("rules/pins/2026-07-22-configs.toml", R"~([framework.configs]
default =)~",
               R"~([framework.configs]
defaults =)~")},
       R"~(
rules/pins/2026-07-22-configs.toml:26:12: error E211: "defaults" is not a config of the matrix
   26 | defaults = """\
      |            ^
  help: did you mean "default"?
)~"},
      {"bands that do not start at 0 or do not rise",
       {change("rules/bands/2026-07-22.toml", "from = 0.0", "from = 0.5")},
       R"~(
rules/bands/2026-07-22.toml:11:8: error E213: bands start at 0 and rise, each from a higher rate than the one before
   11 | from = 0.5
      |        ^
rules/bands/2026-07-22.toml:16:8: error E213: bands start at 0 and rise, each from a higher rate than the one before
   16 | from = 0.5
      |        ^
)~"},
      {"two rows of a mapping with one name",
       {change("rules/mappings/langgraph/2026-07-22-per-act.toml", R"~(id = "langgraph.reject.validator")~",
               R"~(id = "langgraph.reject.reviewer")~")},
       R"~(
rules/mappings/langgraph/2026-07-22-per-act.toml:28:6: error E212: the mapping row "langgraph.reject.reviewer" is already there
   28 | id = "langgraph.reject.reviewer"
      |      ^
)~"},
      {"two rows of a mapping that admit the same events in a config that they share",
       {change("rules/mappings/langgraph/2026-07-22-per-act.toml", R"~([[act]]
id = "langgraph.reject.validator")~",
               R"~([[act]]
id = "langgraph.reject.gate"
act = "reject"
mechanism = "a gate"
when = { "payload.component" = "validator", "payload.act" = "reject", kind = "guardrail-event" }

[[act]]
id = "langgraph.reject.validator")~")},
       R"~(
rules/mappings/langgraph/2026-07-22-per-act.toml:38:8: error E212: the row "langgraph.reject.gate" admits the same events
   38 | when = { kind = "guardrail-event", "payload.act" = "reject", "payload.compone...
      |        ^
)~"},
      {"two surfaces of one source, one of an unknown operator, none in the headline",
       {change("rules/surfaces/2026-07-25.toml", "headline = true", "headline = false"),
        change("rules/surfaces/2026-07-25.toml", R"~(source = "anchored-flags"
excluded_operators = ["O4"]
headline = true)~",
               R"~(source = "mapping-acts"
excluded_operators = ["O44"]
headline = false)~")},
       R"~(
rules/surfaces/2026-07-25.toml:19:23: error E211: "O44" is not an operator of the matrix
   19 | excluded_operators = ["O44"]
      |                       ^
  help: did you mean "O4"?
rules/surfaces/2026-07-25.toml:18:10: error E212: another surface has the same source
   18 | source = "mapping-acts"
      |          ^
rules/surfaces/2026-07-25.toml:11:1: error E213: no surface is part of the headline
   11 | [[surface]]
      | ^
)~"},
      {"a flag named like an act of the trace",
       {change("rules/flags/2026-07-25.toml", R"~(act = "flag")~", R"~(act = "note")~")},
       R"~(
rules/flags/2026-07-25.toml:16:7: error E212: "note" is already an act that a trace may record
   16 | act = "note"
      |       ^
)~"},
      {"anchors of an unknown task and operator, and anchors twice for one cell",
       {change("rules/anchors/2026-07-23.toml", R"~(task = "T1"
operator = "O2")~",
               R"~(task = "T6"
operator = "O9")~"),
        change("rules/anchors/2026-07-23.toml", R"~(task = "T1"
operator = "O3")~",
               R"~(task = "T1"
operator = "O1")~")},
       R"~(
rules/anchors/2026-07-23.toml:17:8: error E211: "T6" is not a task of the matrix
   17 | task = "T6"
      |        ^
  help: one of: T1, T2, T3, T4, T5
rules/anchors/2026-07-23.toml:18:12: error E211: "O9" is not an operator of the matrix
   18 | operator = "O9"
      |            ^
  help: one of: O1, O2, O3, O4, O5, O6
rules/anchors/2026-07-23.toml:22:8: error E212: the set of "T1/O1" is already there
   22 | task = "T1"
      |        ^
)~"},
      {"patterns whose first group is read and that have none",
       {change("rules/flags/2026-07-25.toml", R"~(pattern = { matches = '^\s*FLAGS:\s*(.*?)\s*$', modes = "im" })~",
               R"~(pattern = { matches = '^\s*FLAGS:\s*.*?\s*$', modes = "im" })~"),
        change("rules/verdict-token/2026-07-22.toml",
               R"~(pattern = { matches = 'VERDICT:\s*(APPROVE|REJECT)\s*(?:-\s*(.*))?', modes = "i" })~",
               R"~(pattern = { matches = 'VERDICT:\s*(?:APPROVE|REJECT)\s*(?:-\s*.*)?', modes = "i" })~")},
       R"~(
rules/flags/2026-07-25.toml:17:11: error E206: the pattern has no group, and its first group is what is read
   17 | pattern = { matches = '^\s*FLAGS:\s*.*?\s*$', modes = "im" }
      |           ^
  help: put parentheses around the part that counts
rules/verdict-token/2026-07-22.toml:12:11: error E206: the pattern has no group, and its first group is what is read
   12 | pattern = { matches = 'VERDICT:\s*(?:APPROVE|REJECT)\s*(?:-\s*.*)?', modes = "i"...
      |           ^
  help: put parentheses around the part that counts
)~"},
      {"patterns that must find something to read, and match an empty text",
       {change("rules/flags/2026-07-25.toml", R"~('^\s*FLAGS:\s*(.*?)\s*$')~", R"~('(.*?)\s*$')~"),
        change("rules/verdict-token/2026-07-22.toml", R"~('VERDICT:\s*(APPROVE|REJECT)\s*(?:-\s*(.*))?')~",
               R"~('(VERDICT)?')~")},
       R"~(
rules/flags/2026-07-25.toml:17:11: error E235: the pattern matches an empty text, which says nothing that could be read
   17 | pattern = { matches = '(.*?)\s*$', modes = "im" }
      |           ^
rules/verdict-token/2026-07-22.toml:12:11: error E235: the pattern matches an empty text, which says nothing that could be read
   12 | pattern = { matches = '(VERDICT)?', modes = "i" }
      |           ^
)~"},
      {"an anchor twice, and an empty one",
       {change("rules/anchors/2026-07-23.toml", R"~(anchors = ["41.7", "47.1"])~",
               R"~(anchors = ["41.7", "47.1", "41.7", ""])~")},
       R"~(
rules/anchors/2026-07-23.toml:29:28: error E212: the anchor "41.7" is already there
   29 | anchors = ["41.7", "47.1", "41.7", ""]
      |                            ^
rules/anchors/2026-07-23.toml:29:11: error E213: an empty anchor would occur in every text
   29 | anchors = ["41.7", "47.1", "41.7", ""]
      |           ^
)~"},
      {"a retry act that is no hard act, boilerplate with one name",
       {change("rules/retry-reason/2026-07-25.toml", R"~(acts = ["retry_with_reason"])~", R"~(acts = ["retry"])~"),
        change("rules/retry-reason/2026-07-25.toml", R"~(id = "magentic-one-stall-log-line")~",
               R"~(id = "magentic-one-stall-ledger")~")},
       R"~(
rules/retry-reason/2026-07-25.toml:13:9: error E211: "retry" is not a hard act
   13 | acts = ["retry"]
      |         ^
  help: one of: reject, block, escalate, retry_with_reason
rules/retry-reason/2026-07-25.toml:21:6: error E212: the boilerplate "magentic-one-stall-ledger" is already there
   21 | id = "magentic-one-stall-ledger"
      |      ^
)~"},
      {"the strict floor keeps and drops one anchor",
       {change("rules/strict-floor/2026-07-25.toml", R"~(kept = ["74.1"])~", R"~(kept = ["74.1", "47.1"])~")},
       R"~(
rules/strict-floor/2026-07-25.toml:20:14: error E212: the anchor "47.1" is already there
   20 |   { anchor = "47.1", reason = "the value that the report itself prints; only 74.1 w...
      |              ^
)~"},
      {"the strict floor of an unknown task, twice of one cell, and an unknown row",
       {change("rules/strict-floor/2026-07-25.toml", R"~(task = "T1"
operator = "O2")~",
               R"~(task = "T6"
operator = "O2")~"),
        change("rules/strict-floor/2026-07-25.toml", R"~(task = "T1"
operator = "O3")~",
               R"~(task = "T1"
operator = "O1")~"),
        change("rules/strict-floor/2026-07-25.toml", R"~(framework = "autogen")~", R"~(framework = "autogn")~")},
       R"~(
rules/strict-floor/2026-07-25.toml:24:8: error E211: "T6" is not a task of the matrix
   24 | task = "T6"
      |        ^
  help: one of: T1, T2, T3, T4, T5
rules/strict-floor/2026-07-25.toml:29:8: error E212: the set of "T1/O1" is already there
   29 | task = "T1"
      |        ^
rules/strict-floor/2026-07-25.toml:244:13: error E211: "autogn" is not a framework of the matrix
  244 | framework = "autogn"
      |             ^
  help: did you mean "autogen"?
)~"},
      {"no anchors in force for flags and retry reasons",
       {remove("rules/anchors/2026-07-23.toml"),
        change("specs/v0.2.0.toml", R"~(adopts = "rules/anchors/2026-07-23.toml"
)~",
               "")},
       R"~(
rules/surfaces/2026-07-25.toml:18:10: error E214: a surface of anchored flags needs flags and anchors in force
   18 | source = "anchored-flags"
      |          ^
rules/retry-reason/2026-07-25.toml:14:17: error E214: no anchors are in force that a reason could quote
   14 | quotes_anchor = true
      |                 ^
)~"},
      {"a rule that every version needs is not in force",
       {remove("rules/judge/2026-07-22.toml"), change("specs/v0.1.0.toml", R"~(adopts = "rules/judge/2026-07-22.toml"
)~",
                                                      "")},
       R"~(
specs/v0.2.1.toml:2:1: error E214: v0.2.1 has no rule "judge" in force
    2 | [spec]
      | ^
)~"},
  };
}

}  // namespace sabot::rulebook::test
