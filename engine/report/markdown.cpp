#include "report/markdown.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/escape.hpp"
#include "base/utf8.hpp"

namespace sabot::report {
namespace {

std::string pipe_row(const std::vector<std::string>& cells) {
  return fmt::format("| {} |\n", fmt::join(cells, " | "));
}

std::string pipe_table(const Table& table) {
  std::vector<std::string> heads;
  std::vector<std::string> rules;
  for (const Column& column : table.columns) {
    std::string head = column.head;
    std::replace(head.begin(), head.end(), '\n', ' ');
    heads.push_back(escape_markdown(head));
    rules.emplace_back(column.align == Align::left ? ":---" : "---:");
  }
  std::string out = pipe_row(heads) + pipe_row(rules);
  for (const auto& row : table.rows) {
    std::vector<std::string> cells;
    for (const auto& cell : row) cells.push_back(escape_markdown(cell));
    out += pipe_row(cells);
  }
  return out;
}

std::string bullets(const std::vector<std::string>& lines) {
  std::string out;
  for (const auto& line : lines) out += "- " + escape_markdown(line) + '\n';
  return out;
}

}  // namespace

std::string escape_markdown(std::string_view text) {
  constexpr std::string_view markup = "\\`*[]<>|&~#";
  const std::string visible = escape_controls(text);
  std::string out;
  for (std::size_t i = 0; i < visible.size(); ++i) {
    const char c = visible[i];
    // Between two word characters an underscore is no markup.
    const bool within_word = i > 0 && i + 1 < visible.size() && is_ascii_alphanumeric(visible[i - 1]) &&
                             is_ascii_alphanumeric(visible[i + 1]);
    if (markup.find(c) != std::string_view::npos || (c == '_' && !within_word)) out += '\\';
    out += c;
  }
  return out;
}

std::string markdown(const Document& document) {
  std::string out = fmt::format("# {}\n\n", escape_markdown(document.headline));
  for (const auto& line : document.companions) out += escape_markdown(line) + "\n\n";
  out += bullets(document.provenance);
  for (const Section& section : document.sections) {
    out += fmt::format("\n## {}\n", escape_markdown(section.title));
    if (!section.notes.empty()) out += '\n' + bullets(section.notes);
    for (const Table& table : section.tables) out += '\n' + pipe_table(table);
    if (!section.items.empty()) out += '\n';
    for (const Item& item : section.items) {
      out += bullets({item.text});
      for (const auto& detail : item.details) out += "  " + bullets({detail});
    }
  }
  return out;
}

std::string markdown(const Evaluation& evaluation) {
  return markdown(scoreboard_document(evaluation, std::string::npos));
}

}  // namespace sabot::report
