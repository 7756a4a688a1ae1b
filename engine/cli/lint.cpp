#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/lists.hpp"
#include "cli/anchor_report.hpp"
#include "cli/codes.hpp"
#include "cli/lint_scope.hpp"
#include "cli/options.hpp"
#include "cli/rule_findings.hpp"
#include "cli/task_source.hpp"
#include "cli/verbs.hpp"
#include "cli/version.hpp"
#include "harness/codes.hpp"
#include "report/findings.hpp"
#include "rulebook/codes.hpp"

namespace sabot::cli {
namespace {

enum class Format { human, json, sarif, github };

struct LintOptions {
  std::vector<std::string> paths;
  Format format = Format::human;
  bool strict = false;
  bool anchors = false;
  RuleOptions rules;
  std::string tasks_folder;
  std::string out;
};

// Whatever paths have in common is told and counted once.
Attempt<report::Findings> look_at(std::vector<std::string> paths, const std::vector<harness::Task>& tasks) {
  if (paths.empty()) paths.emplace_back();
  Diagnostics all;
  std::vector<std::string> trees;
  std::set<std::string> files;
  for (const std::string& path : paths) {
    const auto scope = lint_scope(path);
    if (!scope) return tl::unexpected(scope.error());
    for (Diagnostic& finding : rule_findings(scope->tree, tasks)) {
      if (!contains(all, finding) && covers(*scope, finding.place.file)) all.push_back(std::move(finding));
    }
    for (const rulebook::SourceFile& file : scope->tree) {
      if (covers(*scope, file.shown_as)) files.insert(file.shown_as);
    }
    if (!contains(trees, scope->name)) trees.push_back(scope->name);
  }
  return report::Findings{std::move(all), fmt::format("{}", fmt::join(trees, ", ")), files.size()};
}

std::vector<CodeMeaning> meanings() {
  std::vector<CodeMeaning> all(rulebook::codes::meanings.begin(), rulebook::codes::meanings.end());
  all.insert(all.end(), harness::codes::meanings.begin(), harness::codes::meanings.end());
  all.insert(all.end(), codes::meanings.begin(), codes::meanings.end());
  return all;
}

std::string text_of(const report::Findings& findings, Format format) {
  switch (format) {
    case Format::json:
      return report::findings_json(findings);
    case Format::sarif:
      return report::findings_sarif(findings, meanings(), program_version);
    case Format::github:
      return report::findings_github(findings);
    case Format::human:
      break;
  }
  return report::findings_text(findings);
}

// Whose anchors: of the folder that is named, or as for findings of the one around the working directory.
RuleOptions rules_of(const LintOptions& options) {
  RuleOptions rules = options.rules;
  if (!options.paths.empty()) rules.folder = options.paths.front();
  if (rules.folder.empty()) rules.folder = tree_around(".").value_or("");
  return rules;
}

Answer tell_of_anchors(const LintOptions& options, const std::vector<harness::Task>& tasks) {
  const auto rules = choose_rules(rules_of(options));
  if (!rules) return to_answer(rules.error());
  const auto report = report_anchors(*rules, tasks);
  if (!report) return to_answer({ExitCode::bad_rules, report.error()});
  return {report->objected ? ExitCode::findings : ExitCode::fine, report->text, draft_warning(*rules), options.out};
}

std::string misfit(const LintOptions& options) {
  const bool about_anchors = !options.rules.version.empty() || !options.rules.folder.empty();
  if (!options.anchors && about_anchors) return "--spec and --rules go with --anchors; else name a PATH";
  const bool several = options.paths.size() > 1 || (!options.paths.empty() && !options.rules.folder.empty());
  const bool about_files = several || options.strict || options.format != Format::human;
  return options.anchors && about_files ? "--anchors goes with one folder, --spec and --tasks only" : "";
}

}  // namespace

Answer run_lint(const Arguments& arguments) {
  static constexpr std::array<std::pair<std::string_view, Format>, 4> formats = {
      {{"human", Format::human}, {"json", Format::json}, {"sarif", Format::sarif}, {"github", Format::github}}};
  LintOptions options;
  CommandLine line("sabot-eval lint", "Tells every problem of rule, spec and seeds files in one run.");
  line.texts("PATH", options.paths,
             {"a folder with rules/ and specs/, or a file or folder in one; when left out, the one around the\n"
              "working directory, else the built-in files"});
  line.choice("--format", options.format, formats, {"human when left out"});
  line.text("--out", options.out, {"write to a file, which appears whole or not at all", "FILE"});
  line.flag("--strict", options.strict, {"exit with 1 for warnings too"});
  line.flag("--anchors", options.anchors,
            {"tell instead what quoting each anchor proves, and what the registration rules say of it", "", "Rules"});
  add_options(line, options.rules);
  add_tasks_option(line, options.tasks_folder);
  line.check([&options] { return misfit(options); });
  line.footer(
      "\nExamples:\n  sabot-eval lint\n  sabot-eval lint rules/anchors/2026-07-23.toml\n"
      "  sabot-eval lint mine --format sarif --out lint.sarif\n  sabot-eval lint --anchors\n\n" +
      exit_code_help());
  if (auto answer = line.parse(arguments)) return *answer;
  const auto tasks = choose_tasks(options.tasks_folder);
  if (!tasks) return to_answer(tasks.error());
  if (options.anchors) return tell_of_anchors(options, *tasks);

  const auto findings = look_at(options.paths, *tasks);
  if (!findings) return to_answer(findings.error());
  const bool found = report::count(*findings, Severity::error) != 0 ||
                     (options.strict && report::count(*findings, Severity::warning) != 0);
  return {found ? ExitCode::findings : ExitCode::fine, text_of(*findings, options.format), "", options.out};
}

}  // namespace sabot::cli
