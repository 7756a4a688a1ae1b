#include "cli/plan_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>
#include <vector>

#include "adjudicate/matrix_cells.hpp"
#include "base/escape.hpp"
#include "base/fold.hpp"
#include "report/csv.hpp"
#include "report/table.hpp"
#include "report/words.hpp"
#include "rulebook/rule_file.hpp"

namespace sabot::cli {
namespace {

using adjudicate::Row;
using harness::PlannedRun;
using harness::SparedCell;

// A column of numbers: for each thing that it counts, the row that the thing is in.
struct Counted {
  std::string head;
  std::vector<Row> rows;
};

template <class Predicate>
Counted counted(std::string head, const std::vector<PlannedRun>& runs, Predicate belongs) {
  Counted column{std::move(head), {}};
  for (const auto& run : runs) {
    if (belongs(run)) column.rows.push_back(run.row);
  }
  return column;
}

Counted counted(std::string head, const std::vector<SparedCell>& cells) {
  Counted column{std::move(head), {}};
  for (const auto& spared : cells) column.rows.push_back(spared.cell.row);
  return column;
}

std::vector<Counted> columns_of(const PlanView& view) {
  const auto fault = [](const PlannedRun& run) { return run.fault_operator.has_value(); };
  const auto baseline = [](const PlannedRun& run) { return !run.fault_operator; };
  const auto any = [](const PlannedRun&) { return true; };
  std::vector<Counted> columns = {counted("fault runs", view.plan.runs, fault),
                                  counted("baselines", view.plan.runs, baseline),
                                  counted("carved out", view.plan.carved_out)};
  if (view.progress) {
    columns.push_back(counted("present", view.progress->present, any));
    columns.push_back(counted("missing", view.progress->missing, any));
    columns.push_back(counted("need no run", view.progress->needless));
  }
  return columns;
}

report::Table numbers_table(const PlanView& view) {
  const auto columns = columns_of(view);
  report::Table table{{{"row"}}, {}};
  for (const auto& column : columns) table.columns.push_back({column.head, report::Align::right});
  for (const Row& row : adjudicate::rows_of(view.rulebook.matrix.body.matrix)) {
    auto& line = table.rows.emplace_back();
    line.push_back(to_string(row));
    for (const auto& column : columns) {
      line.push_back(fmt::to_string(std::count(column.rows.begin(), column.rows.end(), row)));
    }
  }
  auto& all = table.rows.emplace_back();
  all.emplace_back("all");
  for (const auto& column : columns) all.push_back(fmt::to_string(column.rows.size()));
  return table;
}

std::string section(std::string_view title, const std::string& content) {
  return fmt::format("\n{}\n{}", title, content.empty() ? "  None.\n" : content);
}

std::string indented(const std::vector<PlannedRun>& runs) {
  std::string text;
  for (const auto& run : runs) text += fmt::format("  {}\n", escape_controls(to_string(run)));
  return text;
}

// Each reason once, above the cells that it is given for.
std::string with_reasons(const std::vector<SparedCell>& cells) {
  std::vector<std::pair<std::string, std::string>> groups;  // in the order of their first cell
  for (const auto& spared : cells) {
    const std::string why = report::with_ground(spared.reason);
    const auto is_why = [&](const auto& group) { return group.first == why; };
    auto group = std::find_if(groups.begin(), groups.end(), is_why);
    if (group == groups.end()) group = groups.insert(groups.end(), {why, ""});
    group->second += fmt::format("    {}\n", escape_controls(to_string(spared.cell)));
  }
  std::string text;
  for (const auto& [why, names] : groups) text += folded("  " + escape_controls(why)) + '\n' + names;
  return text;
}

// What the machine formats say, record by record.
struct Record {
  PlannedRun run;
  std::string_view standing;
  const adjudicate::Reason* reason;
};

std::vector<Record> records_of(const PlanView& view) {
  std::vector<Record> records;
  const auto add_runs = [&](const std::vector<PlannedRun>& runs, std::string_view standing) {
    for (const auto& run : runs) records.push_back({run, standing, nullptr});
  };
  const auto add_cells = [&](const std::vector<SparedCell>& cells, std::string_view standing) {
    for (const auto& spared : cells)
      records.push_back({{spared.cell.row, spared.cell.task, spared.cell.fault_operator, spared.cell.replicate},
                         standing,
                         &spared.reason});
  };
  add_runs(view.to_run(), view.progress ? "missing" : "planned");
  if (view.progress) {
    add_cells(view.progress->needless, "needs_no_run");
    add_runs(view.progress->unplanned, "in_no_plan");
  }
  add_cells(view.plan.carved_out, "carved_out");
  return records;
}

}  // namespace

std::string plan_numbers(const PlanView& view) {
  const auto& rulebook = view.rulebook;
  return folded(fmt::format("The plan of a wave under {} of {}{}, rulebook {}\n\n",
                            report::version_name(rulebook.spec.version, rulebook.draft), to_string(rulebook.spec.date),
                            report::how_chosen(view.spec_by_default), report::short_digest(rulebook.digest))) +
         report::aligned(numbers_table(view), "  ");
}

std::string plan_sections(const PlanView& view) {
  std::string text;
  if (view.progress) {
    text += section("Need no run", with_reasons(view.progress->needless));
    text += section("In the input and in no plan", indented(view.progress->unplanned));
    text += section("Missing", indented(view.progress->missing));
  } else {
    text += section("Carved out", with_reasons(view.plan.carved_out));
    text += section("Runs", indented(view.plan.runs));
  }
  return text;
}

std::string plan_list(const PlanView& view) {
  std::string text;
  for (const auto& run : view.to_run()) text += escape_controls(to_string(run)) + '\n';
  return text;
}

std::string plan_csv(const PlanView& view) {
  const auto version = report::version_name(view.rulebook.spec.version, view.rulebook.draft);
  std::string text = "spec,rulebook,framework,config,task,operator,replicate,standing,reason\n";
  for (const auto& [run, standing, reason] : records_of(view)) {
    std::vector<std::string> fields = {version,
                                       view.rulebook.digest,
                                       run.row.framework,
                                       run.row.config,
                                       run.task,
                                       run.fault_operator.value_or(""),
                                       to_string(run.replicate),
                                       std::string(standing),
                                       reason != nullptr ? report::with_ground(*reason) : ""};
    for (auto& field : fields) field = report::csv_field(field);
    text += fmt::format("{}\n", fmt::join(fields, ","));
  }
  return text;
}

std::string plan_jsonl(const PlanView& view) {
  using Json = nlohmann::ordered_json;
  const auto version = report::version_name(view.rulebook.spec.version, view.rulebook.draft);
  std::string text;
  for (const auto& [run, standing, reason] : records_of(view)) {
    const Json line = {{"spec", version},
                       {"rulebook", view.rulebook.digest},
                       {"framework", run.row.framework},
                       {"config", run.row.config},
                       {"task", run.task},
                       {"operator", run.fault_operator ? Json(*run.fault_operator) : Json()},
                       {"replicate", to_string(run.replicate)},
                       {"standing", standing},
                       {"reason", reason != nullptr ? Json(report::with_ground(*reason)) : Json()}};
    text += line.dump(-1, ' ', true, Json::error_handler_t::replace) + '\n';
  }
  return text;
}

}  // namespace sabot::cli
