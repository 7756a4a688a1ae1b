#include "base/lists.hpp"
#include "cli/options.hpp"
#include "cli/task_source.hpp"
#include "cli/task_text.hpp"
#include "cli/verbs.hpp"
#include "harness/fault_check.hpp"
#include "report/table.hpp"

namespace sabot::cli {
namespace {

using harness::Task;
using rulebook::TaskFile;

Answer list_tasks(const std::vector<Task>& tasks) {
  report::Table table{{{"task"},
                       {"name"},
                       {"worker"},
                       {"served", report::Align::right},
                       {"criteria", report::Align::right},
                       {"faults", report::Align::right}},
                      {}};
  for (const Task& task : tasks) {
    const TaskFile& file = task.document.task;
    table.rows.push_back({file.task.id, file.task.name, file.task.worker, fmt::to_string(file.served.size()),
                          fmt::to_string(harness::number_of_criteria(file)), fmt::to_string(file.faults.size())});
  }
  return {ExitCode::fine, report::aligned(table, ""), "", ""};
}

Answer list_faults(const std::vector<Task>& tasks) {
  std::string text;
  for (const Task& task : tasks) {
    for (const rulebook::PlantedFault& fault : task.document.task.faults) {
      text += fault_text(task.document.task.task.id, fault);
    }
  }
  return {ExitCode::fine, std::move(text), "", ""};
}

// What is served and nothing else, byte for byte.
Answer serve(const Task& task, const std::string& file) {
  std::string text;
  std::vector<std::string> served;
  for (const rulebook::ServedFile& entry : task.document.task.served) {
    served.push_back(entry.file);
    if (file.empty() || file == entry.file) text += harness::asset(task, entry.file);
  }
  if (file.empty() || contains(served, file)) return {ExitCode::fine, std::move(text), "", ""};
  return {ExitCode::usage, "",
          fmt::format("sabot-eval tasks: {} serves no file \"{}\"; {}\n", task.document.task.task.id, file,
                      suggestion(file, served)),
          ""};
}

// The tasks, once they fit the rules.
Attempt<std::vector<Task>> choose_fitting_tasks(const std::string& folder, const RuleOptions& options) {
  const auto rules = choose_rules(options);
  if (!rules) return tl::unexpected(rules.error());
  auto tasks = choose_tasks(folder);
  if (!tasks) return tasks;
  Diagnostics findings;
  for (const Task& task : *tasks) append(findings, harness::check_faults(task, rules->rulebook));
  if (!findings.empty()) return refuse(ExitCode::bad_rules, std::move(findings));
  return tasks;
}

}  // namespace

Answer run_tasks(const Arguments& arguments) {
  RuleOptions rules;
  std::string folder, id, file;
  CommandLine line("sabot-eval tasks",
                   "Checks and lists the tasks: what a pipeline is served, how it is judged, what is planted.");
  add_tasks_option(line, folder);
  add_options(line, rules);
  CommandLine& show = line.verb("show", "A task whole: served files, criteria, and each fault with its ground truth.");
  CommandLine& serve_verb = line.verb("serve", "What the pipeline is given, byte for byte.");
  for (CommandLine* verb : {&show, &serve_verb}) verb->text("TASK", id, {"such as the list shows", "", "", true});
  serve_verb.text("FILE", file, {"one of the served files; all of them when left out"});
  const CommandLine& faults = line.verb("faults", "Every fault of every task.");
  line.footer("\nExamples:\n  sabot-eval tasks show T1\n  sabot-eval tasks serve T1 served/report.md\n\n" +
              exit_code_help());
  if (auto answer = line.parse(arguments)) return *answer;

  const auto tasks = choose_fitting_tasks(folder, rules);
  if (!tasks) return to_answer(tasks.error());
  if (faults.chosen()) return list_faults(*tasks);
  if (!show.chosen() && !serve_verb.chosen()) return list_tasks(*tasks);
  const auto task = harness::find_task(*tasks, id);
  if (!task) return to_answer({ExitCode::usage, task.error()});
  if (serve_verb.chosen()) return serve(**task, file);
  return {ExitCode::fine, task_text(**task), "", ""};
}

}  // namespace sabot::cli
