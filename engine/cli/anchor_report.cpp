#include "cli/anchor_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <variant>

#include "cli/rule_source.hpp"
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

constexpr auto anchors_id = "anchors";

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

std::string objections_text(const std::vector<Objection>& objections, const AnchorsFile& anchors) {
  report::Table table{{{"task"}, {"operator"}, {"anchor"}, {"rule"}, {"code"}, {"why"}}, {}};
  for (const Objection& objection : objections) {
    const AnchorSet& set = anchors.sets[objection.set];
    table.rows.push_back({set.task, set.fault_operator, objection.anchor ? set.anchors[*objection.anchor] : "(the set)",
                          objection.rule.id, harness::code_of(objection), objection.why});
  }
  return "\nRegistered anchors stay. As proposals these would not meet the registration rules:\n\n" +
         report::aligned(table, "");
}

// Null before anchors came into force.
const rulebook::RuleFile* anchors_file(const rulebook::Library& library, const rulebook::Edition& edition) {
  return rulebook::find_rule(library, edition, anchors_id);
}

}  // namespace

Result<AnchorReport> report_anchors(const Rules& rules, const std::vector<Task>& tasks) {
  const auto table = sides(rules.rulebook, tasks);
  if (!table) return failure(table.error());
  AnchorReport report{report::aligned(*table, ""), false};

  const auto edition = rulebook::find_edition(rules.library, rules.rulebook.spec.version);
  if (!edition) return failure(edition.error());
  const rulebook::RuleFile* file = anchors_file(rules.library, **edition);
  if (file == nullptr) return report;
  const auto built_in = rulebook::read_library(built_in_tree());
  if (!built_in) return failure(built_in.error());
  const rulebook::RuleFile* registered = anchors_file(*built_in, built_in->editions.back());

  const auto& anchors = std::get<AnchorsFile>(file->body);
  auto old = harness::objections(anchors, rules.rulebook, tasks,
                                 registered == nullptr ? nullptr : &std::get<AnchorsFile>(registered->body));
  if (!old) return failure(old.error());
  const auto first_new = std::stable_partition(old->begin(), old->end(), [](const auto& o) { return o.registered; });
  const std::vector<Objection> proposed(first_new, old->end());
  old->erase(first_new, old->end());
  if (!old->empty()) report.text += objections_text(*old, anchors);
  if (!proposed.empty()) report.text += '\n' + render(harness::to_diagnostics(proposed, *file));
  report.objected = !proposed.empty();
  return report;
}

}  // namespace sabot::cli
