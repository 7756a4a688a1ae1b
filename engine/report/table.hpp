// A table as a value, and its rendering in columns on a page.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sabot::report {

enum class Align { left, right };

struct Column {
  std::string head;  // '\n' where it may break into lines
  Align align = Align::left;
};

struct Table {
  std::vector<Column> columns;
  std::vector<std::vector<std::string>> rows;  // each as long as `columns`
};

inline constexpr std::string_view column_gap = "  ";

// Columns with a gap between them, a rule under the head, no white space at a line's end. What is too wide for a page
// is folded, put below its row, or split into several tables. Widths count code points; control characters are shown
// escaped.
std::string aligned(const Table& table, std::string_view indent);

}  // namespace sabot::report
