#include "report/html/tables.hpp"

#include "report/sections.hpp"

namespace sabot::report {
namespace {

Markup field(const Column& column, const std::string& text) {
  const Markup shown =
      column.head == cell_column ? element("a", {{"href", "#" + cell_anchor(text)}}, text) : Markup::text(text);
  if (column.align == Align::left) return Markup::element("td", {}, shown);
  return Markup::element("td", {{"class", "number"}}, shown);
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
    for (std::size_t i = 0; i < row.size(); ++i) cells += field(table.columns[i], row[i]);
    rows += Markup::element("tr", {}, cells);
  }
  return Markup::element("tbody", {}, rows);
}

}  // namespace

std::string cell_anchor(const std::string& cell) {
  return "cell/" + cell;
}

Markup table_markup(const std::string& title, const Table& table) {
  return Markup::element("div", {{"class", "scroll"}, {"tabindex", "0"}, {"role", "region"}, {"aria-label", title}},
                         Markup::element("table", {}, head_of(table) + body_of(table)));
}

Markup section_markup(const std::string& id, const std::string& title, const Markup& content) {
  return Markup::element("section", {{"id", id}, {"aria-labelledby", id + "-title"}},
                         element("h2", {{"id", id + "-title"}}, title) + content);
}

Markup subsection_markup(const Section& section) {
  Markup content = element("h3", section.title);
  for (const auto& note : section.notes) content += element("p", note);
  for (const Table& table : section.tables) content += table_markup(section.title, table);
  return content;
}

}  // namespace sabot::report
