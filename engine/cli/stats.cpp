#include <limits>

#include "cli/document_text.hpp"
#include "cli/estimates.hpp"
#include "cli/options.hpp"
#include "cli/verbs.hpp"
#include "report/estimates_document.hpp"
#include "report/estimates_json.hpp"

namespace sabot::cli {
namespace {

constexpr std::size_t most_resamples = 10'000'000;

struct Options {
  RuleOptions rules;
  InputOptions input;
  DocumentFormat format = DocumentFormat::table;
  std::size_t resamples = 0;  // 0 = as many as the rule says
  std::size_t seed = usual_seed;
};

CommandLine command_line(Options& options) {
  CommandLine line(
      "sabot-eval stats",
      "Says how sure the numbers are: every rate is resampled by replicate label, exactly where the labels "
      "are few.");
  add_options(line, options.input);
  add_options(line, options.rules);
  line.number("--resamples", options.resamples, 1, most_resamples,
              {"random resamples where there are too many labels to count all; the rule's number when left out", "N",
               "Resampling"});
  line.number("--seed", options.seed, 0, std::numeric_limits<std::size_t>::max(),
              {"of the random resamples; 1 when left out", "N", "Resampling"});
  add_format_option(line, options.format);
  line.footer(
      "\nThe unit of resampling is the replicate label with all its cells. No option changes that.\n"
      "\nExamples:\n"
      "  sabot-eval stats runs/ --spec v0.2.0\n"
      "  sabot-eval stats runs/ --format json\n"
      "  sabot-eval stats many-labels.jsonl --resamples 50000 --seed 7\n\n" +
      exit_code_help());
  return line;
}

}  // namespace

Answer run_stats(const Arguments& arguments) {
  Options options;
  CommandLine line = command_line(options);
  if (auto answer = line.parse(arguments)) return *answer;
  const auto rules = choose_rules(options.rules);
  if (!rules) return to_answer(rules.error());
  const auto session = evaluate(*rules, to_request(options.input));
  if (!session) return to_answer(session.error());

  const report::Evaluation& evaluation = session->evaluation;
  const auto estimates =
      estimates_of(*rules, evaluation, report::Detail::everything, {options.resamples, options.seed});
  if (!estimates) return to_answer(no_uncertainty_rule());
  return to_answer(text_of(*estimates, &report::estimates_document, options.format), evaluation.set_aside,
                   draft_warning(*rules));
}

}  // namespace sabot::cli
