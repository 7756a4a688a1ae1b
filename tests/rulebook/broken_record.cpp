// Files that are no longer as they were released.
#include "rulebook/broken_rules.hpp"

namespace sabot::rulebook::test {

std::vector<BrokenRules> broken_record() {
  return {
      {"a released rule says something else",
       {change("rules/judge/2026-07-22.toml", "kappa_floor = 0.7", "kappa_floor = 0.6")},
       R"~(
rules/judge/2026-07-22.toml:2:1: error E231: rules/judge/2026-07-22.toml is released and frozen, and its bytes have changed
    2 | [rule]
      | ^
  help: put it back as it was, and add a new dated file for what is to change
)~"},
      {"a blank more in a released rule, and a word in a spec",
       {change("rules/judge/2026-07-22.toml", "kappa_floor = 0.7", "kappa_floor =  0.7"),
        change("specs/v0.2.1.toml", "What wave 2 taught", "Lessons")},
       R"~(
rules/judge/2026-07-22.toml:2:1: error E231: rules/judge/2026-07-22.toml is released and frozen, and its bytes have changed
    2 | [rule]
      | ^
  help: put it back as it was, and add a new dated file for what is to change
specs/v0.2.1.toml:2:1: error E231: specs/v0.2.1.toml is released and frozen, and its bytes have changed
    2 | [spec]
      | ^
  help: put it back as it was, and add a new dated file for what is to change
)~"},
      {"a line end of another system",
       {change("rules/judge/2026-07-22.toml", "kappa_floor = 0.7\n", "kappa_floor = 0.7\r\n")},
       R"~(
rules/judge/2026-07-22.toml:2:1: error E231: rules/judge/2026-07-22.toml is released and frozen, and its bytes have changed
    2 | [rule]
      | ^
  help: put it back as it was, and add a new dated file for what is to change
)~"},
      {"a released file that is broken now",
       {change("rules/judge/2026-07-22.toml", "[rule]", "[rule")},
       R"~(
rules/judge/2026-07-22.toml: error E231: rules/judge/2026-07-22.toml is released and frozen, and its bytes have changed
  help: put it back as it was, and add a new dated file for what is to change
rules/judge/2026-07-22.toml:2:6: error E201: not TOML: Error while parsing table header: expected ']', saw '\n'
    2 | [rule
      |      ^
)~"},
      {"a released file that is lost",
       {remove("rules/judge/2026-07-22.toml")},
       R"~(
specs/released.toml:73:8: error E232: rules/judge/2026-07-22.toml is released and not there
   73 | path = "rules/judge/2026-07-22.toml"
      |        ^
  help: put the file back: what has been released stays
specs/v0.1.0.toml:61:10: error E215: there is no rule file rules/judge/2026-07-22.toml
   61 | adopts = "rules/judge/2026-07-22.toml"
      |          ^
)~"},
      {"another digest, though no file has changed",
       {change("specs/released.toml", "digest = \"775b", "digest = \"775c")},
       R"~(
specs/released.toml:6:10: error E233: the digest of v0.1.0 is 775b3d94372ab1a63b903408f5c4892e368b88d66045bfd452172b5e0addf9bd
    6 | digest = "775c3d94372ab1a63b903408f5c4892e368b88d66045bfd452172b5e0addf9bd"
      |          ^
  help: its files are as they were released, so they are read otherwise than on that day
)~"},
      {"a version that is not recorded, and one that is recorded twice",
       {change("specs/released.toml", "version = \"v0.1.1\"", "version = \"v0.1.0\"")},
       R"~(
specs/released.toml:9:11: error E212: v0.1.0 is recorded twice
    9 | version = "v0.1.0"
      |           ^
specs/v0.1.1.toml:2:1: error E234: v0.1.1 is not in specs/released.toml
    2 | [spec]
      | ^
  help: sabot-eval specs record prints what belongs into it
)~"},
      {"a file of a version that is not recorded, and one that is recorded twice",
       {change("specs/released.toml", "path = \"rules/acts/2026-07-22.toml\"",
               "path = \"rules/bands/2026-07-22.toml\"")},
       R"~(
rules/bands/2026-07-22.toml:2:1: error E231: rules/bands/2026-07-22.toml is released and frozen, and its bytes have changed
    2 | [rule]
      | ^
  help: put it back as it was, and add a new dated file for what is to change
specs/released.toml:37:8: error E212: rules/bands/2026-07-22.toml is recorded twice
   37 | path = "rules/bands/2026-07-22.toml"
      |        ^
specs/v0.1.0.toml:11:10: error E234: rules/acts/2026-07-22.toml is not in specs/released.toml
   11 | adopts = "rules/acts/2026-07-22.toml"
      |          ^
  help: sabot-eval specs record prints what belongs into it
)~"},
      {"no record at all",
       {remove("specs/released.toml")},
       R"~(
specs/released.toml: error E234: there is no record of what has been released
  help: sabot-eval specs record prints what belongs into it
)~"},
  };
}

}  // namespace sabot::rulebook::test
