#include "cli/budget_text.hpp"

#include <fmt/format.h>

#include "base/fold.hpp"
#include "report/table.hpp"

namespace sabot::cli {
namespace {

using harness::Budget;
using harness::Cost;
using harness::Projection;
using report::Align;

std::vector<report::Column> cost_columns() {
  return {{"price of a run", Align::right},
          {"runs", Align::right},
          {"cost", Align::right},
          {"with what is spent", Align::right},
          {"against the cap"}};
}

std::vector<std::string> cost_fields(const Cost& cost, const harness::Usd& run_price) {
  return {exact(run_price), fmt::to_string(cost.runs), to_string(cost.price), to_string(cost.total),
          cost.within_cap ? "within" : "over"};
}

std::string stop_words(const std::optional<harness::Stop>& stop) {
  if (!stop) return "never";
  return fmt::format("after {} runs, at {}", stop->runs_before, to_string(stop->at));
}

std::vector<std::string> names_of(const std::vector<trace::ReplicateLabel>& labels) {
  std::vector<std::string> names;
  for (const auto& label : labels) names.push_back(to_string(label));
  return names;
}

std::string cost_table(const std::vector<Projection>& projections) {
  report::Table table{cost_columns(), {}};
  table.columns.push_back({"the circuit breaker stops"});
  for (const auto& projection : projections) {
    auto& row = table.rows.emplace_back(cost_fields(projection.cost, projection.run_price));
    row.push_back(stop_words(projection.stop));
  }
  return report::aligned(table, "  ");
}

std::string reduced_table(const std::vector<Projection>& projections) {
  report::Table table{cost_columns(), {}};
  for (const auto& projection : projections) {
    if (projection.reduced) table.rows.push_back(cost_fields(*projection.reduced, projection.run_price));
  }
  return table.rows.empty() ? "" : report::aligned(table, "  ");
}

}  // namespace

std::string budget_section(const std::vector<Projection>& projections, const Budget& budget) {
  std::string text = fmt::format("\nBudget in US dollars\n  The cap is {}, {} of it spent.\n\n{}",
                                 to_string(budget.cap), to_string(budget.spent), cost_table(projections));
  if (const std::string reduced = reduced_table(projections); !reduced.empty()) {
    const auto labels = names_of(kept_labels(budget));
    text += folded(fmt::format(
                "\n  Over the cap, repetitions fall to {} before any cell is cut. The first labels stay: {}.\n\n",
                labels.size(), fmt::join(labels, ", "))) +
            reduced;
  }
  return text;
}

}  // namespace sabot::cli
