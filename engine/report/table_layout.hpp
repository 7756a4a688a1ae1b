// How a table that is wider than a page is laid out, before it is written. Internal to this module.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "report/table.hpp"

namespace sabot::report {

// Columns that stand side by side, and those that stand on lines of their own under each row.
struct TablePart {
  std::vector<std::size_t> columns;
  std::vector<std::size_t> widths;  // of `columns`
  std::vector<std::size_t> below = {};
  bool counts_under = false;  // each rate, not beside it
};

// A head, escaped, in lines no wider than `width` where its words allow that.
std::vector<std::string> head_lines(const Column& column, std::size_t width);
// A cell likewise; a number and the counts after it are two lines at most.
std::vector<std::string> cell_lines(const std::string& cell, Align align, std::size_t width);

// As wide as its content where that fits. Else, whatever helps first: texts and heads are folded into two lines, long
// texts at a row's end go below it, texts are folded further, the counts of a rate go under it, and last the columns go
// into several parts, each with the names.
std::vector<TablePart> parts_of(const Table& table, std::size_t width);

}  // namespace sabot::report
