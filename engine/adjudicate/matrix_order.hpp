// Where names stand in the matrix: the order of everything that is printed.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "adjudicate/cell.hpp"
#include "rulebook/kinds/matrix.hpp"

namespace sabot::adjudicate {

// The number of names for one that is not among them.
inline std::size_t position(const std::vector<std::string>& names, std::string_view name) {
  return static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
}

class MatrixOrder {
 public:
  explicit MatrixOrder(const rulebook::Matrix& matrix) : matrix_(matrix) {}

  auto rank(const Row& row) const {
    return std::tuple(position(matrix_.frameworks, row.framework), position(matrix_.configs, row.config));
  }
  auto rank(const BaselineKey& key) const {
    return std::tuple(rank(key.row), position(matrix_.tasks, key.task), key.replicate);
  }
  auto rank(const Cell& cell) const {
    return std::tuple(rank(cell.row), position(matrix_.tasks, cell.task),
                      position(matrix_.operators, cell.fault_operator), cell.replicate);
  }

 private:
  const rulebook::Matrix& matrix_;
};

template <class Key>
using RankOf = decltype(std::declval<MatrixOrder>().rank(std::declval<Key>()));

}  // namespace sabot::adjudicate
