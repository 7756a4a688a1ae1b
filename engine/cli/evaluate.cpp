#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "base/escape.hpp"
#include "cli/codes.hpp"
#include "cli/estimates.hpp"
#include "cli/options.hpp"
#include "cli/verbs.hpp"
#include "cli/version.hpp"
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
using adjudicate::Status;

enum class Format { table, markdown, json, jsonl, csv, html };
enum class Colour { automatic, always, never };

constexpr std::array<std::pair<std::string_view, Format>, 6> formats = {{{"table", Format::table},
                                                                         {"markdown", Format::markdown},
                                                                         {"json", Format::json},
                                                                         {"jsonl", Format::jsonl},
                                                                         {"csv", Format::csv},
                                                                         {"html", Format::html}}};
constexpr std::array<std::pair<std::string_view, Colour>, 3> colours = {
    {{"auto", Colour::automatic}, {"always", Colour::always}, {"never", Colour::never}}};
constexpr std::array<std::pair<std::string_view, Completeness>, 2> extents = {
    {{"present", Completeness::present_rows}, {"full", Completeness::full_matrix}}};

// As many cells as a message names.
constexpr std::size_t named_cells = 5;

struct Options {
  RuleOptions rules;
  InputOptions input;
  Format format = Format::table;
  Colour colour = Colour::automatic;
  Completeness extent = Completeness::present_rows;
  bool partial = false;
  std::string out;
};

std::string footer() {
  std::string text = "Verbs (sabot-eval VERB --help):\n";
  for (const Verb& verb : verbs()) text += fmt::format("  {:<10}{}\n", verb.name, verb.summary);
  text +=
      "\nExamples:\n"
      "  sabot-eval --spec v0.2.1 trace.jsonl      the scoreboard of one file\n"
      "  sabot-eval runs/ --format markdown        a folder of runs, for a page\n"
      "  zcat wave.jsonl.gz | sabot-eval -         a pipe; .gz and .zst files need no zcat\n"
      "  sabot-eval explain langgraph/default/T1/O1/11 runs/\n\n";
  return text + exit_code_help();
}

CommandLine command_line(Options& options) {
  CommandLine line("sabot-eval", "Judges recorded runs of agent pipelines by the rules of a benchmark standard.");
  add_options(line, options.input);
  add_options(line, options.rules);
  line.choice("--format", options.format, formats, {"what to print; table when left out", "", "Output"});
  line.text("--out", options.out, {"write to a file, which appears whole or not at all", "FILE", "Output"});
  line.choice("--colour,--color", options.colour, colours, {"auto honours NO_COLOR", "", "Output"});
  line.choice(
      "--matrix", options.extent, extents,
      {"full: every cell of the matrix must have its run; present: of the rows that have one", "", "Completeness"});
  line.flag("--partial", options.partial,
            {"fault runs without their baseline are no error; they enter no rate", "", "Completeness"});
  line.version(fmt::format("sabot-eval {}", program_version));
  line.footer(footer());
  return line;
}

bool in_colour(const Options& options) {
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

std::string report_text(const Session& session, const Rules& rules, const Options& options) {
  const report::Evaluation& evaluation = session.evaluation;
  switch (options.format) {
    case Format::markdown:
      return report::markdown(evaluation);
    case Format::json:
      return report::json(evaluation);
    case Format::jsonl:
      return report::jsonl(evaluation);
    case Format::csv:
      return report::csv(evaluation);
    case Format::html: {
      const auto estimates = estimates_of(rules, evaluation, report::Detail::rows);
      return report::html(evaluation, estimates ? &*estimates : nullptr, session.runs, rule_texts(rules));
    }
    case Format::table:
      break;
  }
  return report::terminal(evaluation, {in_colour(options)});
}

bool is_same_file(const std::string& input, const std::string& out) {
  std::error_code error;
  return !input.empty() && std::filesystem::equivalent(input == "-" ? "/dev/stdin" : input, out, error);
}

// Whether the file of --out would replace what is read.
bool overwrites_input(const Request& request, const std::string& out) {
  const auto& sources = request.sources.sources;
  return is_same_file(request.judge, out) || std::any_of(sources.begin(), sources.end(), [&](const Source& source) {
           return is_same_file(source.path, out) || is_same_file(source.judge, out);
         });
}

// The first cells of a status by name, and how many more there are.
std::string cells_of(const adjudicate::Wave& wave, Status status) {
  std::vector<std::string> names;
  for (const auto* verdict : report::cells_with(wave, status)) names.push_back(to_string(verdict->cell));
  return report::listed(names, named_cells);
}

// What makes an evaluation incomplete in a way that was not asked for.
Diagnostics gaps(const report::Evaluation& evaluation, const Options& options) {
  const tally::Counts& all = evaluation.board.all;
  Diagnostics gaps;
  if (all.unscored > 0 && !options.partial) {
    gaps.push_back({{"input", 0, 0},
                    codes::unscored_run,
                    fmt::format("no baseline run is in the input for {}; such a fault run enters no rate",
                                cells_of(evaluation.wave, Status::unscored)),
                    "add the baseline runs, or accept the gap with --partial",
                    ""});
  }
  if (all.not_run > 0 && options.extent == Completeness::full_matrix) {
    gaps.push_back({{"input", 0, 0},
                    codes::incomplete_matrix,
                    fmt::format("the matrix expects runs that the input does not hold: {}",
                                cells_of(evaluation.wave, Status::not_run)),
                    "",
                    ""});
  }
  return gaps;
}

// What a reader of the standard output alone might not look for, or not find there.
std::string warnings(const Rules& rules, const report::Evaluation& evaluation, Format format) {
  std::string text;
  if (format == Format::jsonl || format == Format::csv) text += default_notice(rules);
  for (const auto& warning : report::warnings(evaluation))
    text += fmt::format("warning: {}\n", escape_controls(warning));
  return text;
}

}  // namespace

Answer run_evaluate(const Arguments& arguments) {
  Options options;
  if (auto answer = command_line(options).parse(arguments)) return *answer;
  const auto rules = choose_rules(options.rules);
  if (!rules) return to_answer(rules.error());
  Request request = to_request(options.input);
  request.completeness = options.extent;
  if (options.format == Format::html) request.keep = [](const trace::Run& run) { return !is_baseline(run); };
  if (!options.out.empty() && overwrites_input(request, options.out)) {
    return {ExitCode::usage, "", fmt::format("sabot-eval: --out: {} is one of the inputs\n", options.out), ""};
  }
  const auto session = evaluate(*rules, request);
  if (!session) return to_answer(session.error());

  const report::Evaluation& evaluation = session->evaluation;
  Diagnostics remarks = evaluation.set_aside;
  for (Diagnostic& gap : gaps(evaluation, options)) remarks.push_back(std::move(gap));
  return {remarks.empty() ? ExitCode::fine : ExitCode::bad_input, report_text(*session, *rules, options),
          render_first(remarks) + warnings(*rules, evaluation, options.format), options.out};
}

}  // namespace sabot::cli
