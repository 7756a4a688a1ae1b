#include "cli/answer.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/escape.hpp"
#include "base/fold.hpp"

namespace sabot::cli {
namespace {

// As many as a person reads; the rest is mostly more of the same.
constexpr std::size_t shown_diagnostics = 50;

}  // namespace

std::string warning_line(std::string_view sentence) {
  return folded("warning: " + escape_controls(sentence)) + '\n';
}

std::string render_first(const Diagnostics& diagnostics, std::size_t left_out) {
  const std::size_t shown = std::min(diagnostics.size(), shown_diagnostics);
  std::string out;
  for (std::size_t i = 0; i < shown; ++i) out += render(diagnostics[i]) + '\n';
  const std::size_t more = diagnostics.size() - shown + left_out;
  if (more > 0) out += fmt::format("... and {} more errors\n", more);
  return out;
}

Answer to_answer(const Failure& failure) {
  return {failure.code, "", render_first(failure.diagnostics, failure.left_out), ""};
}

Answer to_answer(std::string text, const Listing<Diagnostic>& set_aside, const std::string& warnings) {
  return {set_aside.items.empty() ? ExitCode::fine : ExitCode::bad_input, std::move(text),
          render_first(set_aside.items, set_aside.left_out) + warnings, ""};
}

}  // namespace sabot::cli
