#include "cli/rule_findings.hpp"

#include <algorithm>

#include "base/lists.hpp"
#include "cli/anchor_objections.hpp"
#include "rulebook/lint.hpp"

namespace sabot::cli {

Diagnostics rule_findings(const rulebook::SourceTree& tree, const std::vector<harness::Task>& tasks) {
  Diagnostics findings = rulebook::lint(tree);
  append(findings, objections_to_proposals(tree, tasks));
  std::stable_sort(findings.begin(), findings.end(),
                   [](const Diagnostic& a, const Diagnostic& b) { return a.place < b.place; });
  return findings;
}

}  // namespace sabot::cli
