#include "report/html/cells.hpp"

#include <fmt/format.h>

#include <map>

#include "report/html/tables.hpp"
#include "report/html/transcript.hpp"
#include "report/words.hpp"

namespace sabot::report {
namespace {

struct Option {
  std::string value;
  std::string shown;
};

Markup choice(const std::string& label, const std::string& key, const std::vector<Option>& values) {
  Markup options = element("option", {{"value", ""}}, "any");
  for (const auto& option : values) options += element("option", {{"value", option.value}}, option.shown);
  return Markup::element("label", {},
                         Markup::text(label + " ") + Markup::element("select", {{"data-filter", key}}, options));
}

std::vector<Option> options_of(const std::vector<std::string>& names) {
  std::vector<Option> options;
  for (const auto& name : names) options.push_back({name, name});
  return options;
}

std::vector<Option> outcomes() {
  using adjudicate::Status;
  std::vector<Option> options = {{"detected", "detected"}, {"missed", "missed"}};
  for (const auto status : {Status::excluded, Status::carved_out, Status::unscored}) {
    options.push_back({std::string(to_string(status)), spelled(to_string(status))});
  }
  return options;
}

std::vector<Option> rows_of(const Evaluation& evaluation) {
  std::vector<Option> options;
  for (const auto& row : evaluation.board.rows) options.push_back({to_string(row.row), to_string(row.row)});
  return options;
}

// Hidden where there is no script to make it work.
Markup filters(const Evaluation& evaluation) {
  const Markup search = Markup::element(
      "label", {},
      Markup::text("cell ") + Markup::empty_element("input", {{"type", "search"}, {"data-filter", "name"}}));
  return Markup::element("form", {{"id", "filters"}, {"hidden", ""}},
                         search + choice("outcome", "outcome", outcomes()) + choice("row", "row", rows_of(evaluation)) +
                             choice("task", "task", options_of(evaluation.matrix.tasks)) +
                             choice("operator", "operator", options_of(evaluation.matrix.operators)) +
                             Markup::element("output", {{"id", "shown"}, {"aria-live", "polite"}}, {}));
}

// Cells that nobody ran differ in their names only, and there may be many more of them than of all others: the tables
// of what enters no rate have them.
bool has_entry(const adjudicate::CellVerdict& verdict) {
  return verdict.observation || verdict.status == adjudicate::Status::excluded;
}

using RunsByCell = std::map<adjudicate::Cell, const trace::Run*>;

RunsByCell by_cell(const std::vector<trace::Run>& runs) {
  RunsByCell found;
  for (const trace::Run& run : runs) {
    if (!run.fault_operator) continue;
    found.emplace(adjudicate::Cell{{run.framework, run.config}, run.task, *run.fault_operator, run.replicate}, &run);
  }
  return found;
}

}  // namespace

Markup cells_section(const Evaluation& evaluation, const std::vector<trace::Run>& runs) {
  const RunsByCell by_name = by_cell(runs);
  const TranscriptLimits limits = transcript_limits(runs);
  Markup content =
      element("p",
              "Each cell opens to its verdict and its transcript: every event with what was found in it, whether that "
              "counts, and the rule that says so. Cells that were not run are among what enters no rate.");
  if (const auto cut = words(limits); !cut.empty()) content += element("p", cut);
  content += filters(evaluation);
  for (const auto& verdict : evaluation.wave.cells) {
    if (!has_entry(verdict)) continue;
    const auto run = by_name.find(verdict.cell);
    content += cell_entry(verdict, run == by_name.end() ? nullptr : run->second,
                          tally::judge_of(verdict, evaluation.judged), limits);
  }
  return section_markup("cells", "Cells", content);
}

}  // namespace sabot::report
