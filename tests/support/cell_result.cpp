#include "support/cell_result.hpp"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <iterator>
#include <sstream>

namespace sabot::testing {
namespace {

std::vector<std::string> lines(const std::vector<CellResult>& results) {
  std::vector<std::string> texts;
  for (const auto& result : results) {
    std::ostringstream text;
    text << result;
    texts.push_back(text.str());
  }
  std::sort(texts.begin(), texts.end());
  return texts;
}

}  // namespace

std::ostream& operator<<(std::ostream& out, const CellResult& result) {
  fmt::print(out, "{} {}", result.cell, result.status);
  if (!result.exclusion.empty()) fmt::print(out, " {}", result.exclusion);
  if (result.mapping) out << " mapping";
  if (result.flags) out << " flags";
  if (result.headline) out << " headline";
  if (result.reacted) out << " reacted";
  if (result.recovered) out << " recovered";
  if (result.noticed) out << " noticed";
  return out;
}

std::string difference(const std::vector<CellResult>& left, const std::vector<CellResult>& right) {
  const auto left_lines = lines(left);
  const auto right_lines = lines(right);
  std::vector<std::string> only_left;
  std::vector<std::string> only_right;
  std::set_difference(left_lines.begin(), left_lines.end(), right_lines.begin(), right_lines.end(),
                      std::back_inserter(only_left));
  std::set_difference(right_lines.begin(), right_lines.end(), left_lines.begin(), left_lines.end(),
                      std::back_inserter(only_right));
  std::string text;
  for (const auto& line : only_left) text += fmt::format("- {}\n", line);
  for (const auto& line : only_right) text += fmt::format("+ {}\n", line);
  return text;
}

}  // namespace sabot::testing
