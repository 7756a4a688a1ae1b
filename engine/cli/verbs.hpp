// Every verb of the command line: its arguments in, its answer out.
#pragma once

#include <string_view>
#include <vector>

#include "cli/answer.hpp"

namespace sabot::cli {

Answer run_evaluate(const Arguments& arguments);
Answer run_map(const Arguments& arguments);
Answer run_reduce(const Arguments& arguments);
Answer run_explain(const Arguments& arguments);
Answer run_diff(const Arguments& arguments);
Answer run_specs(const Arguments& arguments);
Answer run_matrix(const Arguments& arguments);
Answer run_rules(const Arguments& arguments);
Answer run_stats(const Arguments& arguments);
Answer run_golden(const Arguments& arguments);
Answer run_tasks(const Arguments& arguments);
Answer run_inject(const Arguments& arguments);
Answer run_probe(const Arguments& arguments);
Answer run_lint(const Arguments& arguments);
Answer run_compare(const Arguments& arguments);
Answer run_operators(const Arguments& arguments);
Answer run_amend(const Arguments& arguments);
Answer run_check(const Arguments& arguments);

struct Verb {
  std::string_view name;
  std::string_view summary;
  Answer (*run)(const Arguments&);
};

// In the order of the help text; the first is what runs when no verb is named.
const std::vector<Verb>& verbs();

}  // namespace sabot::cli
