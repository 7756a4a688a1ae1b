// The two parse rules that the standard publishes (sections 5 and 10.2), verbatim.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "match/pattern.hpp"

using sabot::match::Pattern;

namespace {

struct Case {
  std::string text;
  std::string expected;  // the first group, in brackets; empty: no match
};

void check(const Pattern& pattern, const std::vector<Case>& cases) {
  for (const Case& c : cases) {
    INFO(c.text);
    const auto match = pattern.search(c.text);
    CHECK((match ? "[" + std::string(match->group1) + "]" : "") == c.expected);
  }
}

}  // namespace

TEST_CASE("FLAGS lines are found as section 10.2 says") {
  const auto pattern = Pattern::compile(R"(^\s*FLAGS:\s*(.*?)\s*$)", "im");
  REQUIRE(pattern);
  check(*pattern, {
                      {"FLAGS: 74.1 is not 41.7", "[74.1 is not 41.7]"},
                      {"FLAGS:74.1", "[74.1]"},
                      {"flags: none", "[none]"},
                      {"Flags: n/a", "[n/a]"},
                      {"FLAGS:", "[]"},
                      {"FLAGS:   ", "[]"},
                      // White space is Unicode's.
                      {"FLAGS:\u00A0none", "[none]"},
                      {"\u2003FLAGS:\u3000none\u00A0", "[none]"},
                      {"FLAGS: none\u0085", "[none]"},
                      // A zero-width space is none.
                      {"FLAGS:\u200Bnone", "[\u200Bnone]"},
                      {"\u200BFLAGS: none", ""},
                      // White space after the colon may hold line ends.
                      {"FLAGS:\n74.1", "[74.1]"},
                      {"FLAGS: \r\n\r\n  74.1 \r\nVERDICT: REJECT", "[74.1]"},
                      // Trailing white space and CRLF are not content.
                      {"FLAGS: 74.1 \t\nrest", "[74.1]"},
                      {"FLAGS: 74.1\r\nrest", "[74.1]"},
                      // The line may stand anywhere, but FLAGS begins it.
                      {"draft\n\n  FLAGS: 74.1\nrest", "[74.1]"},
                      {"no FLAGS: 74.1", ""},
                      {"- FLAGS: 74.1", ""},
                      {"FLAGS : 74.1", ""},
                      {"FLAG: 74.1", ""},
                      {"", ""},
                      // The first line counts.
                      {"FLAGS: none\nFLAGS: 74.1", "[none]"},
                      {"see FLAGS: a\nFLAGS: b\nFLAGS: c", "[b]"},
                      // A long s is an S without regard to case.
                      {"FLAG\u017F: 74.1", "[74.1]"},
                  });
}

TEST_CASE("VERDICT tokens are found as section 5 says") {
  const auto pattern = Pattern::compile(R"(VERDICT:\s*(APPROVE|REJECT)\s*(?:-\s*(.*))?)", "i");
  REQUIRE(pattern);
  check(*pattern, {
                      {"VERDICT: APPROVE", "[APPROVE]"},
                      {"VERDICT: REJECT - 74.1 is wrong", "[REJECT]"},
                      {"verdict:reject", "[reject]"},
                      {"so my Verdict:\u00A0Reject", "[Reject]"},
                      {"VERDICT:\nAPPROVE", "[APPROVE]"},
                      {"VERDICT: APPROVE\nVERDICT: REJECT", "[APPROVE]"},
                      {"VERDICT: maybe\nVERDICT: REJECT", "[REJECT]"},
                      {"VERDICT: APPROVED", "[APPROVE]"},
                      {"VERDICT APPROVE", ""},
                      {"VERDICT: \u2013 REJECT", ""},
                      // Python takes all four letters i for one another.
                      {"VERD\u0131CT: APPROVE", "[APPROVE]"},
                      {"VERD\u0130CT: REJECT", "[REJECT]"},
                  });
}

TEST_CASE("The match of a VERDICT token reaches to the end of its reason") {
  const auto pattern = Pattern::compile(R"(VERDICT:\s*(APPROVE|REJECT)\s*(?:-\s*(.*))?)", "i");
  REQUIRE(pattern);
  const auto match = pattern->search("ok. VERDICT: REJECT \n- 74.1\nrest");
  REQUIRE(match);
  CHECK(match->whole == "VERDICT: REJECT \n- 74.1");
}
