#include "harness/inject.hpp"

#include "base/escape.hpp"
#include "cli/file.hpp"
#include "cli/options.hpp"
#include "cli/task_source.hpp"
#include "cli/verbs.hpp"
#include "trace/json/text.hpp"
#include "trace/read.hpp"
#include "trace/write.hpp"

namespace sabot::cli {
namespace {

using harness::Injection;

enum class Format { payload, record };
constexpr std::array<std::pair<std::string_view, Format>, 2> formats = {
    {{"payload", Format::payload}, {"record", Format::record}}};

struct Options {
  std::string task;
  std::string fault_operator;
  std::string file = "-";
  std::string out;
  std::string tasks_folder;
  Format format = Format::payload;
  RuleOptions rules;
};

CommandLine command_line(Options& options) {
  CommandLine line("sabot-eval inject", "Plants a fault in a payload, the way a task and an operator say.");
  line.text("FILE", options.file, {"the payload, one JSON object; standard input when left out or -"});
  line.text("--task", options.task, {"the task that the payload is part of", "TASK", "", true});
  line.text("--operator", options.fault_operator, {"the fault operator", "OPERATOR", "", true});
  line.choice("--format", options.format, formats,
              {"payload: the payload with the fault; record: with what a harness has to know"});
  line.text("--out", options.out, {"write to a file, which appears whole or not at all", "FILE"});
  add_options(line, options.rules);
  add_tasks_option(line, options.tasks_folder);
  line.footer(
      "\nA payload in which the fault cannot be planted comes out as it came in, with exit code 1.\n\nExample:\n"
      "  sabot-eval inject --task T1 --operator O1 payload.json > faulted.json\n\n" +
      exit_code_help());
  return line;
}

std::string record_of(const Injection& injection, const Options& options) {
  using trace::json::text;
  return fmt::format(
      "{{\"task\":{},\"operator\":{},\"verified\":{},\"suppress_side_effect\":{},\"why\":{},\"payload\":{}}}\n",
      text(options.task), text(options.fault_operator), injection.verified, injection.suppress_side_effect,
      text(injection.why), trace::write_payload(injection.payload));
}

// The bytes as they came stand for a payload that nothing was planted in.
std::string output(const Injection& injection, const std::string& input, const Options& options) {
  if (options.format == Format::record) return record_of(injection, options);
  return injection.verified ? trace::write_payload(injection.payload) + "\n" : input;
}

std::string remarks(const Injection& injection) {
  if (!injection.verified) return fmt::format("sabot-eval inject: not planted: {}\n", escape_controls(injection.why));
  if (!injection.suppress_side_effect) return "";
  return "sabot-eval inject: the tool's side effect must be suppressed\n";
}

Answer inject(const Options& options, const Rules& rules, const rulebook::FaultOperator& fault_operator,
              const rulebook::PlantedFault& fault) {
  const std::string shown_as = shown_name(options.file);
  const auto input = read_file(options.file, shown_as);
  if (!input) return to_answer({ExitCode::bad_input, input.error()});
  auto payload = trace::read_payload(*input, {shown_as, 1, 0});
  if (!payload) return to_answer({ExitCode::bad_input, payload.error()});
  const Injection injection = harness::inject(std::move(*payload), fault_operator, fault);
  return {injection.verified ? ExitCode::fine : ExitCode::findings, output(injection, *input, options),
          remarks(injection) + draft_warning(rules), options.out};
}

}  // namespace

Answer run_inject(const Arguments& arguments) {
  Options options;
  if (auto answer = command_line(options).parse(arguments)) return *answer;
  const auto rules = choose_rules(options.rules);
  if (!rules) return to_answer(rules.error());
  const auto task = choose_task(options.tasks_folder, options.task);
  if (!task) return to_answer(task.error());
  const auto fault = harness::find_fault(*task, options.fault_operator);
  if (!fault) return to_answer({ExitCode::usage, fault.error()});
  const auto* fault_operator = find_operator(rules->rulebook, options.fault_operator);
  if (fault_operator == nullptr) {
    return {ExitCode::usage, "",
            fmt::format("sabot-eval inject: {} has no operator \"{}\"\n", rules->rulebook.spec.version,
                        escape_controls(options.fault_operator)),
            ""};
  }
  return inject(options, *rules, *fault_operator, **fault);
}

}  // namespace sabot::cli
