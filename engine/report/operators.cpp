#include "report/operators.hpp"

#include <fmt/format.h>

#include <optional>
#include <string_view>
#include <utility>

#include "base/lists.hpp"
#include "report/figures.hpp"
#include "report/items.hpp"
#include "report/json_values.hpp"
#include "report/words.hpp"
#include "rulebook/rule_file.hpp"

namespace sabot::report {
namespace {

using tally::OperatorOutcomes;
using tally::Rate;

using report::json_of;  // beside the overload below

// Who a line is about, and what is counted of it.
using Line = std::pair<std::vector<std::string>, OperatorOutcomes>;

// One column: the same in every format.
struct Entry {
  std::string_view key;
  std::string head;
  std::optional<Rate> rate;  // none: the version has no flags, or there is no baseline
};

std::vector<Entry> columns_of(const OperatorOutcomes& outcomes, bool flags_in_force) {
  const auto of_valid = [&](std::int64_t part) { return Rate{part, outcomes.valid}; };
  const auto of_flags = [&](std::int64_t part) {
    return flags_in_force ? std::optional(of_valid(part)) : std::nullopt;
  };
  return {
      {"answer_right", "answer right", of_valid(outcomes.right)},
      {"flagged", "flagged", of_flags(outcomes.flagged)},
      {"anchored_only", "anchored\nonly", of_flags(outcomes.anchored_only)},
      {"clean_false_flag", "clean\nfalse-flag", flags_in_force ? std::optional(outcomes.clean) : std::nullopt},
      {"acted_on", "acted on", of_valid(outcomes.acted_on)},
      {"flagged_but_wrong", "flagged but\nstill wrong", of_flags(outcomes.flagged_wrong)},
      {"right_but_unflagged", "right but\nunflagged", of_flags(outcomes.right_unflagged)},
  };
}

Table table_of(std::vector<Column> names, const std::vector<Line>& lines, bool flags_in_force) {
  Table table{std::move(names), {}};
  for (const auto& column : columns_of({}, flags_in_force)) table.columns.push_back({column.head, Align::right});
  for (const auto& [who, outcomes] : lines) {
    auto& row = table.rows.emplace_back(who);
    for (const auto& column : columns_of(outcomes, flags_in_force)) row.push_back(with_counts({"", "", column.rate}));
  }
  return table;
}

Json json_of(const OperatorOutcomes& outcomes, bool flags_in_force, Json entry) {
  entry["valid"] = outcomes.valid;
  for (const auto& column : columns_of(outcomes, flags_in_force)) {
    entry[std::string(column.key)] = column.rate ? json_of(*column.rate) : Json();
  }
  return entry;
}

std::vector<std::string> meanings(bool flags_in_force) {
  std::vector<std::string> notes = {
      "Every rate is of the valid faults, but for clean false-flag, which is of the no-fault baselines.",
      "Acted on: a counted act of the framework's mapping."};
  if (flags_in_force) {
    notes.emplace_back(
        "Flagged: any FLAGS line that is no none-form, a diagnostic. Anchored only: a counted FLAGS line "
        "and no act.");
    notes.emplace_back(
        "Clean false-flag: baselines in which a FLAGS line quotes an anchor registered for the operator.");
  }
  return notes;
}

}  // namespace

OperatorsReport operators_report(const Evaluation& evaluation, const rulebook::Rulebook& rulebook) {
  const auto checks = tally::clean_checks(evaluation.wave, rulebook, nullptr);
  return {evaluation.provenance, tally::operator_view(evaluation.wave, checks, evaluation.matrix), notices(evaluation)};
}

Document operators_document(const OperatorsReport& report, std::size_t digest_length) {
  const bool flags = report.provenance.flags_in_force;
  std::vector<Line> pooled;
  for (const auto& line : report.view.pooled) pooled.push_back({{line.fault_operator}, line.outcomes});
  std::vector<Line> rows;
  for (const auto& line : report.view.rows) {
    rows.push_back({{to_string(line.row), line.fault_operator}, line.outcomes});
  }
  Document document{fmt::format("By operator, {}", report.provenance.spec.version),
                    {},
                    provenance_lines(report.provenance, digest_length),
                    {{"All rows pooled", meanings(flags), {table_of({{"operator"}}, pooled, flags)}},
                     {"By row", {}, {table_of({{"row"}, {"operator"}}, rows, flags)}}}};
  if (!report.notices.empty()) document.sections.push_back({"Caveats", report.notices, {}});
  return document;
}

std::string json(const OperatorsReport& report) {
  const bool flags = report.provenance.flags_in_force;
  Json pooled = Json::array();
  for (const auto& line : report.view.pooled) {
    pooled.push_back(json_of(line.outcomes, flags, {{"operator", line.fault_operator}}));
  }
  Json rows = Json::array();
  for (const auto& line : report.view.rows) {
    rows.push_back(
        json_of(line.outcomes, flags,
                {{"framework", line.row.framework}, {"config", line.row.config}, {"operator", line.fault_operator}}));
  }
  Json document = opening(operators_format, report.provenance);
  document.update({
      {"pooled", pooled},
      {"rows", rows},
      {"notices", report.notices},
  });
  return dump(document, 2);
}

}  // namespace sabot::report
