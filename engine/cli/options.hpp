// The options that verbs have in common.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <vector>

#include "base/suggest.hpp"
#include "cli/answer.hpp"
#include "cli/command_line.hpp"
#include "cli/session.hpp"

namespace sabot::cli {

// Which rules judge.
struct RuleOptions {
  std::string version;  // empty = the newest that is released
  std::string folder;   // empty = the built-in files
};
void add_options(CommandLine& line, RuleOptions& options);
void add_folder_option(CommandLine& line, RuleOptions& options);
Attempt<Rules> choose_rules(const RuleOptions& options);

// Says of an unknown version that no draft is built in.
void hint_at_drafts(Diagnostics& diagnostics);

// The version that judges, as texts name it; a draft has its mark.
std::string version_of(const Rules& rules);

// The line that ends a text: which rules judged.
std::string rules_line(const Rules& rules);

// A line for standard error: that the version is a draft. Else nothing.
std::string draft_warning(const Rules& rules);
// The same of two sides, said once where they are the same.
std::string draft_warnings(const Rules& first, const Rules& second);

// The same where no version was asked for and the output itself has no place to say so.
std::string default_notice(const Rules& rules);

// Which runs are judged.
struct InputOptions {
  std::vector<std::string> inputs;
  std::string judge;
  std::size_t jobs = 1;
  std::size_t line_limit = usual_line_limit / mebibyte;
  bool keep_going = false;
};
void add_options(CommandLine& line, InputOptions& options);
// For verbs that ask no judge. `required` says whether there must be runs at all.
void add_run_options(CommandLine& line, InputOptions& options, bool required = true);
void add_reading_options(CommandLine& line, InputOptions& options);  // for verbs that name their inputs themselves
Request to_request(const InputOptions& options);

// What is printed by verbs whose reports are documents.
enum class DocumentFormat { table, markdown, json };
void add_format_option(CommandLine& line, DocumentFormat& format);

// The failure of what states intervals, under rules that do not say how they are made.
Failure no_uncertainty_rule();

// The end of every help text.
std::string exit_code_help();

}  // namespace sabot::cli
