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
    text_ += text_of(line, rules_);
    if (text_.size() >= written_at_once) flush();
  }

  Result<void> flush() {
    if (state_) state_ = write_all(STDOUT_FILENO, text_, "<stdout>");
    text_.clear();
    return state_;
  }

 private:
  PartialRules rules_;
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
  std::vector<Diagnostics> findings;
  for (const Diagnostic& finding : request.sources.findings) findings.push_back({finding});
  PartialEnd end;
  for (const Source& source : request.sources.sources) end.inputs.try_emplace(source.argument);
  auto unread = summarise_runs(*rules, request, [&](const Source& source, Result<DigestedRun> run) {
    if (!run) return findings.push_back(std::move(run.error()));
    InputSum& sum = end.inputs[source.argument];
    sum = sum + InputSum{1, run->digest};
    output.add(PartialRun{source.argument, std::move(run->summary)});
  });
  // A part of an input may well hold nothing.
  std::erase_if(unread, [](const Diagnostic& finding) { return finding.code == codes::no_runs; });
  for (Diagnostic& finding : unread) findings.push_back({std::move(finding)});

  // Without its end the part is refused by reduce.
  const bool complete = findings.empty() || request.keep_going;
  if (complete) {
    for (const Diagnostics& of_one : findings) output.add(of_one);
    output.add(end);
  }
  if (auto written = output.flush(); !written) return to_answer({ExitCode::no_output, std::move(written.error())});
  Diagnostics all;
  for (Diagnostics& of_one : findings) append(all, std::move(of_one));
  return {all.empty() ? ExitCode::fine : ExitCode::bad_input, "", render_first(all) + draft_warning(*rules), ""};
}

}  // namespace sabot::cli
