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
// For verbs that ask no judge. `required` says whether there must be runs at all.
void add_run_options(CommandLine& line, InputOptions& options, bool required = true);
Request to_request(const InputOptions& options);

// The end of every help text.
std::string exit_code_help();

}  // namespace sabot::cli
