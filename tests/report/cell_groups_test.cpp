#include "report/cell_groups.hpp"

#include <catch2/catch.hpp>

#include "report/evaluations.hpp"

using namespace sabot;
using adjudicate::Status;

namespace {

adjudicate::CellVerdict at(std::string task, std::string fault_operator, std::int64_t replicate, Status status) {
  auto cell = report::test::cell("bare", std::move(fault_operator), replicate);
  cell.task = std::move(task);
  return report::test::without_outcome(cell, status, "");
}

}  // namespace

TEST_CASE("replicates that lack the same cells share a line") {
  adjudicate::Wave wave;
  wave.cells = {
      at("K1", "F1", 11, Status::not_run),    at("K1", "F1", 12, Status::not_run), at("K1", "F1", 13, Status::not_run),
      at("K1", "F2", 11, Status::not_run),    at("K1", "F2", 12, Status::scored),  at("K1", "F2", 13, Status::not_run),
      at("K2", "F1", 11, Status::not_run),    at("K2", "F1", 12, Status::not_run), at("K2", "F1", 13, Status::not_run),
      at("K2", "F2", 11, Status::carved_out),
  };
  const auto groups = report::grouped(wave, Status::not_run);
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
  adjudicate::Wave wave;
  wave.cells = {at("K1", "F1", 11, Status::scored), at("K1", "F2", 11, Status::carved_out)};
  const auto groups = report::grouped(wave, Status::carved_out);
  REQUIRE(groups.size() == 1);
  CHECK(groups[0].cells == 1);
  CHECK(groups[0].of_cells == 2);
  CHECK(groups[0].which == "K1 F2");
}

TEST_CASE("no cell of a status, no group") {
  CHECK(report::grouped(report::test::evaluation({report::test::detected(report::test::cell("bare", "F1", 11))}).wave,
                        Status::not_run)
            .empty());
}
