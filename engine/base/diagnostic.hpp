// Errors as values: what is wrong, where exactly, and what would be right.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/place.hpp"

namespace sabot {

struct Diagnostic {
  Place place;
  std::string code;         // stable: "E1.." input, "E2.." and "W2.." rule files; listed in docs/diagnostics.md
  std::string message;      // what was found and what was expected, one sentence without a full stop
  std::string help;         // what would be right; may be empty
  std::string source_line;  // the offending line's text, empty where there is none to show
  std::size_t cut = 0;      // bytes of that line that are left out before this text

  friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

using Diagnostics = std::vector<Diagnostic>;

// How grave a finding is. The first letter of its code says it: E, W or N.
enum class Severity {
  error,    // nothing is evaluated with it
  warning,  // it may be meant, and somebody should look
  notice,   // for information
};
Severity severity_of(const Diagnostic& diagnostic);
std::string_view to_string(Severity severity);

bool holds_errors(const Diagnostics& diagnostics);

// The 1-based line and column of a byte offset in a text, with that line's text.
struct LineAt {
  std::size_t line;
  std::size_t column;
  std::string_view text;
};
LineAt line_at(std::string_view text, std::size_t offset);

// The text of a 1-based line, without its line end; empty past the last line.
std::string_view line_text(std::string_view text, std::size_t line);

// The finding with no more of its source line than render() shows, so that it is small whatever the line.
Diagnostic with_excerpt(Diagnostic diagnostic);

// "file:line:column: error E201: message" (or warning, or notice), then the source line with a caret and the help,
// where present. Long source lines are cut around the column; control characters are shown escaped.
std::string render(const Diagnostic& diagnostic);
std::string render(const Diagnostics& diagnostics);

}  // namespace sabot
