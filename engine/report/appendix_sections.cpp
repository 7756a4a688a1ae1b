#include <fmt/format.h>

#include <utility>

#include "base/lists.hpp"
#include "report/items.hpp"
#include "report/sections.hpp"
#include "report/words.hpp"

namespace sabot::report {
namespace {

// Code points of a recorded text that a table shows.
constexpr std::size_t quote_length = 60;

constexpr const char* none = "None.";

// As many replicate labels as a table's field names.
constexpr std::size_t named_labels = 20;

Section coverage_section(const std::vector<adjudicate::RowCoverage>& rows) {
  Table table{{{"row"}, {"replicates"}, {"labels"}, {"baselines passed"}, {"failed"}, {"errored"}}, {}};
  for (std::size_t c = 3; c < table.columns.size(); ++c) table.columns[c].align = Align::right;
  for (const auto& row : rows) {
    std::vector<std::string> labels;
    for (const auto& label : row.replicates) labels.push_back(to_string(label));
    const auto& [passed, failed, errored] = row.baselines;
    table.rows.push_back(
        {to_string(row.row), fmt::format("{} of {}", labels.size(), row.expected_replicates),
         fmt::format("{} ({})", listed(labels, named_labels), row.registered ? "registered" : "not registered"),
         fmt::to_string(passed), fmt::to_string(failed), fmt::to_string(errored)});
  }
  return {"Replicates and baselines", {}, {std::move(table)}};
}

template <class Item>
void note_left_out(const Listing<Item>& list, Section& section) {
  if (list.left_out > 0) section.notes.push_back(left_out_text(list));
}

Section excluded_section(const Evaluation& evaluation) {
  const auto& counts = evaluation.board.all;
  const auto& list = evaluation.appendix.excluded;
  Section section{"Excluded", {fmt::format("{} of {} injected faults.", excluded(counts), counts.injected)}, {}};
  if (counts.excluded.empty()) return section;
  note_left_out(list, section);
  Table by_code{{{"code"}, {"cells", Align::right}}, {}};
  for (const auto& [code, cells] : counts.excluded) by_code.rows.push_back({code, fmt::to_string(cells)});
  Table by_cell{{{cell_column}, {"code"}, {"why"}}, {}};
  for (const ListedCell& item : list.items) {
    by_cell.rows.push_back({to_string(item.cell), item.exclusion, with_ground(item.reason)});
  }
  section.tables = {std::move(by_code), std::move(by_cell)};
  return section;
}

// A line of a pipe cannot be looked up again, and its number depends on how the runs were split.
std::string read_from(const Place& origin) {
  return origin.file == standard_input_name ? origin.file : file_and_line(origin);
}

Section unscored_section(const Listing<ListedCell>& list) {
  Section section{"Unscored", {}, {}};
  if (list.items.empty()) {
    section.notes.emplace_back(none);
    return section;
  }
  section.notes.push_back(fmt::format("{} without a baseline in the input.", number_of(list.total(), "fault run")));
  note_left_out(list, section);
  Table table{{{cell_column}, {"read from"}, {"why"}}, {}};
  for (const ListedCell& item : list.items) {
    table.rows.push_back({to_string(item.cell), read_from(item.origin), with_ground(item.reason)});
  }
  section.tables = {std::move(table)};
  return section;
}

// Carved out and not run: cells by the hundred that differ in little, with each reason once.
Section grouped_section(std::string title, const Listing<ListedCell>& list, const std::vector<CellGroup>& groups) {
  Section section{std::move(title), {}, {}};
  if (list.items.empty()) {
    section.notes.emplace_back(none);
    return section;
  }
  section.notes.push_back(number_of(list.total(), "cell") + '.');
  for (const ListedCell& item : list.items) {
    const std::string why = with_ground(item.reason);
    if (!contains(section.notes, why)) section.notes.push_back(why);
  }
  Table table{{{"row"}, {"replicates"}, {"cells of each", Align::right}, {"which"}}, {}};
  for (const CellGroup& group : groups) {
    table.rows.push_back({to_string(group.row), listed(group.replicates, named_labels),
                          fmt::format("{} of {}", group.cells, group.of_cells), group.which});
  }
  section.tables = {std::move(table)};
  return section;
}

Section uncounted_section(const Listing<adjudicate::ListedAct>& list) {
  Section section{"Hard acts that are no detection", {}, {}};
  if (list.items.empty()) {
    section.notes.emplace_back(none);
    return section;
  }
  section.notes.push_back(number_of(list.total(), "act") + '.');
  note_left_out(list, section);
  Table table{
      {{cell_column}, {"seq", Align::right}, {"component"}, {"act"}, {"standing"}, {"why"}, {"recorded reason"}}, {}};
  for (const auto& [cell, act] : list.items) {
    table.rows.push_back({to_string(cell), fmt::to_string(act.seq), act.component, act.act, spelled(key(act.standing)),
                          with_ground(act.reason), quoted(act.quote, quote_length)});
  }
  section.tables = {std::move(table)};
  return section;
}

}  // namespace

Section set_aside_section(const Listing<Diagnostic>& set_aside) {
  Section section{"Set aside", {}, {}};
  if (set_aside.items.empty()) {
    section.notes.emplace_back(none);
    return section;
  }
  section.notes.push_back(number_of(set_aside.total(), "finding") + "; what is set aside is in no number above.");
  note_left_out(set_aside, section);
  Table table{{{"place"}, {"code"}, {"finding"}}, {}};
  for (const Diagnostic& diagnostic : set_aside.items) {
    table.rows.push_back({to_string(diagnostic.place), diagnostic.code, diagnostic.message});
  }
  section.tables = {std::move(table)};
  return section;
}

std::vector<Section> appendix_sections(const Evaluation& evaluation) {
  const Appendix& appendix = evaluation.appendix;
  return {
      coverage_section(evaluation.wave.rows),
      excluded_section(evaluation),
      grouped_section("Carved out", appendix.carved_out, appendix.carved_out_groups),
      unscored_section(appendix.unscored),
      grouped_section("Not run", appendix.not_run, appendix.not_run_groups),
      uncounted_section(appendix.uncounted_acts),
      set_aside_section(evaluation.set_aside),
  };
}

Section caveats_section(const Evaluation& evaluation) {
  return {"Caveats", caveats(evaluation), {}};
}

}  // namespace sabot::report
