#include "cli/anchor_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <variant>

#include "cli/anchor_objections.hpp"
#include "harness/anchor_side.hpp"
#include "harness/planting.hpp"
#include "harness/registration.hpp"
#include "report/table.hpp"

namespace sabot::cli {
namespace {

using harness::Objection;
using harness::Task;
using rulebook::AnchorSet;
using rulebook::AnchorsFile;
using rulebook::Rulebook;

// Every anchor with the side of the planted conflict that it stands on.
Result<report::Table> sides(const Rulebook& rulebook, const std::vector<Task>& tasks) {
  report::Table table{{{"task"}, {"operator"}, {"anchor"}, {"side"}, {"why"}}, {}};
  if (!rulebook.anchors) return table;
  std::vector<std::string> vocabulary;
  if (rulebook.strict_floor) vocabulary = rulebook.strict_floor->body.words.reviewer_vocabulary;
  for (const AnchorSet& set : rulebook.anchors->body.sets) {
    const auto planting = harness::find_planting(set.task, set.fault_operator, tasks, rulebook);
    if (!planting) return failure(planting.error());
    for (const std::string& anchor : set.anchors) {
      const auto side = harness::side_of(anchor, *planting->fault_operator, *planting->fault, vocabulary);
      table.rows.push_back({set.task, set.fault_operator, anchor, std::string(to_string(side.side)), side.why});
    }
  }
  return table;
}

std::string table_of(const std::vector<Objection>& objections, const AnchorsFile& anchors) {
  report::Table table{{{"task"}, {"operator"}, {"anchor"}, {"rule"}, {"code"}, {"why"}}, {}};
  for (const Objection& objection : objections) {
    const AnchorSet& set = anchors.sets[objection.set];
    table.rows.push_back({set.task, set.fault_operator, objection.anchor ? set.anchors[*objection.anchor] : "(the set)",
                          objection.rule.id, harness::code_of(objection), objection.why});
  }
  return report::aligned(table, "");
}

// What is said of registered anchors as a table, and of proposed ones as findings.
void add_objections(std::vector<Objection> objections, const rulebook::RuleFile& file, AnchorReport& report) {
  const auto first_proposed =
      std::stable_partition(objections.begin(), objections.end(), [](const Objection& o) { return o.registered; });
  const Diagnostics findings = harness::to_diagnostics({first_proposed, objections.end()}, file);
  objections.erase(first_proposed, objections.end());
  if (!objections.empty()) {
    report.text += "\nRegistered anchors stay. As proposals these would not meet the registration rules:\n\n" +
                   table_of(objections, std::get<AnchorsFile>(file.body));
  }
  if (!findings.empty()) report.text += '\n' + render(findings);
  report.objected = std::any_of(findings.begin(), findings.end(),
                                [](const Diagnostic& d) { return severity_of(d) != Severity::notice; });
}

}  // namespace

Result<AnchorReport> report_anchors(const Rules& rules, const std::vector<Task>& tasks) {
  const auto table = sides(rules.rulebook, tasks);
  if (!table) return failure(table.error());
  AnchorReport report{report::aligned(*table, ""), false};

  const auto registered = built_in_anchors();
  if (!registered) return failure(registered.error());
  auto objections = anchor_objections(rules.library, rules.rulebook, tasks, *registered);
  if (!objections) return failure(std::move(objections.error()));
  if (objections->file != nullptr) add_objections(std::move(objections->all), *objections->file, report);
  return report;
}

}  // namespace sabot::cli
