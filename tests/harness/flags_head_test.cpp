// The FLAGS line before an output is set aside, and nothing else is.
#include "harness/flags_head.hpp"

#include <catch2/catch.hpp>

#include "support/engine.hpp"

using namespace sabot;
using namespace sabot::harness;

TEST_CASE("a FLAGS line counts as such on the first line alone") {
  struct Case {
    std::string text;
    std::optional<std::string> flags;
    std::string artifact;
  };
  const std::vector<Case> table = {
      {"FLAGS: none\n{}", "none", "{}"},
      {"flags: 47.1 against 41.7 \r\n\n{}\n", "47.1 against 41.7", "\n{}\n"},
      {"  FLAGS:none", "none", ""},
      {"FLAGS:\nnone", "", "none"},
      {"FLAGS:\u00a0\n{}", "", "{}"},
      {"{}", std::nullopt, "{}"},
      {"{}\nFLAGS: none", std::nullopt, "{}\nFLAGS: none"},
      {"\nFLAGS: none\n{}", std::nullopt, "\nFLAGS: none\n{}"},
      {"No FLAGS: none\n{}", std::nullopt, "No FLAGS: none\n{}"},
      {"FLAGS: a\nFLAGS: b\n{}", "a", "FLAGS: b\n{}"},
      {"", std::nullopt, ""},
  };
  for (const std::string& version : testing::versions_from("v0.2.0")) {
    for (const Case& c : table) {
      CAPTURE(version, c.text);
      const auto split = split_flags_head(c.text, testing::rulebook_of(version).flags->body.flags);
      CHECK(split.flags == c.flags);
      CHECK(split.artifact == c.artifact);
    }
  }
}
