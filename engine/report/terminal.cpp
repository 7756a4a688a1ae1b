#include "report/terminal.hpp"

#include "base/escape.hpp"
#include "base/fold.hpp"
#include "report/words.hpp"

namespace sabot::report {
namespace {

const std::string margin = "  ";

std::string line_of(const std::string& before, std::string_view text) {
  return folded(before + escape_controls(text)) + '\n';
}

std::string bold(std::string_view text, const Style& style) {
  const std::string safe = folded(escape_controls(text));
  return style.colour ? "\x1b[1m" + safe + "\x1b[0m" : safe;
}

}  // namespace

std::string terminal(const Document& document, const Style& style) {
  std::string out = bold(document.headline, style) + '\n';
  for (const auto& line : document.companions) out += line_of("", line);
  out += '\n';
  for (const auto& line : document.provenance) out += line_of("", line);
  for (const Section& section : document.sections) {
    out += '\n' + bold(section.title, style) + '\n';
    for (const auto& note : section.notes) out += line_of(margin, note);
    bool apart = !section.notes.empty();
    for (const Table& table : section.tables) {
      if (apart) out += '\n';
      out += aligned(table, margin);
      apart = true;
    }
    for (const Item& item : section.items) {
      out += line_of(margin, item.text);
      for (const auto& detail : item.details) out += line_of(margin + margin, detail);
    }
  }
  return out;
}

std::string terminal(const Evaluation& evaluation, const Style& style) {
  return terminal(scoreboard_document(evaluation, short_digest_length), style);
}

}  // namespace sabot::report
