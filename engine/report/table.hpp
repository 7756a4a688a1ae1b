// A table as a value, and its rendering in columns of equal width.
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

// Two spaces between columns, a rule under the head, no white space at a line's end. Widths count code points;
// control characters are shown escaped.
std::string aligned(const Table& table, std::string_view indent);

}  // namespace sabot::report
