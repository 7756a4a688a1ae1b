#include "report/operators.hpp"

#include "cli/document_text.hpp"
#include "cli/options.hpp"
#include "cli/verbs.hpp"

namespace sabot::cli {
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
  const auto report = report::operators_report(evaluation, rules->rulebook);
  return to_answer(text_of(report, &report::operators_document, format), evaluation.set_aside, draft_warning(*rules));
}

}  // namespace sabot::cli
