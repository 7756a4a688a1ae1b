#include <fmt/format.h>

#include <algorithm>

#include "cli/board_answer.hpp"
#include "cli/gathering.hpp"
#include "cli/options.hpp"
#include "cli/verbs.hpp"
#include "cli/version.hpp"

namespace sabot::cli {
namespace {

struct Options {
  RuleOptions rules;
  InputOptions input;
  BoardOptions board;
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
  add_options(line, options.board, true);
  line.version(fmt::format("sabot-eval {}", program_version));
  line.footer(footer());
  return line;
}

std::vector<std::string> files_of(const Request& request) {
  std::vector<std::string> files = {request.judge};
  for (const Source& source : request.sources.sources) files.insert(files.end(), {source.path, source.judge});
  return files;
}

// Whether single cells are looked at: to be printed, or to be joined with what a judge said of them.
bool needs_cells(const BoardOptions& options, const Request& request) {
  const auto& sources = request.sources.sources;
  return shows_cells(options.format) || !request.judge.empty() ||
         std::any_of(sources.begin(), sources.end(), [](const Source& source) { return !source.judge.empty(); });
}

Attempt<Session> evaluate_without_cells(const Rules& rules, const Request& request) {
  return evaluate_gathered(rules, gather(rules, request), request).map([](report::Evaluation&& evaluation) {
    return Session{std::move(evaluation), {}};
  });
}

}  // namespace

Answer run_evaluate(const Arguments& arguments) {
  Options options;
  if (auto answer = command_line(options).parse(arguments)) return *answer;
  const auto rules = choose_rules(options.rules);
  if (!rules) return to_answer(rules.error());
  Request request = to_request(options.input);
  request.completeness = options.board.extent;
  if (options.board.format == BoardFormat::html) {
    request.keep = [](const trace::Run& run) { return !is_baseline(run); };
  }
  if (overwrites(options.board, files_of(request))) return refused_out("sabot-eval", options.board);
  const auto session =
      needs_cells(options.board, request) ? evaluate(*rules, request) : evaluate_without_cells(*rules, request);
  return session ? board_answer(*session, *rules, options.board) : to_answer(session.error());
}

}  // namespace sabot::cli
