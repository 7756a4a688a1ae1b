#include "cli/board_answer.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>

#include "base/escape.hpp"
#include "base/lists.hpp"
#include "cli/codes.hpp"
#include "cli/estimates.hpp"
#include "cli/options.hpp"
#include "cli/unscored.hpp"
#include "report/csv.hpp"
#include "report/html/html.hpp"
#include "report/items.hpp"
#include "report/json.hpp"
#include "report/jsonl.hpp"
#include "report/markdown.hpp"
#include "report/terminal.hpp"
#include "report/words.hpp"

namespace sabot::cli {
namespace {

using adjudicate::Completeness;

constexpr std::array<std::pair<std::string_view, BoardFormat>, 6> formats = {{{"table", BoardFormat::table},
                                                                              {"markdown", BoardFormat::markdown},
                                                                              {"json", BoardFormat::json},
                                                                              {"jsonl", BoardFormat::jsonl},
                                                                              {"csv", BoardFormat::csv},
                                                                              {"html", BoardFormat::html}}};
constexpr std::array<std::pair<std::string_view, BoardFormat>, 4> formats_without_cells = {
    {{"table", BoardFormat::table},
     {"markdown", BoardFormat::markdown},
     {"json", BoardFormat::json},
     {"csv", BoardFormat::csv}}};
constexpr std::array<std::pair<std::string_view, Colour>, 3> colours = {
    {{"auto", Colour::automatic}, {"always", Colour::always}, {"never", Colour::never}}};
constexpr std::array<std::pair<std::string_view, Completeness>, 2> extents = {
    {{"present", Completeness::present_rows}, {"full", Completeness::full_matrix}}};

bool in_colour(const BoardOptions& options) {
  if (options.colour != Colour::automatic) return options.colour == Colour::always;
  const char* no_color = std::getenv("NO_COLOR");
  return options.out.empty() && (no_color == nullptr || *no_color == '\0') && ::isatty(STDOUT_FILENO) != 0;
}

// The rule files in force, for the page's links.
std::vector<report::RuleText> rule_texts(const Rules& rules) {
  std::vector<report::RuleText> texts;
  for (const auto& [id, path] : rules.rulebook.files) {
    const auto* file = rulebook::find_file(rules.library, path);
    if (file != nullptr) texts.push_back({file->rule.place.file, file->text});
  }
  return texts;
}

std::string report_text(const Session& session, const Rules& rules, const BoardOptions& options) {
  const report::Evaluation& evaluation = session.evaluation;
  switch (options.format) {
    case BoardFormat::markdown:
      return report::markdown(evaluation);
    case BoardFormat::json:
      return report::json(evaluation);
    case BoardFormat::jsonl:
      return report::jsonl(evaluation);
    case BoardFormat::csv:
      return report::csv(evaluation);
    case BoardFormat::html: {
      const auto estimates = estimates_of(rules, evaluation, report::Detail::rows);
      return report::html(evaluation, estimates ? &*estimates : nullptr, session.runs, rule_texts(rules));
    }
    case BoardFormat::table:
      break;
  }
  return report::terminal(evaluation, {in_colour(options)});
}

bool is_same_file(const std::string& input, const std::string& out) {
  std::error_code error;
  return !input.empty() && std::filesystem::equivalent(input == "-" ? "/dev/stdin" : input, out, error);
}

std::vector<std::string> names_of(const Listing<report::ListedCell>& list) {
  std::vector<std::string> names;
  for (const auto& listed : list.items) names.push_back(to_string(listed.cell));
  return names;
}

// What makes an evaluation incomplete in a way that was not asked for.
Diagnostics gaps(const report::Evaluation& evaluation, const BoardOptions& options) {
  const tally::Counts& all = evaluation.board.all;
  Diagnostics gaps;
  if (!options.partial) append(gaps, unscored_findings(names_of(evaluation.appendix.unscored)));
  if (all.not_run > 0 && options.extent == Completeness::full_matrix) {
    gaps.push_back({{"input", 0, 0},
                    codes::incomplete_matrix,
                    fmt::format("the matrix expects runs that the input does not hold: {}",
                                report::listed(names_of(evaluation.appendix.not_run), named_cells)),
                    "",
                    ""});
  }
  return gaps;
}

// What a reader of the standard output alone might not look for, or not find there.
std::string warnings(const Rules& rules, const report::Evaluation& evaluation, BoardFormat format) {
  std::string text;
  if (format == BoardFormat::jsonl || format == BoardFormat::csv) text += default_notice(rules);
  for (const auto& warning : report::warnings(evaluation)) text += warning_line(warning);
  return text;
}

}  // namespace

bool shows_cells(BoardFormat format) {
  return format == BoardFormat::jsonl || format == BoardFormat::html;
}

void add_options(CommandLine& line, BoardOptions& options, bool cells) {
  const Help format{"what to print; table when left out", "", "Output"};
  if (cells) {
    line.choice("--format", options.format, formats, format);
  } else {
    line.choice("--format", options.format, formats_without_cells, format);
  }
  line.text("--out", options.out, {"write to a file, which appears whole or not at all", "FILE", "Output"});
  line.choice("--colour,--color", options.colour, colours, {"auto honours NO_COLOR", "", "Output"});
  line.choice(
      "--matrix", options.extent, extents,
      {"full: every cell of the matrix must have its run; present: of the rows that have one", "", "Completeness"});
  line.flag("--partial", options.partial,
            {"fault runs without their baseline are no error; they enter no rate", "", "Completeness"});
}

Answer board_answer(const Session& session, const Rules& rules, const BoardOptions& options) {
  const report::Evaluation& evaluation = session.evaluation;
  Diagnostics remarks = evaluation.set_aside.items;
  for (Diagnostic& gap : gaps(evaluation, options)) remarks.push_back(std::move(gap));
  return {remarks.empty() ? ExitCode::fine : ExitCode::bad_input, report_text(session, rules, options),
          render_first(remarks, evaluation.set_aside.left_out) + warnings(rules, evaluation, options.format),
          options.out};
}

bool overwrites(const BoardOptions& options, const std::vector<std::string>& inputs) {
  return !options.out.empty() && std::any_of(inputs.begin(), inputs.end(), [&](const std::string& input) {
    return is_same_file(input, options.out);
  });
}

Answer refused_out(const std::string& verb, const BoardOptions& options) {
  return {ExitCode::usage, "", fmt::format("{}: --out: {} is one of the inputs\n", verb, options.out), ""};
}

}  // namespace sabot::cli
