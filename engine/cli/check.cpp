#include <utility>

#include "base/utf8.hpp"
#include "cli/check_report.hpp"
#include "cli/file.hpp"
#include "cli/options.hpp"
#include "cli/suite_run.hpp"
#include "cli/task_source.hpp"
#include "cli/verbs.hpp"
#include "harness/check.hpp"
#include "harness/criteria/contract.hpp"
#include "harness/flags_head.hpp"
#include "trace/codes.hpp"

namespace sabot::cli {
namespace {

using harness::Judgement;

enum class Format { text, json };
constexpr std::array<std::pair<std::string_view, Format>, 2> formats = {
    {{"text", Format::text}, {"json", Format::json}}};

struct Options {
  std::string task;
  std::string tasks_folder;
  std::string file = "-";
  Format format = Format::text;
  bool guardrail = false;
  bool flags_head = false;
  RuleOptions rules;
};

Attempt<std::string> read_output(const std::string& file) {
  const std::string shown_as = shown_name(file);
  auto text = read_file(file, shown_as);
  if (!text) return refuse(ExitCode::bad_input, std::move(text.error()));
  if (const auto offset = find_invalid_utf8(*text)) {
    const LineAt at = line_at(*text, *offset);
    const auto byte = static_cast<unsigned char>((*text)[*offset]);
    return refuse(ExitCode::bad_input, {{{shown_as, at.line, at.column},
                                         std::string(trace::codes::invalid_utf8),
                                         fmt::format("the byte 0x{:02x} is not valid UTF-8 here", byte),
                                         "an output is UTF-8 text",
                                         ""}});
  }
  return std::move(*text);
}

ExitCode exit_code(Judgement judgement) {
  switch (judgement) {
    case Judgement::passed:
      return ExitCode::fine;
    case Judgement::failed:
      return ExitCode::findings;
    case Judgement::undetermined:
      break;
  }
  return ExitCode::unforeseen;
}

Answer check(const Options& options, const harness::Task& task, const Rules& rules, const std::string& output) {
  const rulebook::Rulebook& rulebook = rules.rulebook;
  CheckReport report;
  harness::SplitArtifact split{std::nullopt, output};
  if (options.flags_head) split = harness::split_flags_head(output, rulebook.flags->body.flags);
  if (split.flags) report.flags = *split.flags;
  const harness::Artifact artifact = harness::read_artifact(std::string(split.artifact));

  report.task = task.document.task.task.id;
  report.name = task.document.task.task.name;
  report.version = rulebook.spec.version;
  report.draft = rulebook.draft;
  report.digest = rulebook.digest;
  report.rules = rules_line(rules);
  if (options.guardrail) {
    const harness::GuardrailInForce guardrail = harness::guardrail_of(task, rulebook);
    report.checked = "output contract of its guardrail";
    report.stands = to_string(guardrail.place);
    report.disclosure = guardrail.disclosure;
    report.results = harness::check_contract(guardrail.contract, artifact);
  } else {
    report.checked = "pass criterion";
    report.stands = task.document.path;
    report.results = harness::check(task, artifact, run_suites(task, artifact.text));
  }
  return {exit_code(harness::verdict(report.results)),
          options.format == Format::json ? check_json(report) : check_text(report), draft_warning(rules), ""};
}

CommandLine command_line(Options& options) {
  CommandLine line("sabot-eval check", "Judges an output by the pass criterion of its task, criterion by criterion.");
  line.text("FILE", options.file, {"the output; standard input when left out or -"});
  line.text("--task", options.task, {"the task that it is the output of", "TASK", "", true});
  line.flag("--guardrail", options.guardrail,
            {"judge by the check that the pipeline's own guardrail may make instead: the form alone"});
  line.flag("--flags-head", options.flags_head, {"set a FLAGS line aside that stands before the output"});
  line.choice("--format", options.format, formats, {"what to print; text when left out"});
  add_tasks_option(line, options.tasks_folder);
  add_options(line, options.rules);
  line.footer(
      "\nExamples:\n"
      "  sabot-eval check --task T4 plan.json\n"
      "  sabot-eval check --task T2 --guardrail --spec v0.1.3 summary.txt\n"
      "  some-pipeline | sabot-eval check --task T1 --flags-head\n\n" +
      exit_code_help() + "\nA test suite that cannot be run leaves the verdict undetermined, which ends in 70.\n");
  return line;
}

}  // namespace

Answer run_check(const Arguments& arguments) {
  Options options;
  if (auto answer = command_line(options).parse(arguments)) return *answer;
  const auto rules = choose_rules(options.rules);
  if (!rules) return to_answer(rules.error());
  const rulebook::Rulebook& rulebook = rules->rulebook;
  if (options.flags_head && !rulebook.flags) {
    return {ExitCode::usage, "",
            fmt::format("sabot-eval check: --flags-head: {} knows no FLAGS line\n", rulebook.spec.version), ""};
  }
  const auto task = choose_task(options.tasks_folder, options.task);
  if (!task) return to_answer(task.error());
  const auto output = read_output(options.file);
  return output ? check(options, *task, *rules, *output) : to_answer(output.error());
}

}  // namespace sabot::cli
