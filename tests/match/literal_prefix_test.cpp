#include "match/literal_prefix.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include <string>
#include <vector>

#include "match/folded_find.hpp"
#include "match/pattern.hpp"
#include "support/random_run.hpp"

using namespace sabot::match;
using Answer = FirstStart::Answer;

namespace {

Modes modes_of(const std::string& letters) {
  return {letters.find('i') != std::string::npos, letters.find('m') != std::string::npos,
          letters.find('s') != std::string::npos};
}

// "line start, space, literal"; empty for a pattern without such a beginning.
std::string described(const std::string& pattern, const std::string& modes) {
  const auto prefix = literal_prefix(pattern, modes_of(modes));
  if (!prefix) return "";
  return std::string(prefix->line_start ? "^" : "") + (prefix->space ? " " : "") + prefix->literal;
}

Pattern compiled(const std::string& source, const std::string& modes) {
  return Pattern::compile(source, modes).value();
}

// Offsets of the match and its group, or nothing.
std::string found(const Pattern& pattern, std::string_view text) {
  const auto match = pattern.search(text);
  if (!match) return "";
  const auto offset = [&](std::string_view part) {
    return part.data() == nullptr ? "-" : std::to_string(part.data() - text.data());
  };
  return offset(match->whole) + ':' + std::string(match->whole) + ':' + offset(match->group1) + ':' +
         std::string(match->group1);
}

}  // namespace

TEST_CASE("a pattern's beginning is what every match begins with") {
  struct Case {
    std::string pattern;
    std::string modes;
    std::string prefix;
  };
  const auto [pattern, modes, prefix] = GENERATE(values<Case>({
      {R"(^\s*MARK:\s*(.*?)\s*$)", "im", "^ mark:"},
      {R"(^\s*MARK:\s*(.*?)\s*$)", "m", "^ MARK:"},
      {R"(MARK:\s*(A|B))", "i", "mark:"},
      {R"(\s*mark)", "", " mark"},
      // the last letter may be missing, or another one come first
      {"marks?", "", "mark"},
      {"marks*", "", "mark"},
      {"marks{0,2}", "", "mark"},
      {"mar?", "", ""},
      {"mark|other", "", ""},
      {"(?:mark|other)", "", ""},
      {"mark(?:a|b)", "", "mark"},
      {"mark[|]", "", "mark"},
      {R"(mark\|)", "", "mark"},
      // not every line, or not every white space
      {"^mark", "", ""},
      {R"(\s+mark)", "", ""},
      {R"(\s*?mark)", "m", ""},
      {R"(\s*+mark)", "m", ""},
      // too short, or no letters
      {"ab", "", ""},
      {"", "", ""},
      {".mark", "", ""},
      {"\xc3\xa9mark", "", ""},
  }));
  CAPTURE(pattern, modes);
  CHECK(described(pattern, modes) == prefix);
}

TEST_CASE("the first start is where a match can first begin") {
  struct Case {
    std::string text;
    Answer answer;
    std::size_t offset;
  };
  const LiteralPrefix prefix{true, true, true, "mark:"};
  const auto [text, answer, offset] = GENERATE(values<Case>({
      {"mark: a", Answer::here, 0},
      {"one\n  \n MaRk: a", Answer::here, 4},
      {"one  mark: a", Answer::nowhere, 0},
      {"one mark: a\nmark: b", Answer::here, 12},
      {"", Answer::nowhere, 0},
      {"mark", Answer::nowhere, 0},
      // white space that only Python may know, or letters that are ASCII without regard to case
      {"\xc2\xa0mark: a", Answer::unknown, 0},
      {"\x1cmark: a", Answer::unknown, 0},
      {"mar\xe2\x84\xaa: a", Answer::unknown, 0},
  }));
  CAPTURE(text);
  const auto start = first_start(prefix, text);
  CHECK(start.answer == answer);
  CHECK(start.offset == offset);
}

TEST_CASE("a search that begins at the prefix finds what a search of the whole text finds") {
  const std::vector<std::pair<std::string, std::string>> patterns = {
      {R"(^\s*MARK:\s*(.*?)\s*$)", "im"}, {R"(^\s*MARK:\s*(.*?)\s*$)", "m"}, {R"(MARK:\s*(A|B)\s*(?:-\s*(.*))?)", "i"},
      {R"(\s*MARK:(\s*x)?)", "i"},        {R"(^MARK:[^x]*x)", "ims"},        {"MARKS?:", "i"},
  };
  CHECK(rc::check("for texts of the pattern's pieces and any others", [&] {
    const auto piece = rc::gen::oneOf(
        rc::gen::element<std::string>("MARK:", "mark:", "MARKS:", "mar\xe2\x84\xaa:", "MAR\xc5\xbf", "A", "B", "x", "-",
                                      " ", "\n", "\t", "\r\n", "\xc2\xa0", "\x1c", "\xc3\xa9"),
        sabot::testing::arbitraryText());
    std::string text;
    for (const auto& part : *rc::gen::container<std::vector<std::string>>(piece)) text += part;
    for (const auto& [source, modes] : patterns) {
      const Pattern by_prefix = compiled(source, modes);
      // A group hides the beginning.
      const Pattern whole = compiled("(?:" + source + ")", modes);
      RC_ASSERT(found(by_prefix, text) == found(whole, text));
    }
  }));
}

TEST_CASE("the letters beyond ASCII that fold to ASCII letters are all known") {
  for (char32_t c = 0x80; c <= 0x10ffff; ++c) {
    if (c >= 0xd800 && c <= 0xdfff) continue;
    const std::string text = sabot::testing::utf8(c);
    static const Pattern letter = compiled("[a-z]", "i");
    if (!letter.matches_fully(text)) continue;
    INFO(static_cast<std::uint32_t>(c));
    CHECK(holds_folding_letter(text, "abcdefghijklmnopqrstuvwxyz"));
  }
}
