#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string_view>

#include "base/lists.hpp"
#include "base/utf8.hpp"
#include "report/findings.hpp"
#include "report/json_values.hpp"

namespace sabot::report {
namespace {

constexpr auto schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

// A path as a URI reference (RFC 3986): relative as it is, absolute with its scheme.
std::string uri_of(std::string_view path) {
  std::string uri = path.starts_with('/') ? "file://" : "";
  for (const char c : path) {
    const bool plain = is_ascii_alphanumeric(c) || std::string_view("/-._~").find(c) != std::string_view::npos;
    uri += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return uri;
}

// Columns of a place count bytes.
std::size_t column_in_code_points(const Diagnostic& diagnostic) {
  const std::string_view line = diagnostic.source_line;
  return count_code_points(line.substr(0, std::min(diagnostic.place.column - 1, line.size()))) + 1;
}

Json location(const Diagnostic& diagnostic) {
  Json physical = {{"artifactLocation", {{"uri", uri_of(diagnostic.place.file)}}}};
  if (diagnostic.place.line != 0) {
    Json region = {{"startLine", diagnostic.place.line}};
    if (diagnostic.place.column != 0) region["startColumn"] = column_in_code_points(diagnostic);
    physical["region"] = region;
  }
  return {{"physicalLocation", physical}};
}

// What is for information only has no level in SARIF, but a kind.
Json result(const Diagnostic& diagnostic, std::ptrdiff_t rule_index) {
  const Severity severity = severity_of(diagnostic);
  Json result = {{"ruleId", diagnostic.code}, {"ruleIndex", rule_index}};
  if (severity == Severity::notice) {
    result["kind"] = "informational";
    result["level"] = "none";
  } else {
    result["level"] = to_string(severity);
  }
  result["message"] = {{"text", text_of(diagnostic)}};
  result["locations"] = Json::array({location(diagnostic)});
  return result;
}

Json rule(const std::string& code, const std::vector<CodeMeaning>& meanings) {
  const auto* known = first_where(meanings, [&](const CodeMeaning& meaning) { return meaning.code == code; });
  return {{"id", code}, {"shortDescription", {{"text", known == nullptr ? code : std::string(known->meaning)}}}};
}

}  // namespace

std::string findings_sarif(const Findings& findings, const std::vector<CodeMeaning>& meanings,
                           const std::string& program_version) {
  std::set<std::string> codes;
  for (const Diagnostic& diagnostic : findings.list) codes.insert(diagnostic.code);
  Json rules = Json::array();
  for (const std::string& code : codes) rules.push_back(rule(code, meanings));
  Json results = Json::array();
  for (const Diagnostic& diagnostic : findings.list) {
    results.push_back(result(diagnostic, std::distance(codes.begin(), codes.find(diagnostic.code))));
  }
  const Json driver = {{"name", "sabot-eval"}, {"version", program_version}, {"rules", rules}};
  const Json run = {{"tool", {{"driver", driver}}}, {"columnKind", "unicodeCodePoints"}, {"results", results}};
  return dump({{"$schema", schema}, {"version", "2.1.0"}, {"runs", Json::array({run})}}, 2);
}

}  // namespace sabot::report
