#include <fmt/format.h>

#include <algorithm>

#include "base/escape.hpp"
#include "report/findings.hpp"

namespace sabot::report {
namespace {

// What would end a command's text, or be taken for an escape.
std::string escaped(std::string_view text, std::string_view special) {
  std::string out;
  for (const char c : text) {
    if (special.find(c) == std::string_view::npos) {
      out += c;
    } else {
      out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
  }
  return out;
}

// A workflow's log is shown on terminals too, where line ends alone may act.
std::string printable(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::size_t line_end = std::min(text.find_first_of("\r\n"), text.size());
    out += escape_controls(text.substr(0, line_end));
    out += text.substr(line_end, 1);
    text.remove_prefix(std::min(line_end + 1, text.size()));
  }
  return out;
}

std::string property(std::string_view value) {
  return escaped(printable(value), "%\r\n:,");
}

std::string annotation(const Diagnostic& diagnostic) {
  const auto& [file, line, column] = diagnostic.place;
  std::string where = fmt::format("file={}", property(file));
  if (line != 0) where += fmt::format(",line={}", line);
  if (column != 0) where += fmt::format(",col={}", column);
  return fmt::format("::{} {},title={}::{}\n", to_string(severity_of(diagnostic)), where, property(diagnostic.code),
                     escaped(printable(text_of(diagnostic)), "%\r\n"));
}

}  // namespace

std::string findings_github(const Findings& findings) {
  std::string out;
  for (const Diagnostic& diagnostic : findings.list) out += annotation(diagnostic);
  return out;
}

}  // namespace sabot::report
