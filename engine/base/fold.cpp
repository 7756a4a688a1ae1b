#include "base/fold.hpp"

#include <algorithm>

#include "base/utf8.hpp"

namespace sabot {
namespace {

// Where the first line ends: at the last space that leaves it no wider, else at the first space there is.
std::size_t line_end(std::string_view text, std::size_t width) {
  const std::size_t room = bytes_of(text, width);
  if (room == text.size()) return text.size();
  const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
  const std::size_t within = text.rfind(' ', room);
  return std::min(within != std::string_view::npos && within > begin ? within : text.find(' ', begin), text.size());
}

std::string_view without_trailing_space(std::string_view text) {
  return text.substr(0, text.find_last_not_of(' ') + 1);
}

}  // namespace

std::vector<std::string> fold(std::string_view text, std::size_t width, std::size_t hang) {
  std::vector<std::string> lines;
  for (;;) {
    const std::size_t end = line_end(text, width);
    lines.emplace_back(end == text.size() ? text : without_trailing_space(text.substr(0, end)));
    const std::size_t next = text.find_first_not_of(' ', end);
    if (next == std::string_view::npos) return lines;
    text.remove_prefix(next);
    if (lines.size() == 1) width -= std::min(hang, width);
  }
}

std::string folded(std::string_view text, std::size_t hang) {
  std::string out;
  for (;;) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    const std::size_t margin = std::min(line.find_first_not_of(' '), line.size()) + hang;
    const auto lines = fold(line, page_width, margin);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (i > 0) out += '\n' + std::string(margin, ' ');
      out += lines[i];
    }
    if (end == std::string_view::npos) return out;
    out += '\n';
    text.remove_prefix(end + 1);
  }
}

}  // namespace sabot
