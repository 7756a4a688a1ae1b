#include "report/estimates_document.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/lists.hpp"
#include "report/estimates_words.hpp"
#include "report/words.hpp"

namespace sabot::report {
namespace {

std::string headline_of(std::string_view what, const std::string& value, const stats::Uncertainty& uncertainty,
                        const Estimates& estimates) {
  return fmt::format("{}: {}, {} {}", what, value, interval_name(estimates.sampling.rule),
                     interval_or_silence(uncertainty, Unit::percent));
}

std::string headline(const Estimates& estimates) {
  if (estimates.median) {
    const auto& median = *estimates.median;
    return headline_of(fmt::format("Median headline over {}", number_of(estimates.frameworks.size(), "framework")),
                       median.value ? shown(*median.value, Unit::percent) : percent({}), median, estimates);
  }
  const auto* line = pooled_line(estimates);
  if (line == nullptr) return "No headline: the input holds no injected fault";
  const auto& entry = *entry_of(*line, headline_key);
  return headline_of(fmt::format("Headline of {}", name_of(line->subject)), with_counts(entry.figure),
                     entry.uncertainty, estimates);
}

std::vector<std::string> provenance(const Estimates& estimates, std::size_t digest_length) {
  auto lines = provenance_lines(estimates.provenance, digest_length);
  lines.push_back(intervals_line(estimates.rule_from, digest_length));
  return lines;
}

Table rates_table(const std::vector<SubjectEstimates>& lines, const Estimates& estimates) {
  Table table{{{"whose"}, {"rate"}, {"value", Align::right}}, {}};
  append(table.columns, spread_columns(estimates.sampling.rule));
  for (const SubjectEstimates& line : lines) {
    for (const auto& entry : line.entries) {
      auto& row = table.rows.emplace_back();
      row = {name_of(line.subject), on_one_line(entry.figure.head), with_counts(entry.figure)};
      append(row, spread_cells(entry.uncertainty, entry.figure.unit));
    }
  }
  return table;
}

void add_rates(std::vector<Section>& sections, std::string title, const std::vector<SubjectEstimates>& lines,
               const Estimates& estimates) {
  if (!lines.empty()) sections.push_back({std::move(title), {}, {rates_table(lines, estimates)}});
}

Section median_section(const stats::Uncertainty& median, const Estimates& estimates) {
  Table table{{{"value", Align::right}}, {}};
  append(table.columns, spread_columns(estimates.sampling.rule));
  auto& row = table.rows.emplace_back();
  row = {median.value ? shown(*median.value, Unit::percent) : percent({})};
  append(row, spread_cells(median, Unit::percent));
  return {"Median over the frameworks, configs pooled", {}, {std::move(table)}};
}

Section differences_section(const Estimates& estimates) {
  Table table{{{"row"}, {"less row"}, {"difference", Align::right}}, {}};
  append(table.columns, difference_columns(estimates.sampling.rule));
  for (const RowDifference& pair : estimates.differences) {
    auto& row = table.rows.emplace_back();
    row = {to_string(pair.first), to_string(pair.second)};
    append(row, difference_cells(pair.headline));
  }
  return {"Headline differences between rows", {sign_test_note(estimates.labels.size())}, {std::move(table)}};
}

std::string counted(const std::optional<tally::Rate>& rate) {
  return with_counts({"", "", rate});
}

Section row_section(const Estimates& estimates) {
  Table table{{{"row"}, {"clean baselines", Align::right}, {"by kept anchors", Align::right}}, {}};
  append(table.columns, spread_columns(estimates.sampling.rule));
  for (const RowBaseRate& rate : estimates.row_base_rates) {
    auto& row = table.rows.emplace_back();
    row = {to_string(rate.row), counted(rate.clean), counted(rate.strict)};
    append(row, spread_cells(rate.uncertainty, Unit::percent));
  }
  return {"Anchors that fire without a fault, by row",
          {"Each clean baseline counts once for every operator."},
          {std::move(table)}};
}

Section task_section(const Estimates& estimates) {
  Table table{{{"task"}, {"operator"}, {"clean baselines", Align::right}, {"by kept anchors", Align::right}}, {}};
  for (const TaskBaseRate& rate : estimates.task_base_rates) {
    table.rows.push_back({rate.task, rate.fault_operator, counted(rate.clean), counted(rate.strict)});
  }
  return {"Anchors that fire without a fault, by task and operator", {}, {std::move(table)}};
}

Section anchor_section(const Estimates& estimates) {
  Table table{{{"task"}, {"operator"}, {"anchor"}, {"clean baselines", Align::right}, {"strict floor"}}, {}};
  for (const AnchorBaseRate& rate : estimates.anchor_base_rates) {
    if (rate.clean.part == 0) continue;
    table.rows.push_back(
        {rate.task, rate.fault_operator, rate.anchor, counted(rate.clean), rate.kept ? "keeps it" : "drops it"});
  }
  if (table.rows.empty()) return {"Anchors that fired on a clean baseline", {"None."}, {}};
  return {"Anchors that fired on a clean baseline", {}, {std::move(table)}};
}

}  // namespace

Section base_rates_section(const Estimates& estimates) {
  Table rates{{{"operator"},
               {"clean baselines", Align::right},
               {"by kept anchors", Align::right},
               {"valid faults", Align::right}},
              {}};
  Table contrasts{{{"operator"}, {"faults less clean", Align::right}}, {}};
  append(contrasts.columns, difference_columns(estimates.sampling.rule));
  for (const OperatorBaseRate& rate : estimates.operator_base_rates) {
    rates.rows.push_back({rate.fault_operator, counted(rate.clean), counted(rate.strict), counted(rate.faulted)});
    auto& row = contrasts.rows.emplace_back();
    row = {rate.fault_operator};
    append(row, difference_cells(rate.contrast));
  }
  return {"Anchors that fire without a fault, by operator",
          {"The flags rule, run on every clean baseline from its first event for every operator.",
           sign_test_note(estimates.labels.size())},
          {std::move(rates), std::move(contrasts)}};
}

Document estimates_document(const Estimates& estimates, std::size_t digest_length) {
  Document document{headline(estimates), {sampling_method(estimates)}, provenance(estimates, digest_length), {}};
  auto& sections = document.sections;
  if (estimates.median) sections.push_back(median_section(*estimates.median, estimates));
  if (estimates.rows.size() > 1) add_rates(sections, "All rows", estimates.all, estimates);
  add_rates(sections, "By row", estimates.rows, estimates);
  add_rates(sections, "By framework, configs pooled", estimates.frameworks, estimates);
  add_rates(sections, "By framework and operator, configs pooled", estimates.operators, estimates);
  if (!estimates.differences.empty()) sections.push_back(differences_section(estimates));
  if (!estimates.operator_base_rates.empty()) {
    sections.push_back(base_rates_section(estimates));
    sections.push_back(row_section(estimates));
    sections.push_back(task_section(estimates));
    sections.push_back(anchor_section(estimates));
  }
  if (!estimates.notices.empty()) sections.push_back({"Caveats", estimates.notices, {}});
  return document;
}

}  // namespace sabot::report
