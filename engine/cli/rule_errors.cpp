#include "cli/rule_errors.hpp"

#include <algorithm>
#include <iterator>

#include "rulebook/library.hpp"

namespace sabot::cli {

Diagnostics rule_errors(const rulebook::SourceTree& tree) {
  const Diagnostics findings = rulebook::survey(tree).findings;
  Diagnostics errors;
  std::copy_if(findings.begin(), findings.end(), std::back_inserter(errors),
               [](const Diagnostic& finding) { return severity_of(finding) == Severity::error; });
  return errors;
}

}  // namespace sabot::cli
