#include "report/html/html.hpp"

#include <fmt/format.h>

#include <array>

#include "base/lists.hpp"
#include "report/document.hpp"
#include "report/estimates_document.hpp"
#include "report/estimates_words.hpp"
#include "report/html/assets.hpp"
#include "report/html/cells.hpp"
#include "report/html/funnel.hpp"
#include "report/html/heat_map.hpp"
#include "report/html/row_plots.hpp"
#include "report/html/tables.hpp"
#include "report/html/transcript.hpp"
#include "report/items.hpp"
#include "report/sections.hpp"

namespace sabot::report {
namespace {

Markup asset(std::string_view element_name, std::string_view path) {
  const auto* file = first_where(page_assets(), [&](const EmbeddedFile& f) { return f.path == path; });
  return file == nullptr ? Markup() : Markup::asset(element_name, file->text);
}

constexpr std::string_view draft_mark = "DRAFT";

Markup head(const std::string& headline, bool draft) {
  return Markup::element(
      "head", {},
      Markup::empty_element("meta", {{"charset", "utf-8"}}) +
          Markup::empty_element("meta", {{"name", "viewport"}, {"content", "width=device-width, initial-scale=1"}}) +
          Markup::empty_element("meta", {{"name", "color-scheme"}, {"content", "light dark"}}) +
          element("title", draft ? fmt::format("{}: {}", draft_mark, headline) : headline) +
          asset("style", "assets/page.css"));
}

// The words at the top, and a mark that stays in sight and is on every printed sheet.
Markup draft_banner(const Provenance& provenance) {
  if (!provenance.draft) return {};
  return Markup::element("p", {{"class", "draft"}},
                         element("strong", draft_mark) + Markup::text(" " + draft_notice(provenance.spec.version))) +
         element("div", {{"class", "draft-mark"}, {"aria-hidden", "true"}}, draft_mark);
}

// The interval of the headline, and how it was made.
Markup certainty(const Estimates* estimates) {
  if (estimates == nullptr) {
    return element("p", {{"class", "certainty"}}, "No interval: the rules do not say how one is made.");
  }
  const auto* line = pooled_line(*estimates);
  if (line == nullptr) return {};
  const stats::Uncertainty& uncertainty =
      estimates->median ? *estimates->median : entry_of(*line, headline_key)->uncertainty;
  return Markup::element("p", {{"class", "certainty"}},
                         element("strong", fmt::format("{} {}", interval_name(estimates->sampling.rule),
                                                       interval_or_silence(uncertainty, Unit::percent))) +
                             Markup::text(". " + sampling_method(*estimates)));
}

std::vector<std::string> provenance_of(const Document& document, const Estimates* estimates) {
  auto lines = document.provenance;
  if (estimates != nullptr) lines.push_back(intervals_line(estimates->rule_from, std::string::npos));
  return lines;
}

Markup list_of(const std::vector<std::string>& lines, std::string style) {
  Markup items;
  for (const auto& line : lines) items += element("li", line);
  return Markup::element("ul", {{"class", std::move(style)}}, items);
}

Markup opening(const Evaluation& evaluation, const Document& document, const Estimates* estimates) {
  Markup content = draft_banner(evaluation.provenance) + element("h1", document.headline) + certainty(estimates);
  for (const auto& line : document.companions) content += element("p", line);
  return Markup::element("header", {}, content + list_of(provenance_of(document, estimates), "provenance"));
}

Markup navigation() {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 7> parts{{{"funnel", "Funnel"},
                                                                                {"rates", "Rates"},
                                                                                {"matrix", "Matrix"},
                                                                                {"appendix", "Exclusions"},
                                                                                {"numbers", "Numbers"},
                                                                                {"cells", "Cells"},
                                                                                {"rules", "Rules"}}};
  Markup items;
  for (const auto& [id, title] : parts) {
    items += Markup::element("li", {}, element("a", {{"href", fmt::format("#{}", id)}}, title));
  }
  return Markup::element("nav", {{"aria-label", "Parts of this page"}}, Markup::element("ul", {}, items));
}

// What became of the faults, and beside it what to bear in mind when a number is quoted.
Markup overview(const Evaluation& evaluation) {
  return Markup::element("div", {{"class", "overview"}},
                         section_markup("funnel", "What became of the faults", funnel(evaluation.board.all)) +
                             section_markup("caveats", "Caveats", list_of(caveats(evaluation), "caveats")));
}

Markup matrix_section(const Evaluation& evaluation) {
  Markup maps;
  for (const auto& row : evaluation.board.rows) {
    maps += Markup::element(
        "figure", {},
        element("figcaption", to_string(row.row)) + heat_map(row.row, evaluation.board, evaluation.matrix));
  }
  return section_markup("matrix", "Headline by task and operator",
                        element("p", "Detected of valid faults; the fuller the colour, the higher the rate.") +
                            Markup::element("div", {{"class", "charts"}}, maps));
}

Markup tables(const std::string& id, const std::string& title, const std::vector<Section>& sections) {
  Markup content;
  for (const Section& section : sections) content += subsection_markup(section);
  return section_markup(id, title, content);
}

std::vector<Section> numbers(const Evaluation& evaluation, const Estimates* estimates) {
  auto sections = number_sections(evaluation, basis_of(evaluation));
  if (estimates != nullptr && !estimates->operator_base_rates.empty()) {
    sections.push_back(base_rates_section(*estimates));
  }
  return sections;
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
    files += element("h3", rule.path) + Markup::element("pre", {{"class", "rule"}, {"tabindex", "0"}}, lines_of(rule));
  }
  return section_markup("rules", "Rules in force", files);
}

}  // namespace

std::string html(const Evaluation& evaluation, const Estimates* estimates, const std::vector<trace::Run>& runs,
                 const std::vector<RuleText>& rules) {
  const Document document = scoreboard_document(evaluation, std::string::npos);
  Markup main = overview(evaluation);
  main += section_markup("rates", "Rates by row", row_plots(evaluation, estimates)) + matrix_section(evaluation);
  main += tables("appendix", "What enters no rate, and why", appendix_sections(evaluation)) +
          tables("numbers", "All numbers", numbers(evaluation, estimates));
  main += cells_section(evaluation, runs) + rules_section(rules);
  const Markup body =
      Markup::element("body", {},
                      element("a", {{"class", "skip"}, {"href", "#main"}}, "Skip to the results") +
                          opening(evaluation, document, estimates) + navigation() +
                          Markup::element("main", {{"id", "main"}}, main) + asset("script", "assets/page.js"));
  return "<!DOCTYPE html>\n" +
         Markup::element("html", {{"lang", "en"}}, head(document.headline, evaluation.provenance.draft) + body).str() +
         "\n";
}

}  // namespace sabot::report
