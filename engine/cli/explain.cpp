#include <optional>

#include "adjudicate/exclusion.hpp"
#include "base/escape.hpp"
#include "base/fold.hpp"
#include "base/lists.hpp"
#include "cli/codes.hpp"
#include "cli/options.hpp"
#include "cli/verbs.hpp"
#include "report/explain.hpp"
#include "report/words.hpp"

namespace sabot::cli {
namespace {

using adjudicate::Cell;
using adjudicate::CellVerdict;

std::string version_name(const report::Provenance& provenance) {
  return fmt::format("{}{}", report::version_name(provenance.spec.version, provenance.draft),
                     report::how_chosen(provenance.spec_by_default));
}

// A cell without a run has no events to tell: its status and the ground of it are all there is.
std::string explain_absent(const CellVerdict& verdict, const report::Provenance& provenance) {
  const std::string code = verdict.exclusion.empty() ? "" : ", " + verdict.exclusion;
  return folded(fmt::format("{}\n{}{} under {}: {}\nThe input holds no run for this cell.\n",
                            escape_controls(to_string(verdict.cell)), report::words(verdict.status), code,
                            version_name(provenance), escape_controls(report::with_ground(verdict.status_reason))));
}

Answer unknown_cell(const Cell& cell, const adjudicate::Wave& wave) {
  std::vector<std::string> known;
  for (const CellVerdict& verdict : wave.cells) known.push_back(to_string(verdict.cell));
  const std::string_view near = closest(to_string(cell), known);
  return to_answer({ExitCode::bad_input,
                    {{{to_string(cell), 0, 0},
                      codes::unknown_cell,
                      "neither the input nor the matrix has this cell",
                      near.empty() ? "" : fmt::format("did you mean {}?", near),
                      ""}}});
}

std::string explain_baseline(const adjudicate::BaselineRun& baseline) {
  const char* outcome = baseline.facts.error         ? "its run ended in an error"
                        : baseline.facts.task_passed ? "it passed the task"
                                                     : "it failed the task";
  return fmt::format(
      "{}\na no-fault baseline: {} ({})\nEach fault run of the same row, task and replicate rests on it.\n",
      escape_controls(to_string(baseline.key)), outcome, escape_controls(to_string(baseline.origin)));
}

// None when neither the input nor the matrix knows the cell.
std::optional<std::string> explanation(const Session& session, const Cell& cell, const rulebook::Rulebook& rulebook) {
  const report::Evaluation& evaluation = session.evaluation;
  if (const auto* verdict = first_where(evaluation.wave.cells, [&](const auto& v) { return v.cell == cell; })) {
    if (!verdict->observation || session.runs.empty()) return explain_absent(*verdict, evaluation.provenance);
    return report::explain(*verdict, session.runs.front(), tally::judge_of(*verdict, evaluation.judged),
                           evaluation.provenance);
  }
  const auto& baselines = evaluation.wave.baselines;
  const auto is_named = [&](const auto& baseline) { return to_string(baseline.key) == to_string(cell); };
  if (const auto* baseline = first_where(baselines, is_named)) return explain_baseline(*baseline);
  const rulebook::Matrix& matrix = rulebook.matrix.body.matrix;
  if (!contains(matrix.tasks, cell.task)) return std::nullopt;
  const auto carve_out = adjudicate::carve_out_of(cell.row, cell.fault_operator, rulebook);
  if (!carve_out) return std::nullopt;
  return folded(fmt::format("{}\n{} under {}: {}\n", escape_controls(to_string(cell)),
                            report::words(adjudicate::Status::carved_out), version_name(evaluation.provenance),
                            escape_controls(report::with_ground(*carve_out))));
}

Answer explain(const Session& session, const Cell& cell, const Rules& rules) {
  const report::Evaluation& evaluation = session.evaluation;
  auto text = explanation(session, cell, rules.rulebook);
  if (!text) return unknown_cell(cell, evaluation.wave);
  return to_answer(std::move(*text), evaluation.set_aside, draft_warning(rules));
}

}  // namespace

Answer run_explain(const Arguments& arguments) {
  RuleOptions rule_options;
  InputOptions input_options;
  std::string name;
  CommandLine line("sabot-eval explain", "Tells event by event why a cell got its verdict.");
  line.text("CELL", name, {"framework/config/task/operator/replicate, or baseline for the operator", "", "", true});
  add_options(line, input_options);
  add_options(line, rule_options);
  line.footer("\nExample:\n  sabot-eval explain langgraph/default/T1/O1/11 runs/\n\n" + exit_code_help());
  if (auto answer = line.parse(arguments)) return *answer;
  const auto cell = adjudicate::parse_cell(name);
  if (!cell) {
    return {ExitCode::usage, "",
            fmt::format("sabot-eval explain: \"{}\" is no cell; a cell is framework/config/task/operator/replicate\n",
                        escape_controls(name)),
            ""};
  }

  const auto rules = choose_rules(rule_options);
  if (!rules) return to_answer(rules.error());
  Request request = to_request(input_options);
  request.completeness = adjudicate::Completeness::full_matrix;
  request.keep = [&](const trace::Run& run) {
    const Cell of_run{{run.framework, run.config}, run.task, run.fault_operator.value_or(""), run.replicate};
    return of_run == *cell;
  };
  const auto session = evaluate(*rules, request);
  return session ? explain(*session, *cell, *rules) : to_answer(session.error());
}

}  // namespace sabot::cli
