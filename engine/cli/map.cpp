#include <unistd.h>

#include <utility>

#include "base/lists.hpp"
#include "cli/codes.hpp"
#include "cli/file.hpp"
#include "cli/gathering.hpp"
#include "cli/options.hpp"
#include "cli/partial_line.hpp"
#include "cli/verbs.hpp"

namespace sabot::cli {
namespace {

constexpr std::size_t written_at_once = 1 << 20;

struct Options {
  RuleOptions rules;
  InputOptions input;
};

CommandLine command_line(Options& options) {
  CommandLine line("sabot-eval map",
                   "Judges runs one by one and writes a line for each, which `sabot-eval reduce` adds up.");
  add_run_options(line, options.input, false);
  add_options(line, options.rules);
  line.footer(
      "\nWithout INPUT it reads standard input. Lines of any number of calls may be mixed in any order.\n"
      "\nExample:\n"
      "  parallel --pipe --block 64M sabot-eval map --spec v0.2.1 < runs.jsonl | sabot-eval reduce --spec v0.2.1\n\n" +
      exit_code_help());
  return line;
}

// Lines on their way to standard output. After the first failure nothing more is written.
class Output {
 public:
  explicit Output(PartialRules rules) : rules_(std::move(rules)) {}

  void add(const PartialLine& line) {
    const std::string text = text_of(line, rules_);
    digest_ = digest_ + digest_of(line, text);
    text_ += text + '\n';
    if (text_.size() >= written_at_once) flush();
  }

  void close(PartialEnd end) {
    end.lines = digest_ + digest_of(end, "");
    add(end);
  }

  Result<void> flush() {
    if (state_) state_ = write_all(STDOUT_FILENO, text_, "<stdout>");
    text_.clear();
    return state_;
  }

 private:
  PartialRules rules_;
  TextsDigest digest_;
  std::string text_;
  Result<void> state_;
};

}  // namespace

Answer run_map(const Arguments& arguments) {
  Options options;
  if (auto answer = command_line(options).parse(arguments)) return *answer;
  if (options.input.inputs.empty()) options.input.inputs = {"-"};
  const auto rules = choose_rules(options.rules);
  if (!rules) return to_answer(rules.error());
  const Request request = to_request(options.input);

  Output output(partial_rules(*rules));
  FirstFindings findings;
  const auto set_aside = [&](Diagnostics of_one) {
    if (request.reading.keep_going) output.add(of_one);
    findings.add(std::move(of_one));
  };
  PartialEnd end;
  for (const Source& source : request.sources.sources) end.inputs.try_emplace(source.argument);
  auto unread = summarise_runs(*rules, request, [&](const Source& source, Result<DigestedRun> run) {
    if (!run) return set_aside(std::move(run.error()));
    InputSum& sum = end.inputs[source.argument];
    sum = sum + InputSum{1, run->digest};
    output.add(PartialRun{source.argument, std::move(run->summary)});
  });
  append(unread, request.sources.findings);
  for (Diagnostic& finding : unread) {
    // A part of a stream may well hold nothing; whether all of it does is for reduce to say.
    if (finding.code != codes::no_runs || finding.place.file != standard_input_name) set_aside({std::move(finding)});
  }
  // Without its end the part is refused by reduce.
  if (findings.empty() || request.reading.keep_going) output.close(std::move(end));
  if (auto written = output.flush(); !written) return to_answer({ExitCode::no_output, std::move(written.error())});
  Answer answer = to_answer("", findings.listing());
  answer.remarks += draft_warning(*rules);
  return answer;
}

}  // namespace sabot::cli
