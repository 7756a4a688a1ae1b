// What the dialect says in RE2's words, and what it refuses.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "match/pattern.hpp"
#include "match/python_dialect.hpp"

using sabot::match::Modes;
using sabot::match::Pattern;
using sabot::match::to_re2;

TEST_CASE("A pattern is translated to RE2") {
  struct Case {
    std::string python;
    Modes modes;
    std::string re2;
  };
  const Modes plain{};
  const Modes ignore_case{true, false, false};
  const std::vector<Case> cases = {
      {"abc", plain, "abc"},
      {"a b", plain, R"(a\x{20}b)"},
      {"\u00B5", plain, R"(\x{b5})"},
      {"ab", ignore_case, "[Aa][Bb]"},
      {"k", ignore_case, R"([Kk\x{212a}])"},
      {"i", ignore_case, R"([Ii\x{130}-\x{131}])"},
      {"7", ignore_case, "7"},
      {"[h-j]", ignore_case, R"([H-Jh-j\x{130}-\x{131}])"},
      {"^a$", Modes{false, true, false}, "(?m)^a$"},
      {".", Modes{false, true, true}, "(?ms)."},
      {R"(\Aa\Z)", plain, R"(\Aa\z)"},
      {"(?P<name>a)", plain, "(a)"},
      {"(?:a|b|)", plain, "(?:a|b|)"},
      {"a*b+c?", plain, "a{0,}b{1,}c{0,1}"},
      {"a{2}b{2,}c{2,3}?d{,3}e{,}", plain, "a{2}b{2,}c{2,3}?d{0,3}e{0,}"},
      {"a{}b{x}c{1", plain, R"(a\x{7b}\x{7d}b\x{7b}x\x{7d}c\x{7b}1)"},
      {"[]a]", plain, R"([\x{5d}a])"},
      {"[^]a]", plain, R"([^\x{5d}a])"},
      {"[[:alpha:]]", plain, R"([\x{3a}\x{5b}ahlp]\x{5d})"},
      {"[a-]", plain, R"([\x{2d}a])"},
      {R"([\n\b\-])", plain, R"([\x{8}\x{a}\x{2d}])"},
      {R"(\d)", ignore_case, to_re2(R"([\d])", plain).value()},
      {R"(\x41\u0042\U00000043\0\07)", plain, R"(ABC\x{0}\x{7})"},
      {R"(\.\[\\)", plain, R"(\x{2e}\x{5b}\x{5c})"},
  };
  for (const Case& c : cases) {
    INFO(c.python);
    CHECK(to_re2(c.python, c.modes).value_or("refused") == c.re2);
  }
}

TEST_CASE("A pattern that cannot keep its meaning is refused with a reason") {
  struct Case {
    std::string python;
    std::string sentence;
  };
  const std::vector<Case> cases = {
      {"a(?=b)", "character 2: RE2 has no look-ahead"},
      {"a(?!b)", "character 2: RE2 has no look-ahead"},
      {"(?<=a)b", "character 1: RE2 has no look-behind"},
      {"(?<!a)b", "character 1: RE2 has no look-behind"},
      {R"((a)\1)", "character 4: RE2 has no back-references, and octal escapes begin with \\0"},
      {"(?P<n>a)(?P=n)", "character 9: RE2 has no back-references"},
      {"(a)(?(1)b|c)", "character 4: RE2 has no conditional groups"},
      {"(?>a)", "character 1: RE2 has no atomic groups"},
      {"a*+", "character 2: RE2 has no possessive quantifiers"},
      {"(?i)a", "character 1: inline flags are not read; give them as modes"},
      {"(?-i:a)", "character 1: inline flags are not read; give them as modes"},
      {"(?#note)a", "character 1: comments are not read"},
      {"(?<n>a)", "character 1: this kind of group is unknown"},
      {R"(\bword)", "character 1: RE2's word boundary knows ASCII letters only"},
      {R"(\B)", "character 1: RE2's word boundary knows ASCII letters only"},
      {"a$",
       "character 2: `$` without mode m also matches before a last line end, which RE2 cannot say; write \\Z for the "
       "end of the text, or use mode m"},
      {"a{1001}", "character 2: this repeats more than 1000 times, and RE2 counts no further"},
      {"a{99999999999999999999,}", "character 2: this repeats more than 1000 times, and RE2 counts no further"},
      {"a{3,2}", "character 2: the least number of repeats exceeds the most"},
      {"*a", "character 1: there is nothing to repeat before this"},
      {"(|+)", "character 3: there is nothing to repeat before this"},
      {"^*", "character 2: there is nothing to repeat before this"},
      {"{1}", "character 1: there is nothing to repeat before this"},
      {"a**", "character 3: this repeats what is repeated already"},
      {"a{1}{2}", "character 5: this repeats what is repeated already"},
      {"(a*)*",
       "character 5: this repeats what can match the empty text, and RE2 and Python divide such matches differently"},
      {"(a", "character 1: this group is never closed"},
      {"a)", "character 2: this closing parenthesis opens nowhere"},
      {"[a", "character 1: this class is never closed"},
      {"[]", "character 1: this class is never closed"},
      {"[a-", "character 1: this class is never closed"},
      {"[b-a]", "character 3: the range ends before it begins"},
      {R"([a-\d])", "character 3: a range is bounded by characters, not by classes"},
      {R"([\w-z])", "character 4: a range is bounded by characters, not by classes"},
      {"a\\", "character 2: a backslash ends the pattern"},
      {R"(\q)", "character 1: no character is written by this escape"},
      {R"([\Z])", "character 2: no character is written by this escape"},
      {R"(\x4)", "character 1: this escape needs 2 hexadecimal digits"},
      {R"(\U00110000)", "character 1: this number is beyond Unicode"},
      {R"(\ud800)", "character 1: this is a surrogate, and UTF-8 text holds none"},
      {"(?P<1>a)", "character 1: a group's name is made of ASCII letters, digits and _, and begins with no digit"},
      {"(?P<n", "character 1: the name of this group has no end"},
      {"(?P<n>a)(?P<n>b)", "character 9: two groups have this name"},
      {std::string(201, '('), "character 201: groups are nested too deeply"},
      {"\u00E9(?=b)", "character 2: RE2 has no look-ahead"},
      {"\xff", "the pattern is not UTF-8"},
      {"((a{100}){100}){100}", "RE2 refuses the pattern: invalid repetition size: {100}"},
  };
  for (const Case& c : cases) {
    INFO(c.python);
    const auto pattern = Pattern::compile(c.python, "");
    REQUIRE_FALSE(pattern);
    CHECK(pattern.error() == c.sentence);
  }
}

TEST_CASE("Modes are any of i, m and s, each once") {
  CHECK(Pattern::compile("a", "smi")->modes() == "ims");
  CHECK(*Pattern::compile("a", "mi") == *Pattern::compile("a", "im"));
  CHECK(Pattern::compile("a", "x").error() == "the modes \"x\" hold something other than i, m and s");
  CHECK(Pattern::compile("a", "ii").error() == "the modes \"ii\" hold i twice");
}

TEST_CASE("A pattern matches a whole text or is found in it") {
  CHECK_FALSE(Pattern{}.search("").has_value());
  CHECK_FALSE(Pattern{}.matches_fully(""));
  const Pattern choice = *Pattern::compile("a|ab", "");
  CHECK(choice.search("xab")->whole == "a");
  CHECK(choice.search("xab")->group1.empty());
  CHECK(choice.matches_fully("ab"));
  CHECK_FALSE(choice.matches_fully("ab\n"));
  CHECK_FALSE(choice.search("b").has_value());
  CHECK(Pattern::compile("(a)|b", "")->search("b")->group1.empty());
  CHECK(Pattern::compile("", "")->matches_fully(""));
  CHECK_FALSE(choice.search("\xff").has_value());
}

TEST_CASE("A pattern larger than RE2's memory is refused") {
  const auto pattern = Pattern::compile(R"(\W{1000}\W{1000}\W{1000}\W{1000})", "");
  REQUIRE_FALSE(pattern);
  CHECK(pattern.error().starts_with("RE2 refuses the pattern: pattern too large"));
}
