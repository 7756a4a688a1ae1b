#include "cli/options.hpp"

#include <algorithm>
#include <thread>

#include "base/fold.hpp"
#include "base/lists.hpp"
#include "cli/rule_source.hpp"
#include "report/notices.hpp"
#include "report/words.hpp"
#include "rulebook/codes.hpp"

namespace sabot::cli {
namespace {

constexpr std::size_t most_jobs = 256;
constexpr std::size_t highest_line_limit = 4096;

}  // namespace

void add_options(CommandLine& line, RuleOptions& options) {
  line.text("--spec", options.version,
            {"version of the standard, or a draft; the newest released when left out", "VERSION", "Rules"});
  add_folder_option(line, options);
}

void add_folder_option(CommandLine& line, RuleOptions& options) {
  line.text("--rules", options.folder, {"rule and spec files to use instead of the built-in ones", "DIR", "Rules"});
}

Attempt<Rules> choose_rules(const RuleOptions& options) {
  auto tree = choose_tree(options.folder);
  if (!tree) return refuse(ExitCode::bad_rules, std::move(tree.error()));
  auto rules = choose_rules(*tree, options.version);
  if (!rules && options.folder.empty()) hint_at_drafts(rules.error().diagnostics);
  return rules;
}

void hint_at_drafts(Diagnostics& diagnostics) {
  for (Diagnostic& diagnostic : diagnostics) {
    if (diagnostic.code != rulebook::codes::unknown_version) continue;
    diagnostic.help += "; for a draft, name the folder that it is in: --rules DIR";
  }
}

std::string version_of(const Rules& rules) {
  return report::version_name(rules.rulebook.spec.version, rules.rulebook.draft);
}

std::string rules_line(const Rules& rules) {
  return folded(fmt::format("Rules: {}{}, rulebook {}\n", version_of(rules), report::how_chosen(rules.by_default),
                            report::short_digest(rules.rulebook.digest)));
}

std::string draft_warning(const Rules& rules) {
  if (!rules.rulebook.draft) return "";
  return warning_line(report::draft_notice(rules.rulebook.spec.version));
}

std::string draft_warnings(const Rules& first, const Rules& second) {
  const std::string of_first = draft_warning(first), of_second = draft_warning(second);
  return of_first == of_second ? of_first : of_first + of_second;
}

std::string default_notice(const Rules& rules) {
  if (!rules.by_default) return "";
  return folded(fmt::format("notice: {} judges{}\n", rules.rulebook.spec.version, report::how_chosen(true)));
}

void add_run_options(CommandLine& line, InputOptions& options, bool required) {
  line.texts("INPUT", options.inputs,
             {"files (.jsonl, .json, also .gz and .zst), folders, or - for standard input", "", "", required});
  add_reading_options(line, options);
}

void add_reading_options(CommandLine& line, InputOptions& options) {
  options.jobs = std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, most_jobs);
  line.number("--jobs", options.jobs, 1, most_jobs,
              {fmt::format("threads that read, 1 to {}; as many as there are processors when left out", most_jobs), "N",
               "Input"});
  line.number("--line-limit", options.line_limit, 1, highest_line_limit,
              {fmt::format("longest line or document, in MiB; {} when left out", options.line_limit), "N", "Input"});
  line.flag("--keep-going", options.keep_going,
            {"set aside what is wrong, evaluate the rest, and still exit with 3", "", "Input"});
}

void add_options(CommandLine& line, InputOptions& options) {
  add_run_options(line, options);
  line.text("--judge", options.judge, {"judge verdicts for the soft tier, one JSON object a line", "FILE", "Input"});
  line.check([&options] {
    const bool twice = options.judge == "-" && contains(options.inputs, "-");
    return std::string(twice ? "--judge: the runs are read from standard input already" : "");
  });
}

Request to_request(const InputOptions& options) {
  Request request;
  request.sources = find_sources(options.inputs);
  request.judge = options.judge;
  request.judge_shown_as = options.judge;
  request.reading = {options.jobs, options.line_limit * mebibyte, options.keep_going};
  return request;
}

void add_format_option(CommandLine& line, DocumentFormat& format) {
  static constexpr std::array<std::pair<std::string_view, DocumentFormat>, 3> formats = {
      {{"table", DocumentFormat::table}, {"markdown", DocumentFormat::markdown}, {"json", DocumentFormat::json}}};
  line.choice("--format", format, formats, {"what to print; table when left out", "", "Output"});
}

Failure no_uncertainty_rule() {
  return {ExitCode::bad_rules,
          {{{"specs"},
            rulebook::codes::missing_rule,
            "neither this version nor the newest says how intervals are made",
            "adopt a rule file of the kind \"uncertainty\"",
            ""}}};
}

std::string exit_code_help() {
  return "Exit codes:\n"
         "  0  fine\n"
         "  1  a check found something\n"
         "  2  the command line is wrong\n"
         "  3  the input is wrong or incomplete\n"
         "  4  the rules are wrong\n"
         "  5  the output could not be written\n"
         "  70 something unforeseen\n";
}

}  // namespace sabot::cli
