#include "report/table_layout.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

#include "base/escape.hpp"
#include "base/fold.hpp"
#include "base/lists.hpp"
#include "base/utf8.hpp"

namespace sabot::report {
namespace {

using Lines = std::vector<std::string>;
using Widths = std::vector<std::size_t>;

// Wider than a name or a list.
constexpr std::size_t long_text = 40;
// What a text is never folded below.
constexpr std::size_t least_text = 20;

std::size_t widest(const Lines& lines) {
  std::size_t width = 0;
  for (const auto& line : lines) width = std::max(width, count_code_points(line));
  return width;
}

// How wide the column is when each line may have at most `width`.
std::size_t width_within(const Table& table, std::size_t c, std::size_t width, std::size_t head_width) {
  const Column& column = table.columns[c];
  std::size_t most = widest(head_lines(column, head_width));
  for (const auto& row : table.rows) most = std::max(most, widest(cell_lines(row[c], column.align, width)));
  return most;
}

constexpr std::size_t unlimited = std::numeric_limits<std::size_t>::max();

std::size_t natural_width(const Table& table, std::size_t c) {
  return width_within(table, c, unlimited, unlimited);
}

// As narrow as words allow; the counts of a rate stay beside it.
std::size_t narrow_width(const Table& table, std::size_t c) {
  if (table.columns[c].align == Align::right) return width_within(table, c, unlimited, 1);
  return std::min(natural_width(table, c), std::max(least_text, width_within(table, c, 1, 1)));
}

// As wide as it is when the counts of a rate stand under it.
std::size_t counts_under_width(const Table& table, std::size_t c) {
  return table.columns[c].align == Align::right ? width_within(table, c, 1, unlimited) : natural_width(table, c);
}

std::size_t narrowest_width(const Table& table, std::size_t c) {
  return table.columns[c].align == Align::right ? width_within(table, c, 1, 1) : narrow_width(table, c);
}

template <class Width>
Widths widths_of(const Table& table, const std::vector<std::size_t>& columns, Width width) {
  Widths widths;
  for (const std::size_t c : columns) widths.push_back(width(table, c));
  return widths;
}

std::size_t total(const Widths& widths) {
  const std::size_t gaps = widths.empty() ? 0 : column_gap.size() * (widths.size() - 1);
  return std::accumulate(widths.begin(), widths.end(), gaps);
}

// Narrows the widest column that can be, again and again, until all fit or none can be.
Widths levelled(Widths widths, const Widths& least, std::size_t width) {
  while (total(widths) > width) {
    std::size_t pick = widths.size();
    for (std::size_t i = 0; i < widths.size(); ++i) {
      if (widths[i] > least[i] && (pick == widths.size() || widths[i] > widths[pick])) pick = i;
    }
    if (pick == widths.size()) break;
    --widths[pick];
  }
  return widths;
}

// The widest long text among the last columns that are texts; the number of columns when there is none.
std::size_t long_text_at_end(const Table& table, const std::vector<std::size_t>& columns) {
  std::size_t found = table.columns.size(), found_width = long_text;
  for (std::size_t i = columns.size(); i-- > 1 && table.columns[columns[i]].align == Align::left;) {
    const std::size_t width = natural_width(table, columns[i]);
    if (width > found_width) {
      found = columns[i];
      found_width = width;
    }
  }
  return found;
}

std::size_t number_of_names(const Table& table, const std::vector<std::size_t>& columns) {
  const auto number = std::find_if(columns.begin(), columns.end(),
                                   [&](std::size_t c) { return table.columns[c].align == Align::right; });
  return number == columns.end() ? 1 : std::max<std::size_t>(1, static_cast<std::size_t>(number - columns.begin()));
}

// The columns after the names in as few parts as the width allows, in order.
std::vector<TablePart> filled(const Table& table, const std::vector<std::size_t>& columns, const TablePart& names,
                              std::size_t width) {
  std::vector<TablePart> parts = {names};
  for (const std::size_t c : columns) {
    const std::size_t natural = natural_width(table, c);
    if (parts.back().columns.size() > names.columns.size() &&
        total(parts.back().widths) + column_gap.size() + natural > width) {
      parts.push_back(names);
    }
    parts.back().columns.push_back(c);
    parts.back().widths.push_back(natural);
  }
  return parts;
}

// A last part of a single column takes one more from the part before it.
void keep_company(std::vector<TablePart>& parts, std::size_t names) {
  if (parts.size() < 2 || parts.back().columns.size() != names + 1) return;
  TablePart &before = parts[parts.size() - 2], &last = parts.back();
  if (before.columns.size() < names + 3) return;
  const auto at = static_cast<std::ptrdiff_t>(names);
  last.columns.insert(last.columns.begin() + at, before.columns.back());
  last.widths.insert(last.widths.begin() + at, before.widths.back());
  before.columns.pop_back();
  before.widths.pop_back();
}

std::vector<TablePart> split(const Table& table, const TablePart& whole, std::size_t width, std::size_t names_width) {
  const auto names_end = whole.columns.begin() + static_cast<std::ptrdiff_t>(number_of_names(table, whole.columns));
  TablePart names{{whole.columns.begin(), names_end}, {}};
  names.widths = levelled(widths_of(table, names.columns, natural_width), widths_of(table, names.columns, narrow_width),
                          names_width);
  return filled(table, {names_end, whole.columns.end()}, names, width);
}

// The names, in at most half of the width, begin every part. They are folded further where that saves a part.
std::vector<TablePart> split(const Table& table, const TablePart& whole, std::size_t width) {
  std::vector<TablePart> best = split(table, whole, width, width / 2);
  for (std::size_t names_width = width / 2; names_width > width / 3; --names_width) {
    auto parts = split(table, whole, width, names_width);
    if (parts.size() < best.size()) best = std::move(parts);
  }
  keep_company(best, number_of_names(table, whole.columns));
  best.back().below = whole.below;
  return best;
}

// Whether no text is folded to a tower.
bool reads_well(const Table& table, const TablePart& part) {
  constexpr std::size_t most_lines = 2;
  for (std::size_t i = 0; i < part.columns.size(); ++i) {
    const std::size_t c = part.columns[i];
    const auto is_low = [&](const auto& row) {
      return cell_lines(row[c], table.columns[c].align, part.widths[i]).size() <= most_lines;
    };
    if (!std::all_of(table.rows.begin(), table.rows.end(), is_low)) return false;
  }
  return true;
}

}  // namespace

std::vector<std::string> head_lines(const Column& column, std::size_t width) {
  Lines lines;
  std::string_view head = column.head;
  for (;;) {
    const std::size_t end = head.find('\n');
    append(lines, fold(escape_controls(head.substr(0, end)), width));
    if (end == std::string_view::npos) return lines;
    head.remove_prefix(end + 1);
  }
}

std::vector<std::string> cell_lines(const std::string& cell, Align align, std::size_t width) {
  if (align == Align::left) return fold(cell, width);
  const std::size_t counts = count_code_points(cell) > width ? cell.find(" (") : std::string::npos;
  return counts == std::string::npos ? Lines{cell} : Lines{cell.substr(0, counts), cell.substr(counts + 1)};
}

std::vector<TablePart> parts_of(const Table& table, std::size_t width) {
  TablePart whole;
  whole.columns.resize(table.columns.size());
  std::iota(whole.columns.begin(), whole.columns.end(), std::size_t{0});
  const auto fits = [&] { return total(whole.widths) <= width; };

  whole.widths = widths_of(table, whole.columns, natural_width);
  if (fits()) return {whole};
  TablePart side_by_side = whole;
  side_by_side.widths = levelled(whole.widths, widths_of(table, whole.columns, narrow_width), width);
  if (total(side_by_side.widths) <= width && reads_well(table, side_by_side)) return {side_by_side};

  while (!fits()) {
    const std::size_t text = long_text_at_end(table, whole.columns);
    if (text == table.columns.size()) break;
    std::erase(whole.columns, text);
    whole.below.push_back(text);
    whole.widths = widths_of(table, whole.columns, natural_width);
  }
  std::sort(whole.below.begin(), whole.below.end());
  if (fits()) return {whole};

  whole.widths = levelled(whole.widths, widths_of(table, whole.columns, narrow_width), width);
  if (fits()) return {whole};

  whole.counts_under = true;
  whole.widths = levelled(widths_of(table, whole.columns, counts_under_width),
                          widths_of(table, whole.columns, narrowest_width), width);
  if (fits()) return {whole};
  return split(table, whole, width);
}

}  // namespace sabot::report
