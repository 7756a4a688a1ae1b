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
)~"},
      {"a released file that is lost",
       {remove("rules/judge/2026-07-22.toml")},
       R"~(
)~"},
      {"another digest, though no file has changed",
       {change("specs/released.toml", "digest = \"775b", "digest = \"775c")},
       R"~(
)~"},
      {"a version that is not recorded, and one that is recorded twice",
       {change("specs/released.toml", "version = \"v0.1.1\"", "version = \"v0.1.0\"")},
       R"~(
)~"},
      {"a file of a version that is not recorded, and one that is recorded twice",
       {change("specs/released.toml", "path = \"rules/acts/2026-07-22.toml\"",
               "path = \"rules/bands/2026-07-22.toml\"")},
       R"~(
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
