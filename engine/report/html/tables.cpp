#include "report/html/tables.hpp"

namespace sabot::report {
namespace {

Markup cell(std::string_view name, const Column& column, std::string_view text) {
  return element(name, {{"class", column.align == Align::right ? "number" : "word"}}, text);
}

Markup head_of(const Table& table) {
  Markup heads;
  for (const Column& column : table.columns) {
    heads += Markup::element("th", {{"scope", "col"}, {"class", column.align == Align::right ? "number" : "word"}},
                             Markup::text(column.head));
  }
  return Markup::element("thead", {}, Markup::element("tr", {}, heads));
}

Markup body_of(const Table& table) {
  Markup rows;
  for (const auto& row : table.rows) {
    Markup cells;
    for (std::size_t i = 0; i < row.size(); ++i) cells += cell("td", table.columns[i], row[i]);
    rows += Markup::element("tr", {}, cells);
  }
  return Markup::element("tbody", {}, rows);
}

}  // namespace

Markup table_markup(const Table& table) {
  return Markup::element("div", {{"class", "scroll"}, {"tabindex", "0"}},
                         Markup::element("table", {}, head_of(table) + body_of(table)));
}

Markup section_markup(const std::string& id, const std::string& title, const Markup& content) {
  return Markup::element("section", {{"id", id}, {"aria-labelledby", id + "-title"}},
                         element("h2", {{"id", id + "-title"}}, title) + content);
}

Markup document_section(const std::string& id, const Section& section) {
  Markup content;
  for (const auto& note : section.notes) content += element("p", note);
  for (const Table& table : section.tables) content += table_markup(table);
  return section_markup(id, section.title, content);
}

}  // namespace sabot::report
