#include "report/html/html.hpp"

#include <fmt/format.h>

#include <array>
#include <map>

#include "base/lists.hpp"
#include "report/document.hpp"
#include "report/html/assets.hpp"
#include "report/html/funnel.hpp"
#include "report/html/heat_map.hpp"
#include "report/html/rate_plot.hpp"
#include "report/html/tables.hpp"
#include "report/html/transcript.hpp"
#include "report/sections.hpp"

namespace sabot::report {
namespace {

Markup asset(std::string_view element_name, std::string_view path) {
  const auto* file = first_where(page_assets(), [&](const EmbeddedFile& f) { return f.path == path; });
  return file == nullptr ? Markup() : Markup::asset(element_name, file->text);
}

Markup head(const Document& document) {
  return Markup::element(
      "head", {},
      Markup::empty_element("meta", {{"charset", "utf-8"}}) +
          Markup::empty_element("meta", {{"name", "viewport"}, {"content", "width=device-width, initial-scale=1"}}) +
          Markup::empty_element("meta", {{"name", "color-scheme"}, {"content", "light dark"}}) +
          element("title", document.headline) + asset("style", "assets/page.css"));
}

Markup opening(const Document& document) {
  Markup content = element("h1", document.headline);
  for (const auto& line : document.companions) content += element("p", {{"class", "companion"}}, line);
  Markup lines;
  for (const auto& line : document.provenance) lines += element("li", line);
  content += Markup::element("ul", {{"class", "provenance"}}, lines);
  return Markup::element("header", {}, content);
}

Markup navigation() {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 6> parts{{{"funnel", "Funnel"},
                                                                                {"rates", "Rates"},
                                                                                {"matrix", "Matrix"},
                                                                                {"numbers", "Numbers"},
                                                                                {"cells", "Cells"},
                                                                                {"rules", "Rules"}}};
  Markup items;
  for (const auto& [id, title] : parts) {
    items += Markup::element("li", {}, element("a", {{"href", fmt::format("#{}", id)}}, title));
  }
  return Markup::element("nav", {{"aria-label", "Parts of this page"}}, Markup::element("ul", {}, items));
}

Markup rates_section(const tally::Scoreboard& board, const Basis& basis) {
  std::vector<PlotRow> rows;
  for (const auto& row : board.rows) {
    const tally::Counts& counts = row.counts;
    PlotRow& plotted = rows.emplace_back();
    plotted.label = to_string(row.row);
    plotted.marks.push_back({"headline", "headline", {counts.headline, counts.valid}, {}});
    plotted.marks.push_back({"mapping", "mapping", {counts.mapping, counts.valid}, {}});
    if (basis.flags_in_force) plotted.marks.push_back({"flags anchored", "flags", {counts.flags, counts.valid}, {}});
  }
  return section_markup("rates", "Rates by row", rate_plot("Rates by row", rows));
}

Markup matrix_section(const Evaluation& evaluation) {
  Markup maps;
  for (const auto& row : evaluation.board.rows) {
    maps += Markup::element(
        "figure", {},
        element("figcaption", to_string(row.row)) + heat_map(row.row, evaluation.board, evaluation.matrix));
  }
  return section_markup("matrix", "Headline by task and operator", Markup::element("div", {{"class", "maps"}}, maps));
}

Markup numbers(const Document& document) {
  Markup content;
  for (std::size_t i = 0; i < document.sections.size(); ++i) {
    content += document_section(fmt::format("table-{}", i + 1), document.sections[i]);
  }
  return Markup::element("div", {{"id", "numbers"}}, content);
}

Markup choice(const std::string& label, const std::string& key, const std::vector<std::string>& values) {
  Markup options = element("option", {{"value", ""}}, "any");
  for (const auto& value : values) options += element("option", {{"value", value}}, value);
  return Markup::element("label", {},
                         Markup::text(label + " ") + Markup::element("select", {{"data-filter", key}}, options));
}

// Hidden where there is no script to make it work.
Markup filters(const rulebook::Matrix& matrix) {
  const Markup search = Markup::element(
      "label", {},
      Markup::text("cell ") + Markup::empty_element("input", {{"type", "search"}, {"data-filter", "name"}}));
  return Markup::element(
      "form", {{"id", "filters"}, {"hidden", ""}},
      search + choice("outcome", "outcome", {"detected", "missed", "excluded", "carved_out", "unscored", "not_run"}) +
          choice("task", "task", matrix.tasks) + choice("operator", "operator", matrix.operators) +
          Markup::element("output", {{"id", "shown"}, {"aria-live", "polite"}}, {}));
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

Markup cells_section(const Evaluation& evaluation, const std::vector<trace::Run>& runs) {
  const RunsByCell by_name = by_cell(runs);
  Markup entries;
  for (const auto& verdict : evaluation.wave.cells) {
    const auto run = by_name.find(verdict.cell);
    const auto judged =
        verdict.observation ? evaluation.judged.find(verdict.observation->run_id) : evaluation.judged.end();
    entries += cell_entry(verdict, run == by_name.end() ? nullptr : run->second,
                          judged == evaluation.judged.end() ? nullptr : &judged->second);
  }
  return section_markup("cells", "Cells", filters(evaluation.matrix) + entries);
}

Markup lines_of(const RuleText& rule) {
  Markup lines;
  std::string_view rest = rule.text;
  for (std::size_t number = 1; !rest.empty(); ++number) {
    const std::size_t end = rest.find('\n');
    lines += element("span", {{"class", "line"}, {"id", rule_anchor(rule.path, number)}}, rest.substr(0, end));
    lines += Markup::text("\n");
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  }
  return lines;
}

Markup rules_section(const std::vector<RuleText>& rules) {
  Markup files;
  for (const RuleText& rule : rules) {
    files += element("h3", rule.path) + Markup::element("pre", {{"class", "rule"}}, lines_of(rule));
  }
  return section_markup("rules", "Rules in force", files);
}

}  // namespace

std::string html(const Evaluation& evaluation, const std::vector<trace::Run>& runs,
                 const std::vector<RuleText>& rules) {
  const Document document = scoreboard_document(evaluation, std::string::npos);
  Markup main = section_markup("funnel", "What became of the faults", funnel(evaluation.board.all));
  main += rates_section(evaluation.board, basis_of(evaluation)) + matrix_section(evaluation) + numbers(document);
  main += cells_section(evaluation, runs) + rules_section(rules);
  const Markup body = Markup::element(
      "body", {},
      opening(document) + navigation() + Markup::element("main", {}, main) + asset("script", "assets/page.js"));
  return "<!DOCTYPE html>\n" + Markup::element("html", {{"lang", "en"}}, head(document) + body).str() + "\n";
}

}  // namespace sabot::report
