#include <fmt/format.h>

#include <string_view>
#include <utility>

#include "report/items.hpp"
#include "report/sections.hpp"

namespace sabot::report {
namespace {

// One line of a table: who it is about, and the counts.
struct Line {
  std::vector<std::string> names;
  const tally::Counts* counts;
};

std::vector<Column> name_columns(const std::vector<std::string>& heads) {
  std::vector<Column> columns;
  for (const std::string& head : heads) columns.push_back({head, Align::left});
  return columns;
}

bool shown(const Figure& figure, const Basis& basis) {
  if (figure.theme == Theme::soft_tier) return basis.soft_tier.given;
  return figure.theme != Theme::floor || basis.floor_in_force;
}

bool of_own_checks(const Figure& figure) {
  return figure.theme == Theme::own_checks;
}

bool of_floor(const Figure& figure) {
  return figure.theme == Theme::floor;
}

bool of_aftermath(const Figure& figure) {
  return !of_own_checks(figure) && !of_floor(figure);
}

Table checks_table(const std::vector<std::string>& heads, const std::vector<Line>& lines, const Basis& basis) {
  Table table{name_columns(heads), {}};
  for (const char* head : {"injected", "excluded", "valid"}) table.columns.push_back({head, Align::right});
  for (const Figure& figure : figures({}, basis)) {
    if (of_own_checks(figure)) table.columns.push_back({figure.head, Align::right});
  }
  for (const Line& line : lines) {
    auto& row = table.rows.emplace_back(line.names);
    for (const auto count : {line.counts->injected, excluded(*line.counts), line.counts->valid}) {
      row.push_back(fmt::to_string(count));
    }
    for (const Figure& figure : figures(*line.counts, basis)) {
      if (of_own_checks(figure)) row.push_back(with_counts(figure));
    }
  }
  return table;
}

// The figures that the theme picks, by name.
Table figures_table(const std::vector<std::string>& heads, const std::vector<Line>& lines, const Basis& basis,
                    bool (*of_theme)(const Figure&)) {
  Table table{name_columns(heads), {}};
  const auto in_table = [&](const Figure& figure) { return of_theme(figure) && shown(figure, basis); };
  for (const Figure& figure : figures({}, basis)) {
    if (in_table(figure)) table.columns.push_back({figure.head, Align::right});
  }
  for (const Line& line : lines) {
    auto& row = table.rows.emplace_back(line.names);
    for (const Figure& figure : figures(*line.counts, basis)) {
      if (in_table(figure)) row.push_back(with_counts(figure));
    }
  }
  return table;
}

// Tables by theme, because one would be too wide for a terminal.
Section rates_section(std::string title, const std::vector<std::string>& heads, const std::vector<Line>& lines,
                      const Basis& basis) {
  Section section{std::move(title), {}, {checks_table(heads, lines, basis)}};
  if (basis.floor_in_force) section.tables.push_back(figures_table(heads, lines, basis, of_floor));
  section.tables.push_back(figures_table(heads, lines, basis, of_aftermath));
  return section;
}

// Groups are a few cells each: counts say all that percentages would. Those without an injected fault are itemised in
// the appendix.
Section groups_section(const tally::Scoreboard& board, const Basis& basis) {
  Table table{name_columns({"row", "task", "operator"}), {}};
  table.columns.push_back({"injected", Align::right});
  for (const Figure& figure : figures({}, basis)) {
    if (shown(figure, basis)) table.columns.push_back({figure.head, Align::right});
  }
  for (const auto& group : board.groups) {
    if (group.counts.injected == 0) continue;
    auto& row = table.rows.emplace_back();
    row = {to_string(group.row), group.task, group.fault_operator, fmt::to_string(group.counts.injected)};
    for (const Figure& figure : figures(group.counts, basis)) {
      if (shown(figure, basis)) row.push_back(fraction(figure));
    }
  }
  return {"By row, task and operator", {}, {std::move(table)}};
}

}  // namespace

std::vector<Section> number_sections(const Evaluation& evaluation, const Basis& basis) {
  const tally::Scoreboard& board = evaluation.board;
  std::vector<Line> rows;
  for (const auto& row : board.rows) rows.push_back({{to_string(row.row)}, &row.counts});
  if (rows.size() > 1) rows.push_back({{"all"}, &board.all});
  std::vector<Line> frameworks;
  for (const auto& framework : board.frameworks) frameworks.push_back({{framework.framework}, &framework.counts});
  std::vector<Line> operators;
  for (const auto& pair : board.operators) {
    if (pair.counts.injected > 0) operators.push_back({{pair.framework, pair.fault_operator}, &pair.counts});
  }
  return {
      rates_section("Scoreboard", {"row"}, rows, basis),
      rates_section("By framework, configs pooled", {"framework"}, frameworks, basis),
      rates_section("By framework and operator, configs pooled", {"framework", "operator"}, operators, basis),
      groups_section(board, basis),
  };
}

}  // namespace sabot::report
