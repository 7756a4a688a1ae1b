#include "report/operators.hpp"
#include "cli/options.hpp"
#include "cli/verbs.hpp"
#include "report/markdown.hpp"
#include "report/terminal.hpp"
#include "report/words.hpp"

namespace sabot::cli {
namespace {

std::string text_of(const report::OperatorsReport& report, DocumentFormat format) {
  switch (format) {
    case DocumentFormat::json:
      return report::json(report);
    case DocumentFormat::markdown:
      return report::markdown(report::operators_document(report, std::string::npos));
    case DocumentFormat::table:
      break;
  }
  return report::terminal(report::operators_document(report, report::short_digest_length), {});
}

}  // namespace

Answer run_operators(const Arguments& arguments) {
  RuleOptions rule_options;
  InputOptions input_options;
  DocumentFormat format = DocumentFormat::table;
  CommandLine line("sabot-eval operators",
                   "Shows operator by operator what was flagged, what was acted on and what came out right.");
  add_run_options(line, input_options);
  add_options(line, rule_options);
  add_format_option(line, format);
  line.footer("\nExample:\n  sabot-eval operators runs/ --spec v0.2.0\n\n" + exit_code_help());
  if (auto answer = line.parse(arguments)) return *answer;
  const auto rules = choose_rules(rule_options);
  if (!rules) return to_answer(rules.error());
  const auto session = evaluate(*rules, to_request(input_options));
  if (!session) return to_answer(session.error());

  const report::Evaluation& evaluation = session->evaluation;
  const bool complete = evaluation.set_aside.empty();
  return {complete ? ExitCode::fine : ExitCode::bad_input,
          text_of(report::operators_report(evaluation, rules->rulebook), format),
          render_first(evaluation.set_aside) + draft_warning(*rules), ""};
}

}  // namespace sabot::cli
