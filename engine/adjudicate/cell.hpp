// The atomic unit of the experiment matrix (section 1).
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

#include "trace/run.hpp"

namespace sabot::adjudicate {

// One scoreboard row: a framework at one config.
struct Row {
  std::string framework;
  std::string config;
  friend auto operator<=>(const Row&, const Row&) = default;
};

// What a fault run and its no-fault baseline share.
struct BaselineKey {
  Row row;
  std::string task;
  trace::ReplicateLabel replicate;
  friend auto operator<=>(const BaselineKey&, const BaselineKey&) = default;
};

struct Cell {
  Row row;
  std::string task;
  std::string fault_operator;
  trace::ReplicateLabel replicate;
  friend auto operator<=>(const Cell&, const Cell&) = default;
};

BaselineKey baseline_of(const Cell& cell);

// "framework/config", "framework/config/task/operator/replicate", "framework/config/task/baseline/replicate".
std::string to_string(const Row& row);
std::string to_string(const Cell& cell);
std::string to_string(const BaselineKey& key);

// Five parts between slashes; the last may hold slashes of its own. None when there are fewer, or one is empty.
std::optional<Cell> parse_cell(std::string_view text);

}  // namespace sabot::adjudicate
