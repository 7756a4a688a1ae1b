#include "base/utf8.hpp"
#include "report/findings.hpp"
#include "report/json_values.hpp"

namespace sabot::report {
namespace {

// Code points.
constexpr std::size_t longest_line = 1000;

// A place that is a whole file or a whole line has no further coordinates.
Json position(std::size_t number) {
  return number == 0 ? Json() : Json(number);
}

// A line as long as a file is for no reader: of it only the start is repeated.
std::string start_of(const std::string& line) {
  const std::size_t bytes = bytes_of(line, longest_line);
  return bytes == line.size() ? line : line.substr(0, bytes) + "...";
}

Json finding(const Diagnostic& diagnostic) {
  return {{"code", diagnostic.code},
          {"severity", to_string(severity_of(diagnostic))},
          {"file", diagnostic.place.file},
          {"line", position(diagnostic.place.line)},
          {"column", position(diagnostic.place.column)},
          {"message", diagnostic.message},
          {"help", diagnostic.help},
          {"source_line", start_of(diagnostic.source_line)}};
}

}  // namespace

std::string findings_json(const Findings& findings) {
  Json list = Json::array();
  for (const Diagnostic& diagnostic : findings.list) list.push_back(finding(diagnostic));
  return dump({{"format", findings_format},
               {"tree", findings.tree},
               {"files", findings.files},
               {"errors", count(findings, Severity::error)},
               {"warnings", count(findings, Severity::warning)},
               {"notices", count(findings, Severity::notice)},
               {"findings", list}},
              2);
}

}  // namespace sabot::report
