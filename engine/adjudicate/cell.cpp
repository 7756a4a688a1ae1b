#include "adjudicate/cell.hpp"

#include <fmt/format.h>

#include <array>

namespace sabot::adjudicate {

BaselineKey baseline_of(const Cell& cell) {
  return {cell.row, cell.task, cell.replicate};
}

std::string to_string(const Row& row) {
  return fmt::format("{}/{}", row.framework, row.config);
}

std::string to_string(const Cell& cell) {
  return fmt::format("{}/{}/{}/{}", to_string(cell.row), cell.task, cell.fault_operator, to_string(cell.replicate));
}

std::string to_string(const BaselineKey& key) {
  return fmt::format("{}/{}/baseline/{}", to_string(key.row), key.task, to_string(key.replicate));
}

std::optional<Cell> parse_cell(std::string_view text) {
  std::array<std::string, 4> parts;
  for (auto& part : parts) {
    const auto slash = text.find('/');
    if (slash == std::string_view::npos || slash == 0) return std::nullopt;
    part = text.substr(0, slash);
    text.remove_prefix(slash + 1);
  }
  if (text.empty()) return std::nullopt;
  return Cell{{parts[0], parts[1]}, parts[2], parts[3], {std::string(text)}};
}

}  // namespace sabot::adjudicate
