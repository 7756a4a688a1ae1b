#include <limits>

#include "cli/options.hpp"
#include "cli/verbs.hpp"
#include "report/estimates.hpp"
#include "report/estimates_document.hpp"
#include "report/estimates_json.hpp"
#include "report/markdown.hpp"
#include "report/terminal.hpp"
#include "report/words.hpp"
#include "rulebook/codes.hpp"

namespace sabot::cli {
namespace {

enum class Format { table, markdown, json };

constexpr std::array<std::pair<std::string_view, Format>, 3> formats = {
    {{"table", Format::table}, {"markdown", Format::markdown}, {"json", Format::json}}};

constexpr std::size_t most_resamples = 10'000'000;

struct Options {
  RuleOptions rules;
  InputOptions input;
  Format format = Format::table;
  std::size_t resamples = 0;  // 0 = as many as the rule says
  std::size_t seed = 1;
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
  line.choice("--format", options.format, formats, {"what to print; table when left out", "", "Output"});
  line.footer(
      "\nThe unit of resampling is the replicate label with all its cells. No option changes that.\n"
      "\nExamples:\n"
      "  sabot-eval stats runs/ --spec v0.2.0\n"
      "  sabot-eval stats runs/ --format json\n"
      "  sabot-eval stats many-labels.jsonl --resamples 50000 --seed 7\n\n" +
      exit_code_help());
  return line;
}

tl::unexpected<Failure> no_rule() {
  return refuse(ExitCode::bad_rules, {{{"specs"},
                                       rulebook::codes::missing_rule,
                                       "neither this version nor the newest says how intervals are made",
                                       "adopt a rule file of the kind \"uncertainty\"",
                                       ""}});
}

Attempt<report::Estimates> estimates_of(const Rules& rules, const report::Evaluation& evaluation,
                                        const Options& options) {
  const auto& uncertainty = rules.supplements.uncertainty;
  if (!uncertainty) return no_rule();
  const auto& floor = rules.supplements.strict_floor;
  const rulebook::Uncertainty& rule = uncertainty->rule.body.uncertainty;
  const auto resamples = options.resamples > 0 ? options.resamples : static_cast<std::size_t>(rule.resamples);
  return report::estimates_of(evaluation, rules.rulebook, floor ? &floor->rule.body : nullptr, uncertainty->from,
                              {rule, resamples, options.seed});
}

std::string text_of(const report::Estimates& estimates, Format format) {
  switch (format) {
    case Format::json:
      return report::json(estimates);
    case Format::markdown:
      return report::markdown(report::estimates_document(estimates, std::string::npos));
    case Format::table:
      break;
  }
  return report::terminal(report::estimates_document(estimates, report::short_digest_length), {});
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
  const auto estimates = estimates_of(*rules, evaluation, options);
  if (!estimates) return to_answer(estimates.error());
  const bool complete = evaluation.set_aside.empty();
  return {complete ? ExitCode::fine : ExitCode::bad_input, text_of(*estimates, options.format),
          render_first(evaluation.set_aside), ""};
}

}  // namespace sabot::cli
