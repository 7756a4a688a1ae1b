#include "report/impact_sections.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "report/figures.hpp"
#include "report/sections.hpp"
#include "report/words.hpp"

namespace sabot::report {
namespace {

using tally::Aspect;
using tally::CellChange;
using tally::Counts;

constexpr std::size_t quote_length = 160;

// One line for each figure that moves.
void add_rates(const std::string& who, const Counts& before, const Counts& after, const Difference& difference,
               Table& table) {
  const auto old_figures = figures(before, basis_of(difference.from));
  const auto new_figures = figures(after, basis_of(difference.to));
  for (std::size_t i = 0; i < old_figures.size(); ++i) {
    const Figure &was = old_figures[i], &is = new_figures[i];
    if (was.rate == is.rate) continue;
    table.rows.push_back({who, on_one_line(is.head), with_counts(was), with_counts(is),
                          was.rate && is.rate ? points(*was.rate, *is.rate) : "-"});
  }
}

std::size_t rows_of(const tally::Impact& impact, const std::string& framework) {
  return static_cast<std::size_t>(std::count_if(impact.rows.begin(), impact.rows.end(),
                                                [&](const auto& row) { return row.key.framework == framework; }));
}

Section rates_section(const tally::Impact& impact, const Difference& difference, const SideNames& names) {
  Table table{{{"who"}, {"rate"}, {names.from, Align::right}, {names.to, Align::right}, {"change", Align::right}}, {}};
  for (const auto& row : impact.rows) add_rates(to_string(row.key), row.before, row.after, difference, table);
  for (const auto& framework : impact.frameworks) {
    if (rows_of(impact, framework.key) < 2) continue;
    add_rates(framework.key + ", configs pooled", framework.before, framework.after, difference, table);
  }
  if (impact.rows.size() > 1) add_rates("all", impact.all.before, impact.all.after, difference, table);
  Section section{"Rates that change", {}, {}};
  if (table.rows.empty()) {
    section.notes.emplace_back("none");
  } else {
    section.tables.push_back(std::move(table));
  }
  return section;
}

std::string standing_text(const std::optional<tally::Standing>& standing) {
  if (!standing) return "no cell";
  std::string text = spelled(adjudicate::to_string(standing->status));
  return standing->exclusion.empty() ? text : fmt::format("{} ({})", text, standing->exclusion);
}

std::string standing_detail(const tally::Standing& standing) {
  std::string text = fmt::format("{}: {}", standing_text(standing), with_ground(standing.reason));
  if (!standing.outcome) return text;
  return fmt::format("{}; headline {}: {}", text, yes_or_no(standing.outcome->headline),
                     with_ground(standing.outcome->headline_reason));
}

Item status_item(const CellChange& change, const SideNames& names) {
  Item item{
      fmt::format("{}: {} -> {}", to_string(change.cell), standing_text(change.before), standing_text(change.after)),
      {}};
  if (change.before) item.details.push_back(fmt::format("{}  {}", names.from, standing_detail(*change.before)));
  if (change.after) item.details.push_back(fmt::format("{}  {}", names.to, standing_detail(*change.after)));
  return item;
}

std::string view_text(const std::optional<tally::View>& view) {
  if (!view) return "is not looked at";
  return fmt::format("{}: {}", view->counts ? "counts" : "does not count", with_ground(view->reason));
}

void add_sighting(const tally::Sighting& sighting, const SideNames& names, std::vector<std::string>& details) {
  details.push_back(
      fmt::format("seq {}, {}: {}", sighting.seq, sighting.component, quoted(sighting.quote, quote_length)));
  details.push_back(fmt::format("{}  {}", names.from, view_text(sighting.before)));
  details.push_back(fmt::format("{}  {}", names.to, view_text(sighting.after)));
}

void add_reasons(std::string_view what, const adjudicate::Reason& before, const adjudicate::Reason& after,
                 const SideNames& names, std::vector<std::string>& details) {
  details.push_back(fmt::format("{}  {}: {}", names.from, what, with_ground(before)));
  details.push_back(fmt::format("{}  {}: {}", names.to, what, with_ground(after)));
}

Item aspects_item(const CellChange& change, const SideNames& names) {
  std::vector<std::string> moves;
  Item item;
  for (const auto& sighting : change.sightings) add_sighting(sighting, names, item.details);
  const adjudicate::Outcome &was = *change.before->outcome, &is = *change.after->outcome;
  bool floor_moved = false;
  for (const auto& [aspect, before, after] : change.aspects) {
    moves.push_back(fmt::format("{} {} -> {}", spelled(key(aspect)), yes_or_no(before), yes_or_no(after)));
    // What moved a surface has moved the headline too.
    if (aspect == Aspect::headline && change.sightings.empty()) {
      add_reasons(key(aspect), was.headline_reason, is.headline_reason, names, item.details);
    }
    if (aspect == Aspect::reacted) add_reasons(key(aspect), was.reacted_reason, is.reacted_reason, names, item.details);
    floor_moved = floor_moved || aspect == Aspect::strict || aspect == Aspect::visible;
  }
  if (floor_moved && change.sightings.empty()) {
    add_reasons(key(Aspect::strict), was.strict->reason, is.strict->reason, names, item.details);
  }
  item.text = fmt::format("{}: {}", to_string(change.cell), fmt::join(moves, ", "));
  return item;
}

Section cells_section(const tally::Impact& impact, const SideNames& names) {
  Section section{"Cells that change", {}, {}};
  for (const CellChange& change : impact.cells) {
    section.items.push_back(status_changes(change) ? status_item(change, names) : aspects_item(change, names));
  }
  if (section.items.empty()) section.notes.emplace_back("none");
  return section;
}

}  // namespace

std::vector<Section> impact_sections(const ComparedRuns& runs, const Difference& difference) {
  const SideNames names = side_names(difference);
  std::vector<Section> sections = {rates_section(runs.impact, difference, names), cells_section(runs.impact, names)};
  if (!runs.set_aside.items.empty()) sections.push_back(set_aside_section(runs.set_aside));
  if (!runs.notices.empty()) sections.push_back({"Caveats", runs.notices, {}});
  return sections;
}

}  // namespace sabot::report
