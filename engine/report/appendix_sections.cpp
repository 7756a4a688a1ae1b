#include <fmt/format.h>

#include <utility>

#include "base/lists.hpp"
#include "report/cell_groups.hpp"
#include "report/items.hpp"
#include "report/sections.hpp"
#include "report/words.hpp"

namespace sabot::report {
namespace {

using adjudicate::Status;

// Code points of a recorded text that a table shows.
constexpr std::size_t quote_length = 60;

constexpr const char* none = "None.";

Section coverage_section(const adjudicate::Wave& wave) {
  Table table{{{"row"}, {"replicates"}, {"labels"}, {"baselines passed"}, {"failed"}, {"errored"}}, {}};
  for (std::size_t c = 3; c < table.columns.size(); ++c) table.columns[c].align = Align::right;
  for (const auto& row : wave.rows) {
    std::vector<std::string> labels;
    for (const auto& label : row.replicates) labels.push_back(to_string(label));
    const BaselineCounts baselines = baselines_of(wave, row.row);
    table.rows.push_back(
        {to_string(row.row), fmt::format("{} of {}", labels.size(), row.expected_replicates),
         fmt::format("{} ({})", fmt::join(labels, ", "), row.registered ? "registered" : "not registered"),
         fmt::to_string(baselines.passed), fmt::to_string(baselines.failed), fmt::to_string(baselines.errored)});
  }
  return {"Replicates and baselines", {}, {std::move(table)}};
}

Section excluded_section(const Evaluation& evaluation) {
  const auto& counts = evaluation.board.all;
  Section section{"Excluded", {fmt::format("{} of {} injected faults.", excluded(counts), counts.injected)}, {}};
  if (counts.excluded.empty()) return section;
  Table by_code{{{"code"}, {"cells", Align::right}}, {}};
  for (const auto& [code, cells] : counts.excluded) by_code.rows.push_back({code, fmt::to_string(cells)});
  Table by_cell{{{cell_column}, {"code"}, {"why"}}, {}};
  for (const auto* verdict : cells_with(evaluation.wave, Status::excluded)) {
    by_cell.rows.push_back({to_string(verdict->cell), verdict->exclusion, with_ground(verdict->status_reason)});
  }
  section.tables = {std::move(by_code), std::move(by_cell)};
  return section;
}

Section unscored_section(const adjudicate::Wave& wave) {
  Section section{"Unscored", {}, {}};
  Table table{{{cell_column}, {"read from"}, {"why"}}, {}};
  for (const auto* verdict : cells_with(wave, Status::unscored)) {
    const std::string origin = verdict->observation ? file_and_line(verdict->observation->origin) : "";
    table.rows.push_back({to_string(verdict->cell), origin, with_ground(verdict->status_reason)});
  }
  if (table.rows.empty()) {
    section.notes.emplace_back(none);
  } else {
    section.notes.push_back(
        fmt::format("{} without a baseline in the input.", number_of(table.rows.size(), "fault run")));
    section.tables = {std::move(table)};
  }
  return section;
}

// Carved out and not run: cells by the hundred that differ in little, with each reason once.
Section grouped_section(std::string title, const adjudicate::Wave& wave, Status status) {
  Section section{std::move(title), {}, {}};
  const auto verdicts = cells_with(wave, status);
  if (verdicts.empty()) {
    section.notes.emplace_back(none);
    return section;
  }
  section.notes.push_back(number_of(verdicts.size(), "cell") + '.');
  for (const auto* verdict : verdicts) {
    const std::string why = with_ground(verdict->status_reason);
    if (!contains(section.notes, why)) section.notes.push_back(why);
  }
  Table table{{{"row"}, {"replicates"}, {"cells of each", Align::right}, {"which"}}, {}};
  for (const CellGroup& group : grouped(wave, status)) {
    table.rows.push_back({to_string(group.row), fmt::format("{}", fmt::join(group.replicates, ", ")),
                          fmt::format("{} of {}", group.cells, group.of_cells), group.which});
  }
  section.tables = {std::move(table)};
  return section;
}

Section uncounted_section(const adjudicate::Wave& wave) {
  Section section{"Hard acts that are no detection", {}, {}};
  const auto acts = uncounted_acts(wave);
  if (acts.empty()) {
    section.notes.emplace_back(none);
    return section;
  }
  section.notes.push_back(number_of(acts.size(), "act") + '.');
  Table table{
      {{cell_column}, {"seq", Align::right}, {"component"}, {"act"}, {"standing"}, {"why"}, {"recorded reason"}}, {}};
  for (const auto& [verdict, act] : acts) {
    table.rows.push_back({to_string(verdict->cell), fmt::to_string(act->seq), act->component, act->act,
                          spelled(key(act->standing)), with_ground(act->reason), quoted(act->quote, quote_length)});
  }
  section.tables = {std::move(table)};
  return section;
}

}  // namespace

Section set_aside_section(const Diagnostics& set_aside) {
  Section section{"Set aside", {}, {}};
  if (set_aside.empty()) {
    section.notes.emplace_back(none);
    return section;
  }
  section.notes.push_back(number_of(set_aside.size(), "finding") + "; what is set aside is in no number above.");
  Table table{{{"place"}, {"code"}, {"finding"}}, {}};
  for (const Diagnostic& diagnostic : set_aside) {
    table.rows.push_back({to_string(diagnostic.place), diagnostic.code, diagnostic.message});
  }
  section.tables = {std::move(table)};
  return section;
}

std::vector<Section> appendix_sections(const Evaluation& evaluation) {
  const adjudicate::Wave& wave = evaluation.wave;
  return {
      coverage_section(wave),
      excluded_section(evaluation),
      grouped_section("Carved out", wave, Status::carved_out),
      unscored_section(wave),
      grouped_section("Not run", wave, Status::not_run),
      uncounted_section(wave),
      set_aside_section(evaluation.set_aside),
  };
}

Section caveats_section(const Evaluation& evaluation) {
  return {"Caveats", caveats(evaluation), {}};
}

}  // namespace sabot::report
