#include "harness/criteria/program.hpp"

#include <fmt/format.h>

#include "harness/criteria/text.hpp"

namespace sabot::harness {
namespace {

// Without its line end; empty when there is no text.
std::string_view last_line(std::string_view text) {
  if (text.ends_with('\n')) text.remove_suffix(1);
  if (const auto line_end = text.rfind('\n'); line_end != std::string_view::npos) text.remove_prefix(line_end + 1);
  return text;
}

// Interpreters say last what was wrong.
std::string complaint(const ProgramOutcome& outcome) {
  const std::string_view line = last_line(outcome.errors.empty() ? outcome.output : outcome.errors);
  return line.empty() ? "" : fmt::format(", and said last: {}", quoted(line));
}

std::string breach_of(const rulebook::Program& criterion, const ProgramOutcome& outcome) {
  switch (outcome.end) {
    case ProgramEnd::out_of_time:
      return fmt::format("{} was stopped after {} s", outcome.file, criterion.seconds);
    case ProgramEnd::too_much_output:
      return fmt::format("{} was stopped because it printed without end", outcome.file);
    case ProgramEnd::killed:
      return fmt::format("{} was ended by signal {}{}", outcome.file, outcome.status, complaint(outcome));
    case ProgramEnd::exited:
    case ProgramEnd::not_started:
      break;
  }
  if (outcome.status != 0) {
    return fmt::format("{} exited with {}{}", outcome.file, outcome.status, complaint(outcome));
  }
  if (last_line(outcome.output) == criterion.last_line) return "";
  return fmt::format("{} exited with 0, but its last line is {}, expected \"{}\"", outcome.file,
                     quoted(last_line(outcome.output)), criterion.last_line);
}

}  // namespace

CriterionResult check_program(const rulebook::Program& criterion, const ProgramOutcome& outcome) {
  if (outcome.end == ProgramEnd::not_started) {
    return {criterion.id, Judgement::undetermined, fmt::format("{} was not run: {}", criterion.suite, outcome.why)};
  }
  return judge(criterion.id, breach_of(criterion, outcome), fmt::format("{} accepts the output", criterion.suite));
}

}  // namespace sabot::harness
