#include "report/table.hpp"

#include <algorithm>

#include "base/escape.hpp"
#include "base/utf8.hpp"

namespace sabot::report {
namespace {

constexpr std::string_view gap = "  ";

using Cells = std::vector<std::string>;

std::vector<std::string> lines_of(std::string_view head) {
  std::vector<std::string> lines;
  for (;;) {
    const std::size_t end = head.find('\n');
    lines.push_back(escape_controls(head.substr(0, end)));
    if (end == std::string_view::npos) return lines;
    head.remove_prefix(end + 1);
  }
}

// The heads as rows of cells; a shorter head stands at the bottom.
std::vector<Cells> head_rows(const Table& table) {
  std::vector<std::vector<std::string>> heads;
  std::size_t height = 0;
  for (const Column& column : table.columns) {
    heads.push_back(lines_of(column.head));
    height = std::max(height, heads.back().size());
  }
  std::vector<Cells> rows(height, Cells(heads.size()));
  for (std::size_t c = 0; c < heads.size(); ++c) {
    const std::size_t top = height - heads[c].size();
    for (std::size_t line = 0; line < heads[c].size(); ++line) rows[top + line][c] = heads[c][line];
  }
  return rows;
}

std::string padded(const std::string& text, std::size_t width, Align align) {
  const std::string padding(width - count_code_points(text), ' ');
  return align == Align::left ? text + padding : padding + text;
}

}  // namespace

std::string aligned(const Table& table, std::string_view indent) {
  std::vector<Cells> rows = head_rows(table);
  const std::size_t head_height = rows.size();
  for (const Cells& row : table.rows) {
    auto& safe = rows.emplace_back();
    for (const std::string& cell : row) safe.push_back(escape_controls(cell));
  }

  std::vector<std::size_t> widths(table.columns.size(), 0);
  for (const Cells& row : rows) {
    for (std::size_t c = 0; c < row.size(); ++c) widths[c] = std::max(widths[c], count_code_points(row[c]));
  }
  Cells rule;
  for (const std::size_t width : widths) rule.emplace_back(width, '-');
  rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(head_height), rule);

  std::string out;
  for (const Cells& row : rows) {
    std::string line(indent);
    for (std::size_t c = 0; c < row.size(); ++c) {
      if (c > 0) line += gap;
      line += padded(row[c], widths[c], table.columns[c].align);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + '\n';
  }
  return out;
}

}  // namespace sabot::report
