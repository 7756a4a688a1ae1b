#include "match/literal_filter.hpp"

#include <catch2/catch.hpp>

using sabot::match::LiteralFilter;

TEST_CASE("a text without a literal that every match needs is told without running the pattern") {
  struct Case {
    std::string pattern;
    std::string text;
    bool may_match;
  };
  const auto [pattern, text, may_match] = GENERATE(values<Case>({
      {"(?im)^mark:(.*)$", "nothing here", false},
      {"(?im)^mark:(.*)$", "", false},
      {"(?im)^mark:(.*)$", "mark", false},
      {"(?im)^mark:(.*)$", "mark:", true},
      {"(?im)^mark:(.*)$", "a: b\nMaRk: c", true},
      {"(?im)^mark:(.*)$", ":mark", false},
      {"(?i)reach", "we REACH it", true},
      {"(?i)reach", "each", false},
      // one of several is enough to make it worth a look
      {"(?i)(?:first|second) one", "the second one", true},
      {"(?i)(?:first|second)", "the second", true},
      {"(?i)(?:first|second)", "the third", false},
      // too short to tell anything
      {"(?i)ab|c", "zzz", true},
      {".*", "zzz", true},
      // letters beyond ASCII that are s and k without regard to case
      {"(?i)flags", "FLAG\xc5\xbf", true},
      {"(?i)marks", "mar\xe2\x84\xaas", true},
      {"(?i)flags", "\xc3\xa9", false},
      // a literal beyond ASCII is not looked for
      {"(?i)\xc3\xa9t\xc3\xa9s", "zzz", true},
  }));
  CAPTURE(pattern, text);
  CHECK(LiteralFilter(pattern).may_match(text) == may_match);
}

TEST_CASE("a filter without a pattern lets everything pass") {
  CHECK(LiteralFilter().may_match(""));
}
