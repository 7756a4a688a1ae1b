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
  std::string version;  // empty = the newest
  std::string folder;   // empty = the built-in files
};
void add_options(CommandLine& line, RuleOptions& options);
void add_folder_option(CommandLine& line, RuleOptions& options);
Attempt<Rules> choose_rules(const RuleOptions& options);

// Which runs are judged.
struct InputOptions {
  std::vector<std::string> inputs;
  std::string judge;
  std::size_t jobs = 1;
  bool keep_going = false;
};
void add_options(CommandLine& line, InputOptions& options);
void add_run_options(CommandLine& line, InputOptions& options);      // for verbs that ask no judge
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
