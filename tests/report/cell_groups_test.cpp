#include "report/cell_groups.hpp"

#include <catch2/catch.hpp>

#include "report/evaluations.hpp"

using namespace sabot;
using adjudicate::Status;

namespace {

struct At {
  std::string task;
  std::string fault_operator;
  std::int64_t replicate;
  Status status;
};

std::vector<report::CellGroup> grouped(const std::vector<At>& cells, Status status) {
  report::CellGrouping grouping(status);
  for (const At& at : cells) {
    auto cell = report::test::cell("bare", at.fault_operator, at.replicate);
    cell.task = at.task;
    grouping.add(cell, at.status);
  }
  return std::move(grouping).groups();
}

}  // namespace

TEST_CASE("replicates that lack the same cells share a line") {
  const auto groups = grouped(
      {
          {"K1", "F1", 11, Status::not_run},
          {"K1", "F2", 11, Status::not_run},
          {"K2", "F1", 11, Status::not_run},
          {"K2", "F2", 11, Status::carved_out},
          {"K1", "F1", 12, Status::not_run},
          {"K1", "F2", 12, Status::scored},
          {"K2", "F1", 12, Status::not_run},
          {"K1", "F1", 13, Status::not_run},
          {"K1", "F2", 13, Status::not_run},
          {"K2", "F1", 13, Status::not_run},
      },
      Status::not_run);
  REQUIRE(groups.size() == 2);
  CHECK(groups[0].replicates == std::vector<std::string>{"11", "13"});
  CHECK(groups[0].cells == 3);
  CHECK(groups[0].of_cells == 3);
  CHECK(groups[0].which == "all");
  CHECK(groups[1].replicates == std::vector<std::string>{"12"});
  CHECK(groups[1].cells == 2);
  CHECK(groups[1].of_cells == 3);
  CHECK(groups[1].which == "K1 F1; K2 all");
}

TEST_CASE("carved-out cells are counted among all cells of their row") {
  const auto groups =
      grouped({{"K1", "F1", 11, Status::scored}, {"K1", "F2", 11, Status::carved_out}}, Status::carved_out);
  REQUIRE(groups.size() == 1);
  CHECK(groups[0].cells == 1);
  CHECK(groups[0].of_cells == 2);
  CHECK(groups[0].which == "K1 F2");
}

TEST_CASE("no cell of a status, no group") {
  CHECK(grouped({{"K1", "F1", 11, Status::scored}}, Status::not_run).empty());
}
