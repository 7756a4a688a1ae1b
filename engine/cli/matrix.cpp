#include <fmt/format.h>

#include "adjudicate/matrix_cells.hpp"
#include "base/escape.hpp"
#include "cli/budget_text.hpp"
#include "cli/options.hpp"
#include "cli/plan_text.hpp"
#include "cli/verbs.hpp"
#include "harness/budget.hpp"
#include "report/words.hpp"

namespace sabot::cli {
namespace {

using harness::Usd;

enum class Format { table, list, jsonl, csv };

constexpr std::array<std::pair<std::string_view, Format>, 4> formats = {
    {{"table", Format::table}, {"list", Format::list}, {"jsonl", Format::jsonl}, {"csv", Format::csv}}};

struct Options {
  RuleOptions rules;
  std::vector<std::string> there;  // inputs that hold runs of the wave
  bool budget = false;
  std::optional<Usd> price;
  std::optional<Usd> spent;
  Format format = Format::table;
};

CommandLine::Read money_into(std::optional<Usd>& member) {
  return [&member](const std::string& word) {
    member = harness::parse_usd(word);
    if (member) return std::string();
    return fmt::format("\"{}\" is no sum in US dollars, such as 0.25, up to {}", word, to_string(harness::most_usd));
  };
}

std::string wrong_together(const Options& options) {
  if (!options.budget && (options.price || options.spent)) return "--price and --spent need --budget";
  if (options.budget && options.format != Format::table) return "--budget: only the table shows it";
  return "";
}

CommandLine command_line(Options& options) {
  CommandLine line("sabot-eval matrix",
                   "Lists every run of a wave: no-fault baselines and planted faults, in the order of the matrix.");
  line.texts("--missing", options.there,
             {"only what these files, folders or - do not hold yet; exits with 1 when something is missing", "RUNS"});
  add_options(line, options.rules);
  line.flag("--budget", options.budget, {"what the runs cost, against the cap on spending", "", "Budget"});
  line.value("--price", money_into(options.price),
             {"what a run costs; the pinned estimates when left out", "USD", "Budget"});
  line.value("--spent", money_into(options.spent), {"what has been spent already", "USD", "Budget"});
  line.choice("--format", options.format, formats,
              {"what to print; table when left out, list for the runs alone", "", "Output"});
  line.check([&options] { return wrong_together(options); });
  line.footer(
      "\nExamples:\n"
      "  sabot-eval matrix --spec v0.2.0\n"
      "  sabot-eval matrix --missing runs/ --format list\n"
      "  sabot-eval matrix --missing runs/ --budget --price 0.25 --spent 120\n\n" +
      exit_code_help());
  return line;
}

// The range of each of these numbers is checked when rules are read.
Usd pinned(double dollars) {
  return harness::usd_of(dollars).value();
}

std::string budget_text(const PlanView& view, const Options& options) {
  const rulebook::Pins& pins = view.rulebook.pins.body.pins;
  const harness::Budget budget{pinned(pins.cost_cap_usd), options.spent.value_or(Usd{}), pins.replicates_over_cap,
                               adjudicate::registered_labels(view.rulebook.matrix.body.matrix)};
  std::vector<Usd> prices = {pinned(pins.run_price_low_usd), pinned(pins.run_price_high_usd)};
  if (options.price) prices = {*options.price};
  std::vector<harness::Projection> projections;
  for (const Usd& price : prices) projections.push_back(project(view.to_run(), price, budget));
  return budget_section(projections, budget);
}

std::string text_of(const PlanView& view, const Options& options) {
  switch (options.format) {
    case Format::list:
      return plan_list(view);
    case Format::jsonl:
      return plan_jsonl(view);
    case Format::csv:
      return plan_csv(view);
    case Format::table:
      break;
  }
  return plan_numbers(view) + (options.budget ? budget_text(view, options) : plan_sections(view));
}

std::string warning_of(const PlanView& view) {
  if (!view.progress || view.progress->unplanned.empty()) return "";
  const auto& unplanned = view.progress->unplanned;
  return warning_line(fmt::format(
      "{} of the input {} in no plan, since a label is not registered or a cell is carved out; the first is {}",
      report::number_of(unplanned.size(), "run"), unplanned.size() == 1 ? "is" : "are", to_string(unplanned.front())));
}

}  // namespace

Answer run_matrix(const Arguments& arguments) {
  Options options;
  CommandLine line = command_line(options);
  if (auto answer = line.parse(arguments)) return *answer;
  const auto rules = choose_rules(options.rules);
  if (!rules) return to_answer(rules.error());

  PlanView view{rules->rulebook, harness::plan_wave(rules->rulebook), std::nullopt, rules->by_default};
  if (!options.there.empty()) {
    Request request;
    request.sources = find_sources(options.there);
    const auto session = evaluate(*rules, request);
    if (!session) return to_answer(session.error());
    view.progress = progress_of(view.plan, session->evaluation.wave, rules->rulebook);
  }
  const bool complete = !view.progress || view.progress->missing.empty();
  const std::string notice = options.format == Format::table ? "" : default_notice(*rules);
  return {complete ? ExitCode::fine : ExitCode::findings, text_of(view, options),
          notice + draft_warning(*rules) + warning_of(view), ""};
}

}  // namespace sabot::cli
