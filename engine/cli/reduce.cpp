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

struct DigestedLine {
  PartialLine line;
  TextsDigest digest;  // what it adds to that of all lines
};

// Adds up lines; what was read in all is what their ends say of it.
class Sum {
 public:
  explicit Sum(const rulebook::Matrix& matrix) : matrix_(matrix) {}

  void add(Result<DigestedLine> read) {
    if (!read) return wrong_.add(std::move(read.error()));
    lines_ = lines_ + read->digest;
    std::visit([&](auto& content) { add(std::move(content)); }, read->line);
  }

  // What keeps the sum from being one: what could not be read, and lines that are not all there or not as they were.
  Listing<Diagnostic> wrong(Diagnostics unread) {
    wrong_.add(std::move(unread));
    for (const auto& [input, there] : there_) {
      const std::int64_t said = gathered_.inputs[input].runs;
      if (there != said) wrong_.add(other_number(input, there, said));
    }
    if (wrong_.empty() && lines_ != said_) wrong_.add(other_lines());
    return wrong_.listing();
  }

  Gathered result() && {
    const auto stream = gathered_.inputs.find(std::string(standard_input_name));
    if (stream != gathered_.inputs.end() && stream->second.runs == 0 && !has_stream_finding_) {
      gathered_.findings.add(holds_no_run(std::string(standard_input_name)));
    }
    return std::move(gathered_);
  }

 private:
  void add(PartialRun partial) {
    ++there_[partial.input];
    sabot::adjudicate::add(gathered_.ledger, partial.run, matrix_);
  }
  void add(Diagnostics findings) {
    for (const Diagnostic& finding : findings) has_stream_finding_ |= finding.place.file == standard_input_name;
    gathered_.findings.add(std::move(findings));
  }
  void add(const PartialEnd& end) {
    for (const auto& [input, sum] : end.inputs) {
      gathered_.inputs[input] = gathered_.inputs[input] + sum;
      there_.try_emplace(input, 0);
    }
    said_ = said_ + end.lines;
  }

  static Diagnostic other_number(const std::string& input, std::int64_t there, std::int64_t said) {
    return {{input, 0, 0},
            codes::lost_lines,
            fmt::format("there are lines of {} runs, and their ends speak of {}", there, said),
            "a part was cut short, is missing its end, or was given twice; run its map again",
            ""};
  }

  static Diagnostic other_lines() {
    return {{"input", 0, 0},
            codes::lost_lines,
            "the lines are not those that map wrote: their digest is another than their ends say",
            "a line was changed, lost or doubled; run map again",
            ""};
  }

  const rulebook::Matrix& matrix_;
  Gathered gathered_;
  std::map<std::string, std::int64_t> there_;  // lines of runs, by input
  TextsDigest lines_;                          // of the lines that are there
  TextsDigest said_;                           // of those that their ends speak of
  bool has_stream_finding_ = false;            // about standard input
  FirstFindings wrong_;
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
      request.sources.sources, request.reading,
      [&](const Document& document, const Source& source) {
        return read_partial_line(document, source.shown_as, made_by, matrix).map([&](PartialLine&& line) {
          const TextsDigest digest = digest_of(line, document.text);
          return DigestedLine{std::move(line), digest};
        });
      },
      [&](std::size_t /*source*/, Result<DigestedLine> line) { sum.add(std::move(line)); });
  append(unread, request.sources.findings);
  auto wrong = sum.wrong(std::move(unread));
  if (!wrong.items.empty()) return to_answer(Failure{ExitCode::bad_input, std::move(wrong.items), wrong.left_out});
  const auto evaluation = evaluate_gathered(*rules, std::move(sum).result(), request);
  if (!evaluation) return to_answer(evaluation.error());
  return board_answer({*evaluation, {}}, *rules, options.board);
}

}  // namespace sabot::cli
