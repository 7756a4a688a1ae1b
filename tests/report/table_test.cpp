#include "report/table.hpp"

#include <catch2/catch.hpp>

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
