#include "report/terminal.hpp"

#include <fmt/format.h>

#include "base/escape.hpp"
#include "report/words.hpp"

namespace sabot::report {
namespace {

constexpr std::string_view indent = "  ";

std::string bold(std::string_view text, const Style& style) {
  return style.colour ? "\x1b[1m" + escape_controls(text) + "\x1b[0m" : escape_controls(text);
}

}  // namespace

std::string terminal(const Document& document, const Style& style) {
  std::string out = bold(document.headline, style) + '\n';
  for (const auto& line : document.companions) out += escape_controls(line) + '\n';
  out += '\n';
  for (const auto& line : document.provenance) out += escape_controls(line) + '\n';
  for (const Section& section : document.sections) {
    out += '\n' + bold(section.title, style) + '\n';
    for (const auto& note : section.notes) out += std::string(indent) + escape_controls(note) + '\n';
    bool apart = !section.notes.empty();
    for (const Table& table : section.tables) {
      if (apart) out += '\n';
      out += aligned(table, indent);
      apart = true;
    }
    for (const Item& item : section.items) {
      out += std::string(indent) + escape_controls(item.text) + '\n';
      for (const auto& detail : item.details) out += fmt::format("{0}{0}{1}\n", indent, escape_controls(detail));
    }
  }
  return out;
}

std::string terminal(const Evaluation& evaluation, const Style& style) {
  return terminal(scoreboard_document(evaluation, short_digest_length), style);
}

}  // namespace sabot::report
