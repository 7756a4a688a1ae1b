#include <fmt/format.h>

#include <map>
#include <utility>

#include "base/lists.hpp"
#include "cli/board_answer.hpp"
#include "cli/codes.hpp"
#include "cli/gathering.hpp"
#include "cli/options.hpp"
#include "cli/partial_line.hpp"
#include "cli/read_documents.hpp"
#include "cli/verbs.hpp"

namespace sabot::cli {
namespace {

struct Options {
  RuleOptions rules;
  InputOptions input;
  BoardOptions board;
};

CommandLine command_line(Options& options) {
  CommandLine line("sabot-eval reduce", "Adds up what `sabot-eval map` wrote, to the scoreboard of all the runs.");
  line.texts("INPUT", options.input.inputs, {"what map wrote: files, or - for standard input, as without any"});
  add_reading_options(line, options.input);
  add_options(line, options.rules);
  add_options(line, options.board, false);
  line.footer(
      "\nThe order of the lines and how the runs were split mean nothing: the output is that of one call over all "
      "runs.\n\nExample:\n  sabot-eval reduce --spec v0.2.1 part-*.map\n\n" +
      exit_code_help());
  return line;
}

// Adds up lines; what was read in all is what their ends say of it.
class Sum {
 public:
  explicit Sum(const rulebook::Matrix& matrix) : matrix_(matrix) {}

  void add(Result<PartialLine> line) {
    if (!line) return append(unreadable_, std::move(line.error()));
    std::visit([&](auto& content) { add(std::move(content)); }, *line);
  }

  // What keeps the sum from being one: lines that could not be read, or are not all there.
  Diagnostics wrong(Diagnostics unread) {
    append(unread, std::move(unreadable_));
    for (const auto& [input, there] : there_) {
      const std::int64_t said = gathered_.inputs[input].runs;
      if (there != said) unread.push_back(other_number(input, there, said));
    }
    return unread;
  }

  Gathered result() && { return std::move(gathered_); }

 private:
  void add(PartialRun partial) {
    ++there_[partial.input];
    sabot::adjudicate::add(gathered_.ledger, partial.run, matrix_);
  }
  void add(Diagnostics findings) { append(gathered_.findings, std::move(findings)); }
  void add(const PartialEnd& end) {
    for (const auto& [input, sum] : end.inputs) {
      gathered_.inputs[input] = gathered_.inputs[input] + sum;
      there_.try_emplace(input, 0);
    }
  }

  static Diagnostic other_number(const std::string& input, std::int64_t there, std::int64_t said) {
    return {{input, 0, 0},
            codes::lost_lines,
            fmt::format("there are lines of {} runs, and their ends speak of {}", there, said),
            "a part was cut short, is missing its end, or was given twice; run its map again",
            ""};
  }

  const rulebook::Matrix& matrix_;
  Gathered gathered_;
  std::map<std::string, std::int64_t> there_;  // lines of runs, by input
  Diagnostics unreadable_;
};

}  // namespace

Answer run_reduce(const Arguments& arguments) {
  Options options;
  if (auto answer = command_line(options).parse(arguments)) return *answer;
  if (options.input.inputs.empty()) options.input.inputs = {"-"};
  if (overwrites(options.board, options.input.inputs)) return refused_out("sabot-eval reduce", options.board);
  const auto rules = choose_rules(options.rules);
  if (!rules) return to_answer(rules.error());
  Request request = to_request(options.input);
  request.completeness = options.board.extent;

  const rulebook::Matrix& matrix = rules->rulebook.matrix.body.matrix;
  const PartialRules made_by = partial_rules(*rules);
  Sum sum(matrix);
  auto unread = read_documents(
      request.sources.sources, {request.jobs, request.line_limit},
      [&](const Document& document, const Source& source) {
        return read_partial_line(document, source.shown_as, made_by, matrix);
      },
      [&](std::size_t /*source*/, Result<PartialLine> line) { sum.add(std::move(line)); });
  append(unread, request.sources.findings);
  auto wrong = sum.wrong(std::move(unread));
  if (!wrong.empty()) return to_answer({ExitCode::bad_input, std::move(wrong)});
  const auto evaluation = evaluate_gathered(*rules, std::move(sum).result(), request);
  if (!evaluation) return to_answer(evaluation.error());
  return board_answer({*evaluation, {}}, *rules, options.board);
}

}  // namespace sabot::cli
