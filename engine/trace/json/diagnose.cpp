#include "trace/json/diagnose.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace sabot::trace::json {
namespace {

constexpr std::size_t most_findings = 20;

Diagnostic diagnose(const Finding& finding, std::string_view document, const Place& where) {
  const LineAt at = line_at(document, finding.offset);
  const std::size_t first_line = std::max<std::size_t>(where.line, 1);
  return with_excerpt({{where.file, first_line + at.line - 1, at.column},
                       std::string(finding.code),
                       finding.message,
                       finding.help,
                       std::string(at.text)});
}

}  // namespace

Diagnostics diagnose(Findings findings, std::string_view document, const Place& where) {
  std::stable_sort(findings.begin(), findings.end(),
                   [](const Finding& a, const Finding& b) { return a.offset < b.offset; });
  Diagnostics diagnostics;
  const std::size_t told = std::min(findings.size(), most_findings);
  for (std::size_t i = 0; i < told; ++i) diagnostics.push_back(diagnose(findings[i], document, where));
  if (told < findings.size()) {
    diagnostics.back().help += fmt::format("{}{} more findings in this document",
                                           diagnostics.back().help.empty() ? "" : "; ", findings.size() - told);
  }
  return diagnostics;
}

}  // namespace sabot::trace::json
