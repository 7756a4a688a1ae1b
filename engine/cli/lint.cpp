#include "cli/anchor_report.hpp"
#include "cli/options.hpp"
#include "cli/task_source.hpp"
#include "cli/verbs.hpp"

namespace sabot::cli {

Answer run_lint(const Arguments& arguments) {
  RuleOptions options;
  std::string tasks_folder;
  bool anchors = false;
  CommandLine line("sabot-eval lint", "Looks closer at the rules.");
  line.flag("--anchors", anchors, {"what quoting each anchor proves, and what the registration rules say of it"});
  add_options(line, options);
  add_tasks_option(line, tasks_folder);
  line.check([&anchors] { return std::string(anchors ? "" : "say what to look at: --anchors"); });
  line.footer("\nExample:\n  sabot-eval lint --anchors\n\n" + exit_code_help());
  if (auto answer = line.parse(arguments)) return *answer;
  const auto rules = choose_rules(options);
  if (!rules) return to_answer(rules.error());
  const auto tasks = choose_tasks(tasks_folder);
  if (!tasks) return to_answer(tasks.error());
  const auto report = report_anchors(*rules, *tasks);
  if (!report) return to_answer({ExitCode::bad_rules, report.error()});
  return {report->objected ? ExitCode::findings : ExitCode::fine, report->text, "", ""};
}

}  // namespace sabot::cli
