#include "report/table.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include <sstream>

using namespace sabot::report;

TEST_CASE("columns are as wide as their widest cell, and heads stand at the bottom") {
  const Table table{{{"row"}, {"rate\nof valid", Align::right}, {"why"}},
                    {{"a", "1", "short"}, {"été", "100.0%", "a longer reason"}}};
  CHECK(aligned(table, "  ") ==
        "           rate\n"
        "  row  of valid  why\n"
        "  ---  --------  ---------------\n"
        "  a           1  short\n"
        "  été    100.0%  a longer reason\n");
}

TEST_CASE("a table without rows shows its head") {
  CHECK(aligned({{{"row"}, {"n", Align::right}}, {}}, "") == "row  n\n---  -\n");
}

TEST_CASE("a cell can neither break its line nor act on the terminal") {
  CHECK(aligned({{{"x"}}, {{"a\nb\x1b[0m"}}}, "") == "x\n-----------\na\\nb\\x1b[0m\n");
}

namespace {

const std::string long_words(30, 'w');

}  // namespace

TEST_CASE("a table that is too wide folds its texts and heads first, the widest ones") {
  const std::string name(50, 'n'), gap(52, ' ');
  CHECK(aligned({{{"name"}, {"a head of words", Align::right}, {"why"}},
                 {{name, "12 (1/2)", long_words + ' ' + long_words}}},
                "") == "name                                                a head of words  why\n" +
                           std::string(50, '-') + "  " + std::string(15, '-') + "  " + std::string(31, '-') + "\n" +
                           name + "         12 (1/2)  " + long_words + "\n" + std::string(69, ' ') + long_words + "\n");
  const std::string longer(70, 'n');
  CHECK(aligned({{{"name"}, {"a head of words", Align::right}, {"a head of more words", Align::right}},
                 {{longer, "1", "2"}}},
                "")
            .starts_with(std::string(72, ' ') + "    a head of      a head of\n" + "name" + std::string(68, ' ') +
                         "        words     more words\n"));
}

TEST_CASE("a text that would be a tower of words goes below its row, under a head of its own") {
  const std::string why = long_words + ' ' + long_words + ' ' + long_words + ' ' + long_words;
  CHECK(aligned({{{"name"}, {"n", Align::right}, {"why"}}, {{std::string(50, 'n'), "1", why}, {"m", "2", ""}}}, "") ==
        "name                                                n\n"
        "  why\n"
        "--------------------------------------------------  -\n" +
            std::string(50, 'n') + "  1\n" + "  " + long_words + ' ' + long_words + ' ' + long_words + "\n    " +
            long_words + "\nm                                                   2\n  -\n");
}

TEST_CASE("counts go under their rates, all of a table's, where that makes it fit") {
  const std::string longer(80, 'n'), gap(82, ' ');
  CHECK(aligned({{{"name"}, {"one", Align::right}, {"two", Align::right}},
                 {{longer, "50.0% (1/2)", "100.0% (10/10)"}, {"m", "- (0/0)", "-"}}},
                "") == "name" + std::string(78, ' ') + "  one      two\n" + std::string(80, '-') +
                           "  -----  -------\n" + longer + "  50.0%   100.0%\n" + gap + "(1/2)  (10/10)\n" + "m" +
                           std::string(81, ' ') + "    -        -\n" + gap + "(0/0)\n");
}

TEST_CASE("columns that do not fit go into further parts, each with the names and none with a single column") {
  Table table{{{"name"}}, {{std::string(30, 'n')}}};
  for (const char* head : {"a", "b", "c", "d"}) {
    table.columns.push_back({head, Align::right});
    table.rows.front().push_back(std::string(18, *head));
  }
  const std::string name = std::string(30, 'n') + "  ", rule = std::string(30, '-');
  const auto number = [](char digit) { return std::string(18, digit); };
  CHECK(aligned(table, "") == "name" + std::string(45, ' ') + "a" + std::string(19, ' ') + "b\n" + rule + "  " +
                                  number('-') + "  " + number('-') + "\n" + name + number('a') + "  " + number('b') +
                                  "\n\n" + "name" + std::string(45, ' ') + "c" + std::string(19, ' ') + "d\n" + rule +
                                  "  " + number('-') + "  " + number('-') + "\n" + name + number('c') + "  " +
                                  number('d') + "\n");
}

TEST_CASE("no line of a table is wider than a page, whatever its texts, if its words are short") {
  CHECK(rc::check([] {
    const auto columns = *rc::gen::inRange<std::size_t>(1, 9);
    const auto text = rc::gen::map(rc::gen::inRange(0, 30), [](int words) {
      std::string all;
      for (int i = 0; i < words; ++i)
        all += (i == 0 ? "" : " ") + std::string(static_cast<std::size_t>(i % 9 + 1), 'w');
      return all;
    });
    Table table;
    for (std::size_t c = 0; c < columns; ++c) table.columns.push_back({*text, Align::left});
    for (int r = 0; r < 3; ++r) table.rows.push_back(*rc::gen::container<std::vector<std::string>>(columns, text));
    std::istringstream lines(aligned(table, "  "));
    for (std::string line; std::getline(lines, line);) RC_ASSERT(line.size() <= 100u);
  }));
}
