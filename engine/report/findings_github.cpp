#include <fmt/format.h>

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

std::string property(std::string_view value) {
  return escaped(value, "%\r\n:,");
}

std::string annotation(const Diagnostic& diagnostic) {
  const auto& [file, line, column] = diagnostic.place;
  std::string where = fmt::format("file={}", property(file));
  if (line != 0) where += fmt::format(",line={}", line);
  if (column != 0) where += fmt::format(",col={}", column);
  return fmt::format("::{} {},title={}::{}\n", to_string(severity_of(diagnostic)), where, property(diagnostic.code),
                     escaped(text_of(diagnostic), "%\r\n"));
}

}  // namespace

std::string findings_github(const Findings& findings) {
  std::string out;
  for (const Diagnostic& diagnostic : findings.list) out += annotation(diagnostic);
  return out;
}

}  // namespace sabot::report
