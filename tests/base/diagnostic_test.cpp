#include "base/diagnostic.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>

using namespace sabot;

TEST_CASE("a diagnostic shows place, code, message, source line, caret and help") {
  struct Case {
    std::string_view name;
    Diagnostic diagnostic;
    std::string text;
  };
  const std::string long_line = std::string(60, 'a') + "!" + std::string(80, 'z');
  const auto [name, diagnostic, text] = GENERATE_COPY(values<Case>({
      {"everything",
       {{"rules/x.toml", 12, 1}, "E201", "unknown key \"sumary\"", "did you mean \"summary\"?", "sumary = \"...\""},
       "rules/x.toml:12:1: error E201: unknown key \"sumary\"\n"
       "   12 | sumary = \"...\"\n"
       "      | ^\n"
       "  help: did you mean \"summary\"?"},
      {"no help",
       {{"a.toml", 3, 8}, "E202", "wrong", "", "date = nope"},
       "a.toml:3:8: error E202: wrong\n"
       "    3 | date = nope\n"
       "      |        ^"},
      {"a warning", {{"a.toml", 3, 8}, "W202", "odd", "", ""}, "a.toml:3:8: warning W202: odd"},
      {"a notice", {{"a.toml", 3, 8}, "N202", "by the way", "", ""}, "a.toml:3:8: notice N202: by the way"},
      {"no source line",
       {{"a.jsonl", 3, 8}, "E101", "wrong", "try again", ""},
       "a.jsonl:3:8: error E101: wrong\n"
       "  help: try again"},
      {"a whole line, so no caret",
       {{"a.toml", 3, 0}, "E202", "wrong", "", "date = nope"},
       "a.toml:3: error E202: wrong\n"
       "    3 | date = nope"},
      {"a whole file", {{"a.toml", 0, 0}, "E203", "wrong", "", ""}, "a.toml: error E203: wrong"},
      {"a six-digit line number",
       {{"a.jsonl", 123456, 2}, "E101", "wrong", "", "{x"},
       "a.jsonl:123456:2: error E101: wrong\n"
       "123456 | {x\n"
       "       |  ^"},
      {"a tab is one column",
       {{"a.toml", 3, 3}, "E202", "wrong", "", "\t\tx = 1"},
       "a.toml:3:3: error E202: wrong\n"
       "    3 |   x = 1\n"
       "      |   ^"},
      {"columns count bytes, the caret counts characters",
       {{"a.toml", 3, 8}, "E202", "wrong", "", "\xc2\xb5 = \xc2\xb0?"},
       "a.toml:3:8: error E202: wrong\n"
       "    3 | \xc2\xb5 = \xc2\xb0?\n"
       "      |      ^"},
      {"a column inside a character points at its start",
       {{"a.toml", 3, 2}, "E202", "wrong", "", "\xc2\xb5 = 1"},
       "a.toml:3:2: error E202: wrong\n"
       "    3 | \xc2\xb5 = 1\n"
       "      | ^"},
      {"control characters are escaped everywhere, and the caret makes room for them",
       {{"a\nb.toml", 3, 3}, "E202", "found \x1b[2J", "not \a", "\x1bxy"},
       "a\\nb.toml:3:3: error E202: found \\x1b[2J\n"
       "    3 | \\x1bxy\n"
       "      |      ^\n"
       "  help: not \\x07"},
      {"a column past the end",
       {{"a.toml", 3, 40}, "E202", "cut off", "", "x = ["},
       "a.toml:3:40: error E202: cut off\n"
       "    3 | x = [\n"
       "      |      ^"},
      {"a long line is cut on both sides of the column",
       {{"a.jsonl", 1, 61}, "E101", "wrong", "", long_line},
       "a.jsonl:1:61: error E101: wrong\n"
       "    1 | ..." +
           std::string(50, 'a') + "!" + std::string(69, 'z') + "...\n" + "      |    " + std::string(50, ' ') + "^"},
      {"a long line is cut after its start",
       {{"a.jsonl", 1, 1}, "E101", "wrong", "", long_line},
       "a.jsonl:1:1: error E101: wrong\n"
       "    1 | " +
           std::string(60, 'a') + "!" + std::string(9, 'z') + "...\n" + "      | ^"},
  }));
  INFO(name);
  CHECK(render(diagnostic) == text);
}

TEST_CASE("several diagnostics end in a line end each") {
  const Diagnostic one{{"a.toml", 0, 0}, "E203", "one", "", ""};
  const Diagnostic two{{"b.toml", 0, 0}, "E203", "two", "", ""};
  CHECK(render(Diagnostics{}).empty());
  CHECK(render(Diagnostics{one, two}) == "a.toml: error E203: one\nb.toml: error E203: two\n");
}

TEST_CASE("a byte offset has a line, a column and that line's text") {
  struct Case {
    std::string_view text;
    std::size_t offset;
    LineAt at;
  };
  const auto [text, offset, at] = GENERATE(values<Case>({{"", 0, {1, 1, ""}},
                                                         {"one", 0, {1, 1, "one"}},
                                                         {"one", 3, {1, 4, "one"}},
                                                         {"one", 99, {1, 4, "one"}},
                                                         {"one\ntwo\n", 3, {1, 4, "one"}},
                                                         {"one\ntwo\n", 4, {2, 1, "two"}},
                                                         {"one\ntwo\n", 8, {3, 1, ""}},
                                                         {"one\r\ntwo\r\n", 6, {2, 2, "two"}},
                                                         {"\n\nx", 2, {3, 1, "x"}}}));
  CAPTURE(text, offset);
  const LineAt found = line_at(text, offset);
  CHECK(found.line == at.line);
  CHECK(found.column == at.column);
  CHECK(found.text == at.text);
}

TEST_CASE("a line's text comes without its line end") {
  CHECK(line_text("one\r\ntwo\nthree", 1) == "one");
  CHECK(line_text("one\r\ntwo\nthree", 2) == "two");
  CHECK(line_text("one\r\ntwo\nthree", 3) == "three");
  CHECK(line_text("one\r\ntwo\nthree", 4).empty());
}

TEST_CASE("a place leaves out what it does not know") {
  CHECK(to_string(Place{"a.toml", 4, 2}) == "a.toml:4:2");
  CHECK(to_string(Place{"a.toml", 4, 0}) == "a.toml:4");
  CHECK(to_string(Place{"a.toml", 0, 0}) == "a.toml");
}

TEST_CASE("an excerpt is shown as the whole line is, and is short") {
  CHECK(rc::check("for any line and column", [] {
    const auto byte = rc::gen::weightedOneOf<char>(
        {{3, rc::gen::inRange('a', 'z')}, {1, rc::gen::elementOf(std::string("\xc3\xa9\x80\xf0\t\x01"))}});
    Diagnostic whole{{"a.jsonl", 3, 0}, "E101", "wrong", "", ""};
    whole.source_line = *rc::gen::container<std::string>(*rc::gen::inRange<std::size_t>(0, 600), byte);
    whole.place.column = *rc::gen::inRange<std::size_t>(0, whole.source_line.size() + 3);
    const Diagnostic excerpt = with_excerpt(whole);
    RC_ASSERT(render(excerpt) == render(whole));
    RC_ASSERT(render(with_excerpt(excerpt)) == render(whole));
    RC_ASSERT(excerpt.source_line.size() <= 4U * 122U);
  }));
}
