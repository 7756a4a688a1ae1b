// Amendments that do not fit together.
#include "rulebook/broken_rules.hpp"

namespace sabot::rulebook::test {

std::vector<BrokenRules> broken_chains() {
  return {
      {"a slip in the file that a change adopts",
       {change("specs/v0.2.1.toml", R"~(adopts = "rules/retry-reason/2026-07-25.toml")~",
               R"~(adopts = "rules/retry-reasons/2026-07-25.toml")~")},
       R"~(
rules/retry-reason/2026-07-25.toml:2:1: error E219: no version adopts rules/retry-reason/2026-07-25.toml
    2 | [rule]
      | ^
  help: add a [[change]] that adopts it to a spec file
specs/v0.2.1.toml:12:10: error E215: there is no rule file rules/retry-reasons/2026-07-25.toml
   12 | adopts = "rules/retry-reasons/2026-07-25.toml"
      |          ^
  help: did you mean "rules/retry-reason/2026-07-25.toml"?
)~"},
      {"a change replaces another file than the one in force",
       {change("specs/v0.2.1.toml", R"~(replaces = "rules/surfaces/2026-07-23.toml")~",
               R"~(replaces = "rules/surfaces/2026-07-22.toml")~")},
       R"~(
specs/v0.2.1.toml:18:12: error E216: the file in force for "surfaces" is rules/surfaces/2026-07-23.toml
   18 | replaces = "rules/surfaces/2026-07-22.toml"
      |            ^
  help: replaces = "rules/surfaces/2026-07-23.toml"
)~"},
      {"a change replaces nothing, though a file is in force",
       {change("specs/v0.2.1.toml", R"~(replaces = "rules/surfaces/2026-07-23.toml"
)~",
               "")},
       R"~(
specs/v0.2.1.toml:17:10: error E216: the file in force for "surfaces" is rules/surfaces/2026-07-23.toml
   17 | adopts = "rules/surfaces/2026-07-25.toml"
      |          ^
  help: replaces = "rules/surfaces/2026-07-23.toml"
)~"},
      {"a change replaces a file, though none is in force",
       {change("specs/v0.2.1.toml", R"~(adopts = "rules/retry-reason/2026-07-25.toml"
)~",
               R"~(adopts = "rules/retry-reason/2026-07-25.toml"
replaces = "rules/retry-reason/2026-07-23.toml"
)~")},
       R"~(
specs/v0.2.1.toml:13:12: error E216: no file is in force for "retry-reason" that could be replaced
   13 | replaces = "rules/retry-reason/2026-07-23.toml"
      |            ^
  help: leave `replaces` out
)~"},
      {"a change replaces a file and adopts none",
       {change("specs/v0.2.1.toml", R"~(section = "8"
)~",
               R"~(section = "8"
replaces = "rules/anchors/2026-07-23.toml"
)~")},
       R"~(
specs/v0.2.1.toml:34:12: error E216: a change that adopts no file cannot replace one
   34 | replaces = "rules/anchors/2026-07-23.toml"
      |            ^
)~"},
      {"a version older than the one that it amends",
       {change("specs/v0.2.0.toml", "date = 2026-07-23", "date = 2026-07-22")},
       R"~(
specs/v0.2.0.toml:4:8: error E217: v0.2.0 is dated 2026-07-22, before the version that it amends (2026-07-23)
    4 | date = 2026-07-22
      |        ^
)~"},
      {"a rule older than the one that it replaces",
       {change("specs/v0.2.1.toml", R"~(adopts = "rules/surfaces/2026-07-25.toml"
replaces = "rules/surfaces/2026-07-23.toml")~",
               R"~(adopts = "rules/surfaces/2026-07-22.toml"
replaces = "rules/surfaces/2026-07-23.toml")~"),
        change("specs/v0.1.0.toml", R"~(adopts = "rules/surfaces/2026-07-22.toml")~",
               R"~(adopts = "rules/surfaces/2026-07-25.toml")~"),
        change("specs/v0.1.0.toml", "date = 2026-07-22", "date = 2026-07-25"),
        change("specs/v0.1.1.toml", "date = 2026-07-22", "date = 2026-07-25"),
        change("specs/v0.1.2.toml", "date = 2026-07-22", "date = 2026-07-25"),
        change("specs/v0.1.3.toml", "date = 2026-07-23", "date = 2026-07-25"),
        change("specs/v0.2.0.toml", "date = 2026-07-23", "date = 2026-07-25"),
        change("seeds/wave1.toml", "registered = 2026-07-22", "registered = 2026-07-25"),
        change("seeds/wave2.toml", "registered = 2026-07-23", "registered = 2026-07-25"),
        change("specs/v0.2.0.toml", R"~(replaces = "rules/surfaces/2026-07-22.toml")~",
               R"~(replaces = "rules/surfaces/2026-07-25.toml")~")},
       R"~(
specs/v0.2.0.toml:24:10: error E217: the rule of 2026-07-23 cannot replace one of 2026-07-25
   24 | adopts = "rules/surfaces/2026-07-23.toml"
      |          ^
specs/v0.2.1.toml:17:10: error E217: the rule of 2026-07-22 cannot replace one of 2026-07-23
   17 | adopts = "rules/surfaces/2026-07-22.toml"
      |          ^
)~"},
      {"a disclosure that changes a mapping and adds a rule",
       {change("specs/v0.1.2.toml", R"~(kind = "amendment")~", R"~(kind = "disclosure")~"),
        change("specs/v0.2.1.toml", R"~(kind = "prospective")~", R"~(kind = "disclosure")~")},
       R"~(
specs/v0.1.2.toml:12:10: error E218: v0.1.2 is a disclosure, yet rules/mappings/crewai/2026-07-22-reviewer-retry.toml does not say the same as what it replaces
   12 | adopts = "rules/mappings/crewai/2026-07-22-reviewer-retry.toml"
      |          ^
  help: a disclosure may change notes and dates only; another kind of amendment may change the rule
specs/v0.2.1.toml:12:10: error E218: v0.2.1 is a disclosure, yet rules/retry-reason/2026-07-25.toml does not say the same as what it replaces
   12 | adopts = "rules/retry-reason/2026-07-25.toml"
      |          ^
  help: a disclosure may change notes and dates only; another kind of amendment may change the rule
specs/v0.2.1.toml:17:10: error E218: v0.2.1 is a disclosure, yet rules/surfaces/2026-07-25.toml does not say the same as what it replaces
   17 | adopts = "rules/surfaces/2026-07-25.toml"
      |          ^
  help: a disclosure may change notes and dates only; another kind of amendment may change the rule
specs/v0.2.1.toml:29:10: error E218: v0.2.1 is a disclosure, yet rules/registration/2026-07-25.toml does not say the same as what it replaces
   29 | adopts = "rules/registration/2026-07-25.toml"
      |          ^
  help: a disclosure may change notes and dates only; another kind of amendment may change the rule
specs/v0.2.1.toml:38:10: error E218: v0.2.1 is a disclosure, yet rules/strict-floor/2026-07-25.toml does not say the same as what it replaces
   38 | adopts = "rules/strict-floor/2026-07-25.toml"
      |          ^
  help: a disclosure may change notes and dates only; another kind of amendment may change the rule
specs/v0.2.1.toml:43:10: error E218: v0.2.1 is a disclosure, yet rules/uncertainty/2026-07-25.toml does not say the same as what it replaces
   43 | adopts = "rules/uncertainty/2026-07-25.toml"
      |          ^
  help: a disclosure may change notes and dates only; another kind of amendment may change the rule
)~"},
      {"a rule file that no version adopts",
       {change("specs/v0.1.0.toml", R"~([[change]]
section = "6"
adopts = "rules/judge/2026-07-22.toml"
)~",
               R"~([[change]]
section = "6"
)~")},
       R"~(
rules/judge/2026-07-22.toml:2:1: error E219: no version adopts rules/judge/2026-07-22.toml
    2 | [rule]
      | ^
  help: add a [[change]] that adopts it to a spec file
)~"},
      {"a rule file that two changes adopt",
       {change("specs/v0.2.1.toml", R"~(section = "8"
)~",
               R"~(section = "8"
adopts = "rules/anchors/2026-07-23.toml"
)~")},
       R"~(
specs/v0.2.1.toml:34:10: error E220: rules/anchors/2026-07-23.toml has been adopted before
   34 | adopts = "rules/anchors/2026-07-23.toml"
      |          ^
  help: a rule comes back as a new dated file
)~"},
      {"two versions that amend none",
       {change("specs/v0.1.1.toml", R"~(amends = "v0.1.0"
)~",
               "")},
       R"~(
specs/v0.1.1.toml:2:1: error E221: version "v0.1.1" is not part of the chain of amendments
    2 | [spec]
      | ^
  help: exactly one version amends none, and each other amends the one before it; the chain ends at v0.1.0
specs/v0.1.2.toml:2:1: error E221: version "v0.1.2" is not part of the chain of amendments
    2 | [spec]
      | ^
  help: exactly one version amends none, and each other amends the one before it; the chain ends at v0.1.0
specs/v0.1.3.toml:2:1: error E221: version "v0.1.3" is not part of the chain of amendments
    2 | [spec]
      | ^
  help: exactly one version amends none, and each other amends the one before it; the chain ends at v0.1.0
specs/v0.2.0.toml:2:1: error E221: version "v0.2.0" is not part of the chain of amendments
    2 | [spec]
      | ^
  help: exactly one version amends none, and each other amends the one before it; the chain ends at v0.1.0
specs/v0.2.1.toml:2:1: error E221: version "v0.2.1" is not part of the chain of amendments
    2 | [spec]
      | ^
  help: exactly one version amends none, and each other amends the one before it; the chain ends at v0.1.0
)~"},
      {"a version that amends one that does not exist",
       {change("specs/v0.2.1.toml", R"~(amends = "v0.2.0")~", R"~(amends = "v0.2.2")~")},
       R"~(
specs/v0.2.1.toml:2:1: error E221: version "v0.2.1" is not part of the chain of amendments
    2 | [spec]
      | ^
  help: exactly one version amends none, and each other amends the one before it; the chain ends at v0.2.0
)~"},
  };
}

}  // namespace sabot::rulebook::test
