// Long lists of cells said briefly: replicates that lack the same cells of a row share one line.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "adjudicate/verdict.hpp"

namespace sabot::report {

struct CellGroup {
  adjudicate::Row row;
  std::vector<std::string> replicates;
  std::int64_t cells = 0;     // in each of the replicates
  std::int64_t of_cells = 0;  // that each of them has in the row
  std::string which;          // "all", or by task: "T1 all; T2 O1, O3"
};

// Groups the cells of one status. Carved-out cells belong to no row's cells unless they are what is asked for.
class CellGrouping {
 public:
  explicit CellGrouping(adjudicate::Status status) : status_(status) {}

  // Cells of one row and replicate come one after the other, by task and operator.
  void add(const adjudicate::Cell& cell, adjudicate::Status status);

  // In the order in which their first replicates came.
  std::vector<CellGroup> groups() &&;

 private:
  struct TaskCells {
    std::string task;
    std::vector<std::string> operators;  // of the cells asked for
    std::int64_t of_cells = 0;
  };
  struct Replicate {
    adjudicate::Row row;
    trace::ReplicateLabel label;
    std::vector<TaskCells> tasks;
  };

  void finish_replicate();
  static CellGroup group_of(const Replicate& replicate);

  adjudicate::Status status_;
  Replicate replicate_;  // the one whose cells come now
  std::vector<CellGroup> groups_;
  std::map<std::tuple<adjudicate::Row, std::string, std::int64_t>, std::size_t> known_;  // row, which, of_cells
};

}  // namespace sabot::report
