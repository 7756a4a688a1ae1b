// Files that are wrong by themselves.
#include "rulebook/broken_rules.hpp"

namespace sabot::rulebook::test {

std::vector<BrokenRules> broken_files() {
  return {
      {"a value is missing after its key",
       {change("rules/judge/2026-07-22.toml", "kappa_floor = 0.7", "kappa_floor =")},
       R"~(
rules/judge/2026-07-22.toml:13:14: error E201: not TOML: Error while parsing key-value pair: expected value, saw '\n'
   13 | kappa_floor =
      |              ^
)~"},
      {"a key is there twice",
       {change("rules/judge/2026-07-22.toml", "kappa_floor = 0.7", R"~(kappa_floor = 0.7
kappa_floor = 0.8)~")},
       R"~(
rules/judge/2026-07-22.toml:14:15: error E201: not TOML: Error while parsing key-value pair: cannot redefine existing floating-point 'kappa_floor'
   14 | kappa_floor = 0.8
      |               ^
)~"},
      {"a slip in a key: it is unknown, and the right one is missing",
       {change("rules/judge/2026-07-22.toml", "kappa_floor", "kapa_floor")},
       R"~(
rules/judge/2026-07-22.toml:11:1: error E203: the key "judge.kappa_floor" is missing
   11 | [judge]
      | ^
rules/judge/2026-07-22.toml:13:1: error E202: unknown key "judge.kapa_floor"
   13 | kapa_floor = 0.7
      | ^
  help: did you mean "kappa_floor"?
)~"},
      {"a mapping row that does not say how the framework shows the act",
       {change("rules/mappings/langgraph/2026-07-22-per-act.toml",
               "mechanism = \"the reviewer's reply parses as VERDICT: REJECT\"\n", "")},
       R"~(
rules/mappings/langgraph/2026-07-22-per-act.toml:20:1: error E203: the key "act[0].mechanism" is missing
   20 | [[act]]
      | ^
)~"},
      {"a table that the kind does not have",
       {change("rules/judge/2026-07-22.toml", "[judge]", R"~([jury]
size = 3

[judge])~")},
       R"~(
rules/judge/2026-07-22.toml:11:2: error E202: unknown key "jury"
   11 | [jury]
      |  ^
  help: one of: judge
)~"},
      {"several findings in one file, and in two files, at once",
       {change("rules/judge/2026-07-22.toml", "double_judged_every = 5", R"~(double_judged_every = "five")~"),
        change("rules/judge/2026-07-22.toml", "kappa_floor = 0.7", "kappa_floor = 7"),
        change("rules/reaction/2026-07-23.toml", R"~(rule = "corrective-act")~", R"~(rule = "corrective-acts")~")},
       R"~(
rules/judge/2026-07-22.toml:12:23: error E204: "judge.double_judged_every" must be a whole number, this is a text
   12 | double_judged_every = "five"
      |                       ^
rules/judge/2026-07-22.toml:13:15: error E223: "judge.kappa_floor" must be from 0 to 1, this is 7
   13 | kappa_floor = 7
      |               ^
rules/reaction/2026-07-23.toml:12:8: error E205: "reaction.rule" cannot be "corrective-acts"
   12 | rule = "corrective-acts"
      |        ^
  help: did you mean "corrective-act"?
)~"},
      {"a pattern with an unknown key",
       {change("rules/verdict-token/2026-07-22.toml", R"~(modes = "i")~", R"~(mode = "i")~")},
       R"~(
rules/verdict-token/2026-07-22.toml:12:70: error E202: unknown key "verdict-token.pattern.mode"
   12 | ... = 'VERDICT:\s*(APPROVE|REJECT)\s*(?:-\s*(.*))?', mode = "i" }
      |                                                      ^
  help: did you mean "modes"?
)~"},
      {"a pattern without its text",
       {change("rules/verdict-token/2026-07-22.toml", R"~(matches = 'VERDICT:\s*(APPROVE|REJECT)\s*(?:-\s*(.*))?', )~",
               "")},
       R"~(
rules/verdict-token/2026-07-22.toml:12:11: error E203: the key "verdict-token.pattern.matches" is missing
   12 | pattern = { modes = "i" }
      |           ^
)~"},
      {"no [rule] table",
       {change("rules/reaction/2026-07-23.toml", "[rule]", "[rules]")},
       R"~(
rules/reaction/2026-07-23.toml:1:1: error E203: the table [rule] is missing
    1 | #:schema ../../docs/schema/reaction.schema.json
      | ^
)~"},
      {"a head without its date",
       {change("rules/reaction/2026-07-23.toml", R"~(date = 2026-07-23
)~",
               "")},
       R"~(
rules/reaction/2026-07-23.toml:2:1: error E203: the key "rule.date" is missing
    2 | [rule]
      | ^
)~"},
      {"a date in quotes",
       {change("rules/reaction/2026-07-23.toml", "date = 2026-07-23", R"~(date = "2026-07-23")~")},
       R"~(
rules/reaction/2026-07-23.toml:4:8: error E204: "rule.date" must be a date such as 2026-07-22, without quotes, this is a text
    4 | date = "2026-07-23"
      |        ^
)~"},
      {"a number where a text belongs",
       {change("rules/reaction/2026-07-23.toml", R"~(section = "10.7")~", "section = 10.7")},
       R"~(
rules/reaction/2026-07-23.toml:5:11: error E204: "rule.section" must be a text, this is a number
    5 | section = 10.7
      |           ^
)~"},
      {"a text where a list belongs",
       {change("rules/acts/2026-07-22.toml", R"~(soft = ["note"])~", R"~(soft = "note")~")},
       R"~(
rules/acts/2026-07-22.toml:13:8: error E204: "acts.soft" must be a list, this is a text
   13 | soft = "note"
      |        ^
)~"},
      {"a number inside a list of texts",
       {change("rules/acts/2026-07-22.toml", R"~(soft = ["note"])~", R"~(soft = ["note", 1])~")},
       R"~(
rules/acts/2026-07-22.toml:13:17: error E204: "acts.soft[1]" must be a text, this is a whole number
   13 | soft = ["note", 1]
      |                 ^
)~"},
      {"one table where a list of tables belongs",
       {change("rules/landing-probes/2026-07-23.toml", "[[probe]]", "[probe]")},
       R"~(
rules/landing-probes/2026-07-23.toml:11:1: error E204: "probe" must be a list of tables, this is a table
   11 | [probe]
      | ^
)~"},
      {"a text where true or false belongs",
       {change("rules/surfaces/2026-07-25.toml", "headline = true", R"~(headline = "yes")~")},
       R"~(
rules/surfaces/2026-07-25.toml:14:12: error E204: "surface[0].headline" must be true or false, this is a text
   14 | headline = "yes"
      |            ^
)~"},
      {"a number with a fraction where a whole one belongs",
       {change("rules/matrix/2026-07-22.toml", "replicates = 5", "replicates = 5.0")},
       R"~(
rules/matrix/2026-07-22.toml:16:14: error E204: "matrix.replicates" must be a whole number, this is a number
   16 | replicates = 5.0
      |              ^
)~"},
      {"a text where a pattern belongs",
       {change("rules/verdict-token/2026-07-22.toml",
               R"~(pattern = { matches = 'VERDICT:\s*(APPROVE|REJECT)\s*(?:-\s*(.*))?', modes = "i" })~",
               R"~(pattern = "VERDICT")~")},
       R"~(
rules/verdict-token/2026-07-22.toml:12:11: error E204: "verdict-token.pattern" must be a table { matches = '...', modes = "..." }, this is a text
   12 | pattern = "VERDICT"
      |           ^
)~"},
      {"a pattern that is a number",
       {change("rules/verdict-token/2026-07-22.toml", R"~(matches = 'VERDICT:\s*(APPROVE|REJECT)\s*(?:-\s*(.*))?')~",
               "matches = 1")},
       R"~(
rules/verdict-token/2026-07-22.toml:12:23: error E204: "verdict-token.pattern.matches" must be a text
   12 | pattern = { matches = 1, modes = "i" }
      |                       ^
)~"},
      {"a text where a table of conditions belongs",
       {change("rules/verdict-token/2026-07-22.toml", R"~(where = { kind = "agent-msg" })~",
               R"~(where = "agent-msg")~")},
       R"~(
rules/verdict-token/2026-07-22.toml:14:9: error E204: "verdict-token.where" must be a table of conditions
   14 | where = "agent-msg"
      |         ^
)~"},
      {"no alternative",
       {change("rules/verdict-token/2026-07-22.toml", R"~(where = { kind = "agent-msg" })~", "where = { any = [] }")},
       R"~(
rules/verdict-token/2026-07-22.toml:14:17: error E204: "verdict-token.where.any" must be a list of at least one table of conditions
   14 | where = { any = [] }
      |                 ^
)~"},
      {"a word that is not in the list",
       {change("rules/surfaces/2026-07-25.toml", R"~(source = "anchored-flags")~", R"~(source = "flag")~")},
       R"~(
rules/surfaces/2026-07-25.toml:18:10: error E205: "surface[1].source" cannot be "flag"
   18 | source = "flag"
      |          ^
  help: one of: mapping-acts, anchored-flags
)~"},
      {"a pattern with look-ahead",
       {change("rules/retry-reason/2026-07-25.toml", "'stall threshold crossed'", "'stall(?= threshold)'")},
       R"~(
rules/retry-reason/2026-07-25.toml:18:23: error E206: character 6: RE2 has no look-ahead
   18 | pattern = { matches = 'stall(?= threshold)', modes = "i" }
      |                       ^
)~"},
      {"a pattern with an unknown mode",
       {change("rules/retry-reason/2026-07-25.toml", R"~('stall threshold crossed', modes = "i")~",
               R"~('stall threshold crossed', modes = "x")~")},
       R"~(
rules/retry-reason/2026-07-25.toml:18:23: error E206: the modes "x" hold something other than i, m and s
   18 | pattern = { matches = 'stall threshold crossed', modes = "x" }
      |                       ^
)~"},
      {"a slip in a path",
       {change("rules/verdict-token/2026-07-22.toml", R"~(where = { kind = "agent-msg" })~",
               R"~(where = { kinds = "agent-msg" })~")},
       R"~(
rules/verdict-token/2026-07-22.toml:14:11: error E207: "kinds" leads nowhere
   14 | where = { kinds = "agent-msg" }
      |           ^
  help: did you mean "kind"?
)~"},
      {"a path that was not quoted",
       {change("rules/landing-probes/2026-07-23.toml", R"~("payload.model_id" =)~", "payload.model_id =")},
       R"~(
rules/landing-probes/2026-07-23.toml:14:31: error E207: "payload" leads nowhere
   14 | event = { kind = "agent-msg", payload.model_id = "gpt-5.6-luna" }
      |                               ^
  help: a path is one quoted key: "payload.model_id"
)~"},
      {"a path of a cell where an event is asked",
       {change("rules/verdict-token/2026-07-22.toml", R"~(where = { kind = "agent-msg" })~",
               R"~(where = { "run.text" = "x" })~")},
       R"~(
rules/verdict-token/2026-07-22.toml:14:11: error E207: "run.text" leads nowhere
   14 | where = { "run.text" = "x" }
      |           ^
  help: one of: kind, agent, seq, payload.text, payload.model_id, payload.tool, payload.injected, payload.field, payload.operator, payload.artifact_present, payload.args, payload.component, payload.act, payload.reason, payload.task_passed, payload.stop_reason, payload.raw
)~"},
      {"a path of an event where a cell is asked",
       {change("rules/exclusions/2026-07-23.toml", R"~(when = { "baseline.task_passed" = false })~",
               R"~(when = { any = [{ "payload.task_passed" = false }] })~")},
       R"~(
rules/exclusions/2026-07-23.toml:23:19: error E207: "payload.task_passed" leads nowhere
   23 | when = { any = [{ "payload.task_passed" = false }] }
      |                   ^
  help: did you mean "baseline.task_passed"?
)~"},
      {"a slip in a matcher",
       {change("rules/verdict-token/2026-07-22.toml", R"~(where = { kind = "agent-msg" })~",
               R"~(where = { agent = { equal = "critic" } })~")},
       R"~(
rules/verdict-token/2026-07-22.toml:14:21: error E208: "equal" is not a matcher
   14 | where = { agent = { equal = "critic" } }
      |                     ^
  help: did you mean "equals"?
)~"},
      {"two matchers",
       {change("rules/verdict-token/2026-07-22.toml", R"~(where = { kind = "agent-msg" })~",
               R"~(where = { agent = { equals = "critic", exists = true } })~")},
       R"~(
rules/verdict-token/2026-07-22.toml:14:19: error E208: "verdict-token.where.agent" must have exactly one matcher, this has 2
   14 | where = { agent = { equals = "critic", exists = true } }
      |                   ^
  help: one of: below, contains, equals, exists, matches, one_of
)~"},
      {"no matcher",
       {change("rules/verdict-token/2026-07-22.toml", R"~(where = { kind = "agent-msg" })~", "where = { agent = {} }")},
       R"~(
rules/verdict-token/2026-07-22.toml:14:19: error E208: "verdict-token.where.agent" must have exactly one matcher, this has 0
   14 | where = { agent = {} }
      |                   ^
  help: one of: below, contains, equals, exists, matches, one_of
)~"},
      {"matchers with the wrong operands",
       {change("rules/verdict-token/2026-07-22.toml", R"~(where = { kind = "agent-msg" })~", R"~(where.any = [
  { seq = { below = "3" } },
  { seq = { below = inf } },
  { agent = { exists = "yes" } },
  { agent = { contains = 3 } },
  { agent = { equals = ["critic"] } },
  { agent = { one_of = "critic" } },
  { agent = ["critic", ["reviewer"]] },
  { agent = 2026-07-22 },
  { seq = nan },
])~")},
       R"~(
rules/verdict-token/2026-07-22.toml:15:21: error E208: "verdict-token.where.any[0].seq.below" must be a finite number
   15 |   { seq = { below = "3" } },
      |                     ^
rules/verdict-token/2026-07-22.toml:16:21: error E208: "verdict-token.where.any[1].seq.below" must be a finite number
   16 |   { seq = { below = inf } },
      |                     ^
rules/verdict-token/2026-07-22.toml:17:24: error E208: "verdict-token.where.any[2].agent.exists" must be true or false
   17 |   { agent = { exists = "yes" } },
      |                        ^
rules/verdict-token/2026-07-22.toml:18:26: error E208: "verdict-token.where.any[3].agent.contains" must be a text
   18 |   { agent = { contains = 3 } },
      |                          ^
rules/verdict-token/2026-07-22.toml:19:24: error E208: "verdict-token.where.any[4].agent.equals" must be a text, a finite number, true or false
   19 |   { agent = { equals = ["critic"] } },
      |                        ^
rules/verdict-token/2026-07-22.toml:20:24: error E208: "verdict-token.where.any[5].agent.one_of" must be a list
   20 |   { agent = { one_of = "critic" } },
      |                        ^
rules/verdict-token/2026-07-22.toml:21:24: error E208: "verdict-token.where.any[6].agent" may list texts, finite numbers, true and false only
   21 |   { agent = ["critic", ["reviewer"]] },
      |                        ^
rules/verdict-token/2026-07-22.toml:22:13: error E208: "verdict-token.where.any[7].agent" can be compared with texts, finite numbers, true and false only
   22 |   { agent = 2026-07-22 },
      |             ^
rules/verdict-token/2026-07-22.toml:23:11: error E208: "verdict-token.where.any[8].seq" can be compared with texts, finite numbers, true and false only
   23 |   { seq = nan },
      |           ^
)~"},
      {"a kind of rule that does not exist",
       {change("rules/anchors/2026-07-23.toml", R"~(id = "anchors")~", R"~(id = "anchor")~")},
       R"~(
rules/anchors/2026-07-23.toml:3:6: error E209: there is no kind of rule "anchor"
    3 | id = "anchor"
      |      ^
  help: did you mean "anchors"?
)~"},
      {"a rule of another day than its file",
       {change("rules/anchors/2026-07-23.toml", "date = 2026-07-23", "date = 2026-07-24")},
       R"~(
rules/anchors/2026-07-23.toml:2:1: error E210: rule "anchors" of 2026-07-24 cannot stand in rules/anchors/2026-07-23.toml
    2 | [rule]
      | ^
  help: its place is rules/anchors/2026-07-24.toml, or rules/anchors/2026-07-24-<word>.toml
specs/v0.2.0.toml:19:10: error E217: v0.2.0 of 2026-07-23 adopts a rule of 2026-07-24
   19 | adopts = "rules/anchors/2026-07-23.toml"
      |          ^
)~"},
      {"a mapping with the framework of another",
       {change("rules/mappings/crewai/2026-07-22-reviewer-retry.toml", R"~(framework = "crewai")~",
               R"~(framework = "langgraph")~")},
       R"~(
rules/mappings/crewai/2026-07-22-reviewer-retry.toml:3:6: error E213: the id of this rule must be "mappings.langgraph"
    3 | id = "mappings.crewai"
      |      ^
)~"},
      {"a second slot for a kind that has one",
       {add("rules/acts/extra/2026-07-22.toml", R"~([rule]
id = "acts.extra"
date = 2026-07-22
section = "2"
summary = "More acts."

[acts]
hard = []
soft = []
corrective = []
)~")},
       R"~(
rules/acts/extra/2026-07-22.toml:1:1: error E219: no version adopts rules/acts/extra/2026-07-22.toml
    1 | [rule]
      | ^
  help: add a [[change]] that adopts it to a spec file
rules/acts/extra/2026-07-22.toml:2:6: error E213: the id of this rule must be "acts"
    2 | id = "acts.extra"
      |      ^
)~"},
      {"numbers out of range",
       {change("rules/judge/2026-07-22.toml", "double_judged_every = 5", "double_judged_every = 0"),
        change("rules/judge/2026-07-22.toml", "kappa_floor = 0.7", "kappa_floor = 1.5"),
        change("rules/matrix/2026-07-22.toml", "replicates = 5", "replicates = -5"),
        change("rules/guardrails/2026-07-23-structural.toml", "max_words = 200", "max_words = -1"),
        change("rules/bands/2026-07-22.toml", "from = 0.5", "from = nan"),
        change("rules/pins/2026-07-22-configs.toml", "cost_cap_usd = 500.0", "cost_cap_usd = -1")},
       R"~(
rules/bands/2026-07-22.toml:16:8: error E223: "band[1].from" must be a finite number
   16 | from = nan
      |        ^
rules/guardrails/2026-07-23-structural.toml:13:13: error E223: "guardrail[0].max_words" must be at least 0, this is -1
   13 | max_words = -1
      |             ^
rules/judge/2026-07-22.toml:12:23: error E223: "judge.double_judged_every" must be at least 1, this is 0
   12 | double_judged_every = 0
      |                       ^
rules/judge/2026-07-22.toml:13:15: error E223: "judge.kappa_floor" must be from 0 to 1, this is 1.5
   13 | kappa_floor = 1.5
      |               ^
rules/matrix/2026-07-22.toml:16:14: error E223: "matrix.replicates" must be at least 1, this is -5
   16 | replicates = -5
      |              ^
rules/pins/2026-07-22-configs.toml:16:16: error E223: "pins.cost_cap_usd" must be from 0 to 1000000, this is -1
   16 | cost_cap_usd = -1
      |                ^
)~"},
      {"a version in the file of another",
       {change("specs/v0.2.1.toml", R"~(version = "v0.2.1")~", R"~(version = "v0.2.2")~")},
       R"~(
specs/v0.2.1.toml:3:11: error E210: version "v0.2.2" cannot stand in specs/v0.2.1.toml
    3 | version = "v0.2.2"
      |           ^
  help: its place is specs/v0.2.2.toml
)~"},
  };
}

}  // namespace sabot::rulebook::test
