#include "report/comparison_document.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "base/lists.hpp"
#include "report/comparison_words.hpp"
#include "report/estimates_words.hpp"
#include "report/words.hpp"

namespace sabot::report {
namespace {

using rulebook::Measure;
using tally::CellPair;

constexpr const char* none = "None.";

std::string points(const stats::Uncertainty& uncertainty) {
  return uncertainty.value ? shown(*uncertainty.value, Unit::percentage_points) : "-";
}

std::string headline(const Comparison& comparison) {
  if (comparison.all.empty()) return "No paired effect: no cell is valid in both waves";
  const PairedLine& all = comparison.all.front();
  const auto& uncertainty = all.headline.uncertainty;
  return fmt::format(
      "Paired effect on the headline: {} over {}, {} {}", points(uncertainty),
      number_of(static_cast<std::size_t>(all.counts.after.valid), "cell"), interval_name(comparison.sampling.rule),
      uncertainty.spread ? shown(uncertainty.spread->interval, Unit::percentage_points) : words(uncertainty.silence));
}

std::vector<std::string> companions(const Comparison& comparison) {
  std::vector<std::string> lines;
  if (const auto& medians = comparison.medians) {
    lines.push_back(fmt::format("Median headline over {}, paired cells alone: {} before, {} after",
                                number_of(comparison.frameworks.size(), "framework"), percent(medians->before),
                                percent(medians->after)));
  }
  lines.push_back(fmt::format("Worse: {}; unpaired: {}", number_of(comparison.worse.size(), "cell"),
                              number_of(comparison.unpaired.size(), "cell")));
  if (!comparison.predictions.empty()) {
    std::vector<std::string> answers;
    for (const auto& answer : comparison.predictions)
      answers.push_back(answer.id + ' ' + std::string(key(answer.finding)));
    lines.push_back(fmt::format("Predictions: {}", fmt::join(answers, ", ")));
  }
  return lines;
}

std::string side(std::string_view which, const Provenance& provenance, std::size_t digest_length) {
  return fmt::format("{}: {}, by {}", which, inputs_text(provenance.inputs, digest_length),
                     rules_text(provenance.spec, provenance.draft, provenance.digest.substr(0, digest_length)));
}

std::vector<std::string> provenance(const Comparison& comparison, std::size_t digest_length) {
  return {
      side("Before", comparison.before, digest_length),
      side("After", comparison.after, digest_length),
      intervals_line(comparison.rule_from, digest_length),
      fmt::format("Made by sabot {}", comparison.after.program_version),
  };
}

// Who a line is about, in the columns that its table has.
using Names = std::vector<std::string> (*)(const Subject&);

std::vector<std::string> row_name(const Subject& subject) {
  return {name_of(subject)};
}
std::vector<std::string> operator_name(const Subject& subject) {
  return {subject.fault_operator};
}
std::vector<std::string> row_and_operator(const Subject& subject) {
  return {name_of({.framework = subject.framework, .config = subject.config}), subject.fault_operator};
}

std::string rate(const tally::Counts& counts, Measure measure) {
  return percent(rate_of(counts, measure));
}

Table headline_table(std::vector<Column> heads, Names names, const std::vector<PairedLine>& lines,
                     const rulebook::Uncertainty& rule) {
  Table table{std::move(heads), {}};
  for (const char* head : {"pairs", "before", "after", "gained", "lost", "effect"}) {
    table.columns.push_back({head, Align::right});
  }
  append(table.columns, difference_columns(rule));
  for (const PairedLine& line : lines) {
    auto& row = table.rows.emplace_back(names(line.subject));
    append(row, {fmt::to_string(line.counts.after.valid), rate(line.counts.before, Measure::headline),
                 rate(line.counts.after, Measure::headline), fmt::to_string(line.gained), fmt::to_string(line.lost)});
    append(row, difference_cells(line.headline));
  }
  return table;
}

std::string with_interval(const Contrast& difference) {
  const auto& spread = difference.uncertainty.spread;
  const std::string value = points(difference.uncertainty);
  return spread ? fmt::format("{} ({})", value, shown(spread->interval, Unit::percentage_points)) : value;
}

// What became of the task in the same cells.
Table aftermath_table(std::vector<Column> heads, Names names, const std::vector<PairedLine>& lines) {
  Table table{std::move(heads), {}};
  for (const char* head :
       {"recovered\nbefore", "after", "effect", "recovery without\ndetection before", "after", "effect"}) {
    table.columns.push_back({head, Align::right});
  }
  for (const PairedLine& line : lines) {
    auto& row = table.rows.emplace_back(names(line.subject));
    const auto add = [&](Measure measure, const Contrast& difference) {
      append(row, {rate(line.counts.before, measure), rate(line.counts.after, measure), with_interval(difference)});
    };
    add(Measure::recovered, line.recovered);
    add(Measure::recovery_without_detection, line.recovery_without_detection);
  }
  return table;
}

Section effects(std::string title, const std::vector<Column>& heads, Names names, const std::vector<PairedLine>& lines,
                const rulebook::Uncertainty& rule) {
  return {std::move(title), {}, {headline_table(heads, names, lines, rule), aftermath_table(heads, names, lines)}};
}

std::vector<Section> effect_sections(const Comparison& comparison) {
  if (comparison.all.empty()) return {};
  const auto& rule = comparison.sampling.rule;
  auto rows = comparison.rows;
  if (rows.size() > 1) append(rows, comparison.all);
  std::vector<Section> sections = {effects("Paired effects by row", {{"row"}}, row_name, rows, rule)};
  sections.front().notes = {
      "An effect is the mean over the cells valid in both waves of later less earlier, in percentage points.",
      sign_test_note(comparison.all.front().headline.uncertainty.labels.size())};
  if (comparison.frameworks.size() > 1) {
    sections.push_back(effects("By framework, configs pooled", {{"framework"}}, row_name, comparison.frameworks, rule));
  }
  sections.push_back(effects("By operator, rows pooled", {{"operator"}}, operator_name, comparison.operators, rule));
  if (comparison.rows.size() > 1) {
    sections.push_back(
        effects("By row and operator", {{"row"}, {"operator"}}, row_and_operator, comparison.row_operators, rule));
  }
  return sections;
}

Section cells_section(std::string title, std::string_view noun, const std::vector<CellPair>& cells) {
  if (cells.empty()) return {std::move(title), {none}, {}};
  Table table{{{"cell"}}, {}};
  for (const CellPair& pair : cells) table.rows.push_back({to_string(pair.cell)});
  return {std::move(title), {fmt::format("{}, {}.", number_of(cells.size(), "cell"), noun)}, {std::move(table)}};
}

// Each reason once, above the cells.
std::vector<std::string> reasons(const std::vector<CellPair>& cells) {
  std::vector<std::string> notes;
  const auto add = [&](const tally::CellStanding& standing) {
    if (standing.status == adjudicate::Status::scored) return;
    auto note = fmt::format("{}: {}", short_words(standing), with_ground(standing.reason));
    if (!contains(notes, note)) notes.push_back(std::move(note));
  };
  for (const CellPair& pair : cells) {
    add(pair.before);
    add(pair.after);
  }
  return notes;
}

Section unpaired_section(const std::vector<CellPair>& cells) {
  if (cells.empty()) return {"Unpaired cells", {none}, {}};
  std::map<std::pair<std::string, std::string>, std::size_t> by_reason;
  Table list{{{"cell"}, {"before"}, {"after"}}, {}};
  for (const CellPair& pair : cells) {
    const auto before = short_words(pair.before);
    const auto after = short_words(pair.after);
    ++by_reason[{before, after}];
    list.rows.push_back({to_string(pair.cell), before, after});
  }
  Table sums{{{"before"}, {"after"}, {"cells", Align::right}}, {}};
  for (const auto& [standings, number] : by_reason) {
    sums.rows.push_back({standings.first, standings.second, fmt::to_string(number)});
  }
  auto notes = reasons(cells);
  notes.insert(notes.begin(), "These cells enter no effect.");
  return {"Unpaired cells", std::move(notes), {std::move(sums), std::move(list)}};
}

std::string holds_words(const std::optional<bool>& holds) {
  if (!holds) return "open";
  return *holds ? "yes" : "no";
}

Table evidence_table(const std::vector<tally::Evidence>& evidence) {
  Table table{{{"of"}}, {}};
  for (const auto& number : evidence.front().numbers) table.columns.push_back({number.what, Align::right});
  table.columns.push_back({"holds"});
  for (const auto& item : evidence) {
    auto& row = table.rows.emplace_back();
    row = {item.of};
    for (const auto& number : item.numbers) row.push_back(shown(number));
    row.push_back(holds_words(item.holds));
  }
  return table;
}

Section prediction_section(const tally::Answer& answer) {
  Section section{fmt::format("{} {}", answer.id, key(answer.finding)),
                  {fmt::format("{} ({})", answer.says, ground(answer.rule))},
                  {}};
  for (const auto& item : answer.evidence) {
    for (const auto& cell : item.against) section.notes.push_back(fmt::format("Against it: {}", to_string(cell)));
  }
  append(section.notes, sentences(answer.gaps));
  if (answer.evidence.empty()) {
    section.notes.emplace_back("Nothing in the input meets its condition, so there is nothing to measure.");
  } else {
    section.tables = {evidence_table(answer.evidence)};
  }
  return section;
}

std::vector<std::string> caveats_of(const Comparison& comparison) {
  auto sentences = comparison.notices;
  if (!comparison.changed_rules.empty()) {
    sentences.push_back(fmt::format("Each wave is judged by its own rules. Files that differ: {}.",
                                    fmt::join(comparison.changed_rules, ", ")));
  }
  for (const auto& task : comparison.changed_guardrails) {
    sentences.push_back(fmt::format(
        "The guardrail of {} checks something else in the later version: what it rejects is not comparable.", task));
  }
  if (!comparison.predicted) {
    sentences.push_back(fmt::format("{} has no registered predictions.", comparison.after.spec.version));
  }
  return sentences;
}

}  // namespace

Document comparison_document(const Comparison& comparison, std::size_t digest_length) {
  Document document{headline(comparison), companions(comparison), provenance(comparison, digest_length),
                    effect_sections(comparison)};
  auto& sections = document.sections;
  for (const auto& answer : comparison.predictions) sections.push_back(prediction_section(answer));
  sections.push_back(cells_section("Cells that got worse", "detected before and not after", comparison.worse));
  sections.push_back(cells_section("Recoveries lost", "recovered before and not after", comparison.spoilt));
  sections.push_back(unpaired_section(comparison.unpaired));
  sections.push_back({"Caveats", caveats_of(comparison), {}});
  return document;
}

}  // namespace sabot::report
