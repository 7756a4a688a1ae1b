#include <algorithm>
#include <filesystem>
#include <set>

#include "base/escape.hpp"
#include "base/lists.hpp"
#include "cli/file.hpp"
#include "cli/golden_case.hpp"
#include "cli/golden_diff.hpp"
#include "cli/golden_run.hpp"
#include "cli/options.hpp"
#include "cli/rule_findings.hpp"
#include "cli/rule_source.hpp"
#include "cli/task_source.hpp"
#include "cli/verbs.hpp"
#include "cli/write_files.hpp"
#include "report/findings.hpp"
#include "report/junit.hpp"
#include "report/notices.hpp"
#include "report/words.hpp"

namespace sabot::cli {
namespace {

namespace fs = std::filesystem;
using report::CheckedCase;

constexpr auto cells_file = "expected.jsonl";
constexpr auto board_file = "expected.md";
constexpr std::size_t shown_lines = 40;

enum class Format { text, junit, github };
constexpr std::array<std::pair<std::string_view, Format>, 3> formats = {
    {{"text", Format::text}, {"junit", Format::junit}, {"github", Format::github}}};

struct Options {
  std::string folder = "golden";
  RuleOptions rules;
  Format format = Format::text;
  std::string out;
};

// What is wrong with one case; empty = it holds.
using Complaints = std::vector<std::string>;

std::string in(const GoldenCase& golden, const char* file) {
  return (fs::path(golden.folder) / file).string();
}

Complaints missing_deciders(const GoldenCase& golden, const GoldenOutput& output) {
  Complaints complaints;
  const std::vector<std::string> deciders(output.deciders.begin(), output.deciders.end());
  for (const std::string& id : golden.decides) {
    if (output.deciders.count(id) != 0) continue;
    complaints.push_back(escape_controls(
        fmt::format("  {} was to decide something and decided nothing; {}", id, suggestion(id, deciders))));
  }
  return complaints;
}

Complaints lines_of(const Diagnostics& diagnostics) {
  return {"  " + render_first(diagnostics)};
}

Complaints check(const GoldenCase& golden, const GoldenOutput& output) {
  Complaints complaints = missing_deciders(golden, output);
  const auto cells = read_file(in(golden, cells_file), in(golden, cells_file));
  append(complaints, cells ? diff_cells(*cells, output.cells) : lines_of(cells.error()));
  const auto board = read_file(in(golden, board_file), in(golden, board_file));
  append(complaints, board ? diff_lines(board_file, *board, output.board) : lines_of(board.error()));
  return complaints;
}

Complaints update(const GoldenCase& golden, const GoldenOutput& output) {
  Complaints complaints = missing_deciders(golden, output);
  if (!complaints.empty()) return complaints;
  const auto written = write_files({{in(golden, cells_file), output.cells}, {in(golden, board_file), output.board}});
  return written ? Complaints{} : lines_of(written.error());
}

using Action = Complaints (*)(const GoldenCase&, const GoldenOutput&);

// The rules that cases are checked by.
struct CaseRules {
  rulebook::SourceTree tree;
  bool built_in = false;
};

std::string complaint_text(const Complaints& complaints) {
  std::string text;
  const std::size_t shown = std::min(complaints.size(), shown_lines);
  for (std::size_t i = 0; i < shown; ++i) text += complaints[i] + "\n";
  if (shown < complaints.size()) text += fmt::format("  ... and {} more lines\n", complaints.size() - shown);
  return text;
}

CheckedCase apply(Action action, const std::string& folder, const CaseRules& rules) {
  const auto golden = read_case(folder);
  if (!golden) return {folder, complaint_text(lines_of(golden.error()))};
  auto output = run_case(*golden, rules.tree);
  if (!output) {
    if (rules.built_in) hint_at_drafts(output.error().diagnostics);
    return {folder, complaint_text(lines_of(output.error().diagnostics))};
  }
  return {folder, complaint_text(action(*golden, *output)), output->draft};
}

std::vector<CheckedCase> apply_to_all(const std::vector<std::string>& folders, Action action, const CaseRules& rules) {
  std::vector<CheckedCase> cases;
  for (const std::string& folder : folders) cases.push_back(apply(action, folder, rules));
  return cases;
}

// Each draft once, however many cases it judges.
std::string draft_warnings(const std::vector<CheckedCase>& cases) {
  std::set<std::string> drafts;
  for (const CheckedCase& checked : cases) {
    if (!checked.draft.empty()) drafts.insert(checked.draft);
  }
  std::string text;
  for (const std::string& draft : drafts) text += warning_line(report::draft_notice(draft));
  return text;
}

std::size_t failures_of(const std::vector<CheckedCase>& cases) {
  const auto failed = [](const CheckedCase& checked) { return !checked.failure.empty(); };
  return static_cast<std::size_t>(std::count_if(cases.begin(), cases.end(), failed));
}

std::string text_of(const std::vector<CheckedCase>& cases, std::string_view done) {
  std::string text;
  for (const CheckedCase& checked : cases) {
    if (checked.failure.empty() && checked.draft.empty()) continue;
    const std::string by = checked.draft.empty() ? "" : ": by " + report::version_name(checked.draft, true);
    text += fmt::format("{}{}\n{}", checked.name, by, checked.failure);
  }
  const std::size_t failed = failures_of(cases);
  return text + fmt::format("{}: {} {}, {} failed\n", report::number_of(cases.size(), "case"), cases.size() - failed,
                            done, failed);
}

// A case that fails, at its description.
std::string annotations_of(const std::vector<CheckedCase>& cases) {
  report::Findings findings;
  for (const CheckedCase& checked : cases) {
    if (checked.failure.empty()) continue;
    findings.list.push_back({{checked.name + "/case.toml", 0, 0}, "golden", checked.failure, "", ""});
  }
  return report::findings_github(findings);
}

std::string output_of(const std::vector<CheckedCase>& cases, Format format, std::string_view done) {
  switch (format) {
    case Format::junit:
      return report::junit("golden", cases);
    case Format::github:
      return annotations_of(cases);
    case Format::text:
      break;
  }
  return text_of(cases, done);
}

Diagnostics errors_in(Diagnostics findings) {
  std::erase_if(findings, [](const Diagnostic& finding) { return severity_of(finding) != Severity::error; });
  return findings;
}

// Expectations that wrong rules gave would only hide what is wrong with them.
Answer refuse_update(const Diagnostics& errors) {
  return {ExitCode::findings, "",
          render_first(errors) + "sabot-eval golden update: the rules have errors; no case was touched\n", ""};
}

Answer run(const Options& options, bool updates) {
  const auto cases = find_cases(options.folder);
  if (!cases) return to_answer({ExitCode::bad_input, cases.error()});
  const auto tree = choose_tree(options.rules.folder);
  if (!tree) return to_answer({ExitCode::bad_rules, tree.error()});
  if (updates) {
    const auto tasks = choose_tasks("");
    if (!tasks) return to_answer(tasks.error());
    const Diagnostics errors = errors_in(rule_findings(*tree, *tasks));
    if (!errors.empty()) return refuse_update(errors);
  }
  const auto done = apply_to_all(*cases, updates ? &update : &check, {*tree, options.rules.folder.empty()});
  return {failures_of(done) == 0 ? ExitCode::fine : ExitCode::findings,
          output_of(done, options.format, updates ? "updated" : "passed"), draft_warnings(done), options.out};
}

}  // namespace

Answer run_golden(const Arguments& arguments) {
  Options options;
  CommandLine line("sabot-eval golden", "Recorded cases: runs with the exact output that they must give.");
  CommandLine& check_verb = line.verb("check", "Compares every case with what it gives now.");
  CommandLine& update_verb = line.verb("update", "Records what every case gives now, unless the rules have errors.");
  for (CommandLine* verb : {&check_verb, &update_verb}) {
    verb->text("DIR", options.folder, {"the folder of cases; golden when left out"});
    add_folder_option(*verb, options.rules);
  }
  check_verb.choice("--format", options.format, formats, {"what to print; text when left out", "", "Output"});
  check_verb.text("--out", options.out, {"write to a file, which appears whole or not at all", "FILE", "Output"});
  check_verb.footer(
      "\nExamples:\n"
      "  sabot-eval golden check\n"
      "  sabot-eval golden check golden/first-look --rules .\n\n" +
      exit_code_help());
  update_verb.footer(
      "\nExamples:\n"
      "  sabot-eval golden update golden/my-case\n"
      "  sabot-eval golden update --rules .           every case, after a release\n\n" +
      exit_code_help());
  line.verb_required();
  line.footer(
      "\nA case is a folder with case.toml, runs.jsonl, expected.jsonl and expected.md. It fails as well when a rule\n"
      "that its key decides names has decided nothing; update then leaves the case as it is.\n\n" +
      exit_code_help());
  if (auto answer = line.parse(arguments)) return *answer;
  return run(options, update_verb.chosen());
}

}  // namespace sabot::cli
