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
               ""),
        change("rules/strict-floor/2026-07-25.toml", "{ anchor = \"P-3117\"", "# { anchor = \"P-3117\"")},
       R"~(
rules/anchors/2026-07-23.toml:11:1: warning W203: T1/O3 of the matrix has no anchors, so no flag counts there
   11 | [[anchor]]
      | ^
)~"},
      {"an anchor that says that nothing was noticed",
       {change("rules/anchors/2026-07-23.toml", "\"no issues\"", "\"No Anomalies.\""),
        change("rules/strict-floor/2026-07-25.toml", "\"no issues\"", "\"No Anomalies.\"")},
       R"~(
rules/anchors/2026-07-23.toml:19:31: warning W204: the anchor "No Anomalies." is a none-form: a line that says just this is no flag
   19 | anchors = ["review complete", "No Anomalies."]
      |                               ^
)~"},
      {"a strict floor that sorts an anchor which nobody has registered, and leaves out one that somebody has",
       {change("rules/strict-floor/2026-07-25.toml", "kept = [\"74.1\"]", "kept = [\"74.2\"]")},
       R"~(
rules/anchors/2026-07-23.toml:14:20: warning W205: the strict floor neither keeps nor drops "74.1" for T1/O1
   14 | anchors = ["47.1", "74.1"]
      |                    ^
  help: sort it in a strict-floor file of the same version
rules/strict-floor/2026-07-25.toml:18:9: error E211: "74.2" is not an anchor registered for T1/O1
   18 | kept = ["74.2"]
      |         ^
  help: did you mean "74.1"?
)~"},
      {"a strict floor that drops an anchor which nobody has registered",
       {change("rules/strict-floor/2026-07-25.toml", "{ anchor = \"superseded\"", "{ anchor = \"Superseded\"")},
       R"~(
rules/anchors/2026-07-23.toml:34:37: warning W205: the strict floor neither keeps nor drops "superseded" for T1/O5
   34 | anchors = ["39.2", "131.0", "65.2", "superseded", "rev a"]
      |                                     ^
  help: sort it in a strict-floor file of the same version
rules/strict-floor/2026-07-25.toml:50:14: error E211: "Superseded" is not an anchor registered for T1/O5
   50 |   { anchor = "Superseded", reason = "a word that reviewers use, and the report itse...
      |              ^
  help: did you mean "superseded"?
)~"},
      {"a new anchor that the strict floor does not sort",
       {change("rules/anchors/2026-07-23.toml", "\"verified verbatim\"",
               "\"verified verbatim\", \"quotes confirmed\"")},
       R"~(
rules/anchors/2026-07-23.toml:139:33: warning W205: the strict floor neither keeps nor drops "quotes confirmed" for T5/O2
  139 | anchors = ["verified verbatim", "quotes confirmed"]
      |                                 ^
  help: sort it in a strict-floor file of the same version
)~"},
      {"anchors of one set that find what another finds: in other letters, and within a longer one",
       {change("rules/anchors/2026-07-23.toml", "anchors = [\"P-3117\"]",
               "anchors = [\"P-3117\", \"p-3117\", \"unit P-3117\"]"),
        change("rules/strict-floor/2026-07-25.toml", "{ anchor = \"P-3117\"",
               "{ anchor = \"p-3117\", reason = \"as below\" },\n  { anchor = \"unit P-3117\", reason = \"as below\" "
               "},\n  { anchor = \"P-3117\"")},
       R"~(
rules/anchors/2026-07-23.toml:24:22: warning W206: the anchor "p-3117" finds nothing that "P-3117" does not find
   24 | anchors = ["P-3117", "p-3117", "unit P-3117"]
      |                      ^
rules/anchors/2026-07-23.toml:24:32: warning W206: the anchor "unit P-3117" finds nothing that "P-3117" does not find
   24 | anchors = ["P-3117", "p-3117", "unit P-3117"]
      |                                ^
)~"},
      {"texts that a released version leaves open",
       {change("specs/v0.2.1.toml", "section = \"10.3\"", "section = \" \""),
        change("rules/bands/2026-07-22.toml", "summary = \"", "summary = \"Still to be said in one sentence.\" # \"")},
       R"~(
rules/bands/2026-07-22.toml:6:11: error E256: "rule.summary" is still to be written
    6 | summary = "Still to be said in one sentence." # "What the median headline over t...
      |           ^
specs/v0.2.1.toml:16:11: error E256: "change[1].section" is empty
   16 | section = " "
      |           ^
)~"},
      {"texts that a draft leaves open",
       {add("specs/drafts/next.toml", R"~([spec]
version = "next"
date = 2026-07-26
amends = "v0.2.1"
kind = "prospective"
data = "post-data"
summary = "Still to be said in one sentence."

[[change]]
section = ""
summary = ""
)~")},
       R"~(
specs/drafts/next.toml:7:11: warning W207: "spec.summary" is still to be written
    7 | summary = "Still to be said in one sentence."
      |           ^
specs/drafts/next.toml:10:11: warning W207: "change[0].section" is empty
   10 | section = ""
      |           ^
specs/drafts/next.toml:11:11: warning W207: "change[0].summary" is empty
   11 | summary = ""
      |           ^
)~"},
      {"a draft far in the future",
       {add("specs/drafts/next.toml", R"~([spec]
version = "next"
date = 2027-07-26
amends = "v0.2.1"
kind = "prospective"
data = "post-data"
summary = "A year and a day later."

[[change]]
section = "5"
summary = "Nothing is meant yet."
)~"),
        add("specs/drafts/soon.toml", R"~([spec]
version = "soon"
date = 2027-07-25
amends = "v0.2.1"
kind = "prospective"
data = "post-data"
summary = "A year later."

[[change]]
section = "5"
summary = "Nothing is meant yet."
)~")},
       R"~(
specs/drafts/next.toml:3:8: warning W208: 2027-07-26 is more than a year after 2026-07-25, the date of v0.2.1
    3 | date = 2027-07-26
      |        ^
  help: date a draft for its release
)~"},
  };
}

}  // namespace sabot::rulebook::test
