#include "report/table.hpp"

#include <algorithm>

#include "base/escape.hpp"
#include "base/fold.hpp"
#include "base/utf8.hpp"
#include "report/table_layout.hpp"

namespace sabot::report {
namespace {

using Lines = std::vector<std::string>;

Table escaped(Table table) {
  for (auto& row : table.rows) {
    for (auto& cell : row) cell = escape_controls(cell);
  }
  return table;
}

std::string padded(const std::string& text, std::size_t width, Align align) {
  const std::size_t length = count_code_points(text);
  const std::string padding(width - std::min(length, width), ' ');
  return align == Align::left ? text + padding : padding + text;
}

std::size_t height_of(const std::vector<Lines>& cells) {
  std::size_t height = 0;
  for (const Lines& lines : cells) height = std::max(height, lines.size());
  return height;
}

// Cells of several lines side by side; the shorter ones stand at the top, or in a head at the bottom.
std::string side_by_side(const std::vector<Lines>& cells, const Table& table, const TablePart& part,
                         std::string_view indent, bool at_bottom) {
  const std::size_t height = height_of(cells);
  std::string out;
  for (std::size_t y = 0; y < height; ++y) {
    std::string line(indent);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (i > 0) line += column_gap;
      const std::size_t skipped = at_bottom ? height - cells[i].size() : 0;
      const bool has_line = y >= skipped && y - skipped < cells[i].size();
      line += padded(has_line ? cells[i][y - skipped] : "", part.widths[i], table.columns[part.columns[i]].align);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + '\n';
  }
  return out;
}

std::string below_row(const std::string& text, std::string_view indent) {
  return folded(std::string(indent) + "  " + (text.empty() ? "-" : text)) + '\n';
}

std::string part_text(const Table& table, const TablePart& part, std::string_view indent) {
  std::vector<Lines> heads, rules;
  for (std::size_t i = 0; i < part.columns.size(); ++i) {
    heads.push_back(head_lines(table.columns[part.columns[i]], part.widths[i]));
    rules.push_back({std::string(part.widths[i], '-')});
  }
  std::string out = side_by_side(heads, table, part, indent, true);
  for (const std::size_t c : part.below) {
    for (const auto& line : head_lines(table.columns[c], page_width)) out += below_row(line, indent);
  }
  out += side_by_side(rules, table, part, indent, true);
  for (const auto& row : table.rows) {
    std::vector<Lines> cells;
    for (std::size_t i = 0; i < part.columns.size(); ++i) {
      const std::size_t c = part.columns[i];
      const Align align = table.columns[c].align;
      cells.push_back(cell_lines(row[c], align, part.counts_under && align == Align::right ? 0 : part.widths[i]));
    }
    out += side_by_side(cells, table, part, indent, false);
    for (const std::size_t c : part.below) out += below_row(row[c], indent);
  }
  return out;
}

}  // namespace

std::string aligned(const Table& table, std::string_view indent) {
  const Table safe = escaped(table);
  std::string out;
  for (const TablePart& part : parts_of(safe, page_width - indent.size())) {
    if (!out.empty()) out += '\n';
    out += part_text(safe, part, indent);
  }
  return out;
}

}  // namespace sabot::report
