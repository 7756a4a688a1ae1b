#include "report/html/heat_map.hpp"

#include <fmt/format.h>

#include "base/lists.hpp"
#include "report/figures.hpp"
#include "report/html/svg.hpp"

namespace sabot::report {
namespace {

constexpr double square_width = 68;
constexpr double square_height = 34;
constexpr double label_width = 40;
constexpr double head_height = 24;

const tally::Counts* counts_of(const tally::Scoreboard& board, const adjudicate::Row& row, const std::string& task,
                               const std::string& fault_operator) {
  const auto* group = first_where(board.groups, [&](const tally::GroupCounts& g) {
    return g.row == row && g.task == task && g.fault_operator == fault_operator;
  });
  return group == nullptr ? nullptr : &group->counts;
}

// Why there is no rate, in a word.
std::string absence(const tally::Counts* counts) {
  if (counts == nullptr) return "none";
  if (excluded(*counts) > 0) return "excluded";
  if (counts->carved_out > 0) return "carved out";
  return counts->unscored > 0 ? "unscored" : "not run";
}

// The tenth of the scale that a rate falls in: a class of the page's style.
std::string shade(const tally::Rate& rate) {
  return fmt::format("heat-{}", rate.part * 10 / rate.whole);
}

struct Square {
  std::string style;
  std::string shown;
  std::string told;
};

Square square_of(const tally::Counts* counts, const std::string& task, const std::string& fault_operator) {
  if (counts == nullptr || counts->valid == 0) {
    const std::string why = absence(counts);
    return {"heat-none", why, fmt::format("{} {}: {}", task, fault_operator, why)};
  }
  const tally::Rate rate{counts->headline, counts->valid};
  const std::string fraction = fmt::format("{}/{}", rate.part, rate.whole);
  return {shade(rate), fraction, fmt::format("{} {}: {} ({})", task, fault_operator, percent(rate), fraction)};
}

}  // namespace

Markup heat_map(const adjudicate::Row& row, const tally::Scoreboard& board, const rulebook::Matrix& matrix) {
  Markup drawn;
  std::string alternative = fmt::format("Headline of {} by task and operator.", to_string(row));
  double x = label_width;
  for (const auto& task : matrix.tasks) {
    drawn += svg_text(x + square_width / 2, head_height - 8, "axis centred", task);
    x += square_width;
  }
  double y = head_height;
  for (const auto& fault_operator : matrix.operators) {
    drawn += svg_text(0, y + square_height / 2 + 4, "label", fault_operator);
    x = label_width;
    for (const auto& task : matrix.tasks) {
      const Square square = square_of(counts_of(board, row, task, fault_operator), task, fault_operator);
      drawn += svg_titled(square.told, svg_rect(x + 1, y + 1, square_width - 2, square_height - 2, square.style) +
                                           svg_text(x + square_width / 2, y + square_height / 2 + 4,
                                                    "centred on-" + square.style, square.shown));
      alternative += fmt::format(" {};", square.told);
      x += square_width;
    }
    y += square_height;
  }
  return svg(x, y, alternative, drawn);
}

}  // namespace sabot::report
