// Section 1: how a cell is named.
#include "adjudicate/cell.hpp"

#include <catch2/catch.hpp>

using namespace sabot::adjudicate;
using sabot::trace::ReplicateLabel;

TEST_CASE("a cell is framework/config/task/operator/replicate") {
  const Cell cell{{"langgraph", "default"}, "T1", "O1", {std::int64_t{11}}};
  CHECK(to_string(cell) == "langgraph/default/T1/O1/11");
  CHECK(to_string(cell.row) == "langgraph/default");
  CHECK(to_string(baseline_of(cell)) == "langgraph/default/T1/baseline/11");
  CHECK(baseline_of(cell) == BaselineKey{{"langgraph", "default"}, "T1", {std::int64_t{11}}});
}

TEST_CASE("a cell's name reads back as the cell") {
  for (const auto& label : {ReplicateLabel{std::int64_t{11}}, ReplicateLabel{"r1"}, ReplicateLabel{"wave/3/r 1"}}) {
    const Cell cell{{"langgraph", "default"}, "T1", "O1", label};
    INFO(to_string(cell));
    CHECK(parse_cell(to_string(cell)) == cell);
  }
}

TEST_CASE("what is no cell's name is none") {
  for (const auto* text : {"", "/", "////", "a/b/c/d", "a/b/c/d/", "/b/c/d/e", "a//c/d/e", "a/b//d/e", "a/b/c//e"}) {
    INFO(text);
    CHECK_FALSE(parse_cell(text));
  }
}
