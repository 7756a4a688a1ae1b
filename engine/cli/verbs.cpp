#include "cli/verbs.hpp"

namespace sabot::cli {

const std::vector<Verb>& verbs() {
  static const std::vector<Verb> all = {
      {"evaluate", "the scoreboard of runs; needs no verb", &run_evaluate},
      {"explain", "why one cell got its verdict", &run_explain},
      {"diff", "how the rules of two versions differ, and what that does to runs", &run_diff},
      {"specs", "the versions of the standard and what each changed", &run_specs},
      {"rules", "the rules in force, their files, and what a rule file may say", &run_rules},
      {"matrix", "the plan of a wave: its runs, those still missing, and what they cost", &run_matrix},
      {"compare", "two waves, paired: effects, cells that got worse, predictions answered", &run_compare},
      {"operators", "by operator: what was flagged, acted on and came out right", &run_operators},
      {"map", "judges runs one by one, for `reduce` to add up: for waves that need many machines", &run_map},
      {"reduce", "adds up what `map` wrote, to the scoreboard of all the runs", &run_reduce},
      {"stats", "how sure the numbers are: intervals, differences, what fires without a fault", &run_stats},
      {"golden", "recorded cases: check or update what they expect", &run_golden},
      {"lint", "every problem of rule files at once; what each registered anchor proves", &run_lint},
      {"amend", "begins an amendment: a rule file to edit, and a draft that adopts it", &run_amend},
      {"tasks", "the tasks: what is served, how it is judged, what is planted", &run_tasks},
      {"inject", "plants a fault in a payload", &run_inject},
      {"probe", "whether the planted faults of runs have landed", &run_probe},
      {"check", "judge an output by the pass criterion of its task, or by its guardrail", &run_check},
  };
  return all;
}

}  // namespace sabot::cli
