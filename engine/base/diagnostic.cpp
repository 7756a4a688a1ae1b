#include "base/diagnostic.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/escape.hpp"
#include "base/utf8.hpp"

namespace sabot {
namespace {

// Code points shown of a long source line, on either side of the column.
constexpr std::size_t shown_before = 50;
constexpr std::size_t shown_after = 70;
constexpr std::string_view cut_mark = "...";
constexpr std::size_t longest_code_point = 4;  // in bytes

std::string_view without_carriage_return(std::string_view line) {
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

bool continues_code_point(char c) {
  return (static_cast<unsigned char>(c) & 0xc0) == 0x80;
}

// A tab is one column wide here, so that the caret stands under its column on every terminal.
std::string printable(std::string_view text) {
  std::string spaced(text);
  std::replace(spaced.begin(), spaced.end(), '\t', ' ');
  return escape_controls(spaced);
}

std::string printable_end(std::string_view text) {
  const std::size_t count = count_code_points(text);
  if (count <= shown_before) return printable(text);
  text.remove_prefix(bytes_of(text, count - shown_before));
  return std::string(cut_mark) + printable(text);
}

std::string printable_start(std::string_view text) {
  const std::size_t bytes = bytes_of(text, shown_after);
  if (bytes == text.size()) return printable(text);
  return printable(text.substr(0, bytes)) + std::string(cut_mark);
}

// Where in the source line the column stands.
std::size_t split_of(const Diagnostic& diagnostic) {
  const std::string_view line = diagnostic.source_line;
  const std::size_t offset = diagnostic.place.column == 0 ? 0 : diagnostic.place.column - 1;
  std::size_t split = std::min(offset - std::min(offset, diagnostic.cut), line.size());
  for (std::size_t i = 1; i < longest_code_point && split > 0 && split < line.size(); ++i) {
    if (!continues_code_point(line[split])) break;
    --split;
  }
  return split;
}

std::string source_block(const Diagnostic& diagnostic) {
  const Place& place = diagnostic.place;
  const std::string_view line = diagnostic.source_line;
  const std::size_t split = split_of(diagnostic);
  const std::string gutter = fmt::format("{:>5}", place.line);
  const std::string before = printable_end(line.substr(0, split));
  std::string block = fmt::format("\n{} | {}{}", gutter, before, printable_start(line.substr(split)));
  if (place.column != 0) {
    block += fmt::format("\n{:{}} | {:{}}^", "", gutter.size(), "", count_code_points(before));
  }
  return block;
}

}  // namespace

LineAt line_at(std::string_view text, std::size_t offset) {
  offset = std::min(offset, text.size());
  const std::string_view before = text.substr(0, offset);
  const std::size_t line_end_before = before.rfind('\n');
  const std::size_t start = line_end_before == std::string_view::npos ? 0 : line_end_before + 1;
  const auto lines_before = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
  const std::string_view line = text.substr(start, text.find('\n', offset) - start);
  return {lines_before + 1, offset - start + 1, without_carriage_return(line)};
}

std::string_view line_text(std::string_view text, std::size_t line) {
  for (; line > 1; --line) {
    const std::size_t line_end = text.find('\n');
    if (line_end == std::string_view::npos) return {};
    text.remove_prefix(line_end + 1);
  }
  return without_carriage_return(text.substr(0, text.find('\n')));
}

Severity severity_of(const Diagnostic& diagnostic) {
  if (diagnostic.code.starts_with('W')) return Severity::warning;
  if (diagnostic.code.starts_with('N')) return Severity::notice;
  return Severity::error;
}

std::string_view to_string(Severity severity) {
  switch (severity) {
    case Severity::warning:
      return "warning";
    case Severity::notice:
      return "notice";
    case Severity::error:
      break;
  }
  return "error";
}

bool holds_errors(const Diagnostics& diagnostics) {
  return std::any_of(diagnostics.begin(), diagnostics.end(),
                     [](const Diagnostic& diagnostic) { return severity_of(diagnostic) == Severity::error; });
}

Diagnostic with_excerpt(Diagnostic diagnostic) {
  std::string& line = diagnostic.source_line;
  const std::size_t split = split_of(diagnostic);
  // One code point more on either side, which the cut mark stands for.
  line.resize(split + bytes_of(std::string_view(line).substr(split), shown_after + 1));
  const std::string_view before = std::string_view(line).substr(0, split);
  const std::size_t count = count_code_points(before);
  const std::size_t dropped = count > shown_before ? bytes_of(before, count - shown_before - 1) : 0;
  line.erase(0, dropped);
  line.shrink_to_fit();
  diagnostic.cut += dropped;
  return diagnostic;
}

std::string render(const Diagnostic& diagnostic) {
  std::string out =
      fmt::format("{}: {} {}: {}", escape_controls(to_string(diagnostic.place)), to_string(severity_of(diagnostic)),
                  diagnostic.code, escape_controls(diagnostic.message));
  if (!diagnostic.source_line.empty()) out += source_block(diagnostic);
  if (!diagnostic.help.empty()) out += fmt::format("\n  help: {}", escape_controls(diagnostic.help));
  return out;
}

std::string render(const Diagnostics& diagnostics) {
  std::string out;
  for (const Diagnostic& diagnostic : diagnostics) out += render(diagnostic) + '\n';
  return out;
}

}  // namespace sabot
