// What a scoreboard itemises instead of dropping it: cells that enter no rate, and hard acts that are no detection.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <vector>

#include "adjudicate/listed_act.hpp"
#include "adjudicate/wave.hpp"
#include "base/listing.hpp"
#include "base/shortlist.hpp"
#include "report/cell_groups.hpp"
#include "rulebook/kinds/matrix.hpp"

namespace sabot::report {

struct ListedCell {
  adjudicate::Cell cell;
  std::string exclusion;  // the code, when excluded
  adjudicate::Reason reason;
  Place origin;  // of its run; empty where there is none
};

// Lists in the order of the matrix.
struct Appendix {
  Listing<ListedCell> excluded;
  Listing<ListedCell> carved_out;
  Listing<ListedCell> unscored;
  Listing<ListedCell> not_run;
  std::vector<CellGroup> carved_out_groups;
  std::vector<CellGroup> not_run_groups;
  Listing<adjudicate::ListedAct> uncounted_acts;
};

// The list of a status that itemises cells, which is any but `scored`.
const Listing<ListedCell>& cells_of(const Appendix& appendix, adjudicate::Status status);

// "The first 10000 are listed; 17 more are not."
template <class Item>
std::string left_out_text(const Listing<Item>& list) {
  return fmt::format("The first {} are listed; {} more are not.", list.items.size(), list.left_out);
}

// Takes every cell, listed or not; cells of one row and replicate one after the other, by
// task and operator.
class AppendixMaker {
 public:
  explicit AppendixMaker(const rulebook::Matrix& matrix);

  void add(const adjudicate::CellVerdict& verdict, const Place& origin);

  // `acts` are as many as are kept of all the `uncounted` ones.
  Appendix make(const adjudicate::ListedActs& acts, std::size_t uncounted) &&;

 private:
  struct List {
    Shortlist<adjudicate::RankOf<adjudicate::Cell>, ListedCell> kept{adjudicate::most_listed};
    std::size_t total = 0;
  };
  static Listing<ListedCell> made(const List& list);

  adjudicate::MatrixOrder order_;
  List excluded_, carved_out_, unscored_, not_run_;
  CellGrouping carved_out_groups_{adjudicate::Status::carved_out};
  CellGrouping not_run_groups_{adjudicate::Status::not_run};
};

// The appendix of a wave whose cells are all there.
Appendix appendix_of(const adjudicate::Wave& wave, const rulebook::Matrix& matrix);

}  // namespace sabot::report
