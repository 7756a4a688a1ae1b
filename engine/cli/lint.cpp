#include "rulebook/lint.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/lists.hpp"
#include "cli/codes.hpp"
#include "cli/lint_anchors.hpp"
#include "cli/lint_scope.hpp"
#include "cli/task_source.hpp"
#include "cli/verbs.hpp"
#include "cli/version.hpp"
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
};

// Whatever paths have in common is told and counted once.
Attempt<report::Findings> look_at(std::vector<std::string> paths) {
  if (paths.empty()) paths.emplace_back();
  Diagnostics all;
  std::vector<std::string> trees;
  std::set<std::string> files;
  for (const std::string& path : paths) {
    const auto scope = lint_scope(path);
    if (!scope) return tl::unexpected(scope.error());
    for (Diagnostic& finding : rulebook::lint(scope->tree)) {
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

std::string misfit(const LintOptions& options) {
  const bool about_anchors =
      !options.rules.version.empty() || !options.rules.folder.empty() || !options.tasks_folder.empty();
  if (!options.anchors && about_anchors) return "--spec, --rules and --tasks go with --anchors; else name a PATH";
  const bool about_files = !options.paths.empty() || options.strict || options.format != Format::human;
  return options.anchors && about_files ? "--anchors goes with --spec, --rules and --tasks only" : "";
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
  line.flag("--strict", options.strict, {"exit with 1 for warnings too"});
  line.flag(
      "--anchors", options.anchors,
      {"tell instead what quoting each registered anchor proves: which side of the fault it stands on", "", "Rules"});
  add_options(line, options.rules);
  add_tasks_option(line, options.tasks_folder);
  line.check([&options] { return misfit(options); });
  line.footer(
      "\nExamples:\n  sabot-eval lint\n  sabot-eval lint rules/anchors/2026-07-23.toml\n"
      "  sabot-eval lint mine --format sarif > lint.sarif\n  sabot-eval lint --anchors\n\n" +
      exit_code_help());
  if (auto answer = line.parse(arguments)) return *answer;
  if (options.anchors) return list_anchor_sides(options.rules, options.tasks_folder);

  const auto findings = look_at(options.paths);
  if (!findings) return to_answer(findings.error());
  const bool found = report::count(*findings, Severity::error) != 0 ||
                     (options.strict && report::count(*findings, Severity::warning) != 0);
  return {found ? ExitCode::findings : ExitCode::fine, text_of(*findings, options.format), "", ""};
}

}  // namespace sabot::cli
