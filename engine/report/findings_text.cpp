#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "report/findings.hpp"
#include "report/words.hpp"

namespace sabot::report {
namespace {

std::string counts(const Findings& findings) {
  std::vector<std::string> parts;
  for (const auto severity : {Severity::error, Severity::warning, Severity::notice}) {
    if (const auto number = count(findings, severity); number != 0) {
      parts.push_back(number_of(number, to_string(severity)));
    }
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

}  // namespace

std::size_t count(const Findings& findings, Severity severity) {
  return static_cast<std::size_t>(std::count_if(findings.list.begin(), findings.list.end(),
                                                [&](const Diagnostic& d) { return severity_of(d) == severity; }));
}

std::string text_of(const Diagnostic& diagnostic) {
  return diagnostic.help.empty() ? diagnostic.message
                                 : fmt::format("{}\nhelp: {}", diagnostic.message, diagnostic.help);
}

std::string findings_text(const Findings& findings) {
  if (findings.list.empty())
    return fmt::format("no findings in {} ({})\n", number_of(findings.files, "file"), findings.tree);
  std::set<std::string> named;
  for (const Diagnostic& diagnostic : findings.list) named.insert(diagnostic.place.file);
  return fmt::format("{}{} in {} of {} ({})\n", render(findings.list), counts(findings),
                     number_of(named.size(), "file"), findings.files, findings.tree);
}

}  // namespace sabot::report
