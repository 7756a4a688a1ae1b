// Registered waves: seeds files that are wrong by themselves, or do not fit the versions.
#include "rulebook/broken_rules.hpp"

namespace sabot::rulebook::test {

std::vector<BrokenRules> broken_waves() {
  return {
      {"a wave under a version that does not exist",
       {change("seeds/wave2.toml", R"~(spec = "v0.2.0")~", R"~(spec = "v0.2.9")~")},
       R"~(
seeds/wave2.toml:5:8: error E222: there is no version "v0.2.9" of the standard
    5 | spec = "v0.2.9"
      |        ^
  help: one of: v0.1.0, v0.1.1, v0.1.2, v0.1.3, v0.2.0, v0.2.1
)~"},
      {"a wave that was registered before its version",
       {change("seeds/wave2.toml", "registered = 2026-07-23", "registered = 2026-07-22")},
       R"~(
seeds/wave2.toml:4:14: error E217: v0.2.0 is dated 2026-07-23, after the registration of a wave under it
    4 | registered = 2026-07-22
      |              ^
)~"},
      {"a label that is registered twice",
       {change("seeds/wave1.toml", "[11, 12, 13, 14, 15]", "[11, 12, 13, 14, 11]")},
       R"~(
seeds/wave1.toml:6:10: error E212: a label is registered twice
    6 | labels = [11, 12, 13, 14, 11]
      |          ^
)~"},
      {"a file that is not named after its wave",
       {change("seeds/wave1.toml", R"~(id = "wave1")~", R"~(id = "wave3")~")},
       R"~(
seeds/wave1.toml:3:6: error E210: wave "wave3" cannot stand in seeds/wave1.toml
    3 | id = "wave3"
      |      ^
  help: its place is seeds/wave3.toml
)~"},
      {"a label that is a text, and a slip in a key",
       {change("seeds/wave1.toml", "[11, 12, 13, 14, 15]", R"~([11, "r1"])~"),
        change("seeds/wave2.toml", "registered =", "registred =")},
       R"~(
seeds/wave1.toml:6:15: error E204: "wave.labels[1]" must be a whole number, this is a text
    6 | labels = [11, "r1"]
      |               ^
seeds/wave2.toml:2:1: error E203: the key "wave.registered" is missing
    2 | [wave]
      | ^
seeds/wave2.toml:4:1: error E202: unknown key "wave.registred"
    4 | registred = 2026-07-23
      | ^
  help: did you mean "registered"?
)~"},
  };
}

}  // namespace sabot::rulebook::test
