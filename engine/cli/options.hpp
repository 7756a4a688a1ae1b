// Command lines: what the verbs' options have in common.
#pragma once

#include <fmt/format.h>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <CLI/Validators.hpp>
#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/suggest.hpp"
#include "cli/answer.hpp"
#include "cli/session.hpp"

namespace sabot::cli {

// A command line of the verb, with this program's layout of help.
std::unique_ptr<CLI::App> make_app(const std::string& name, const std::string& description);

// Reads the arguments into the variables that the options were bound to. The answer is there when nothing is left to
// do: help was asked for, or the command line is wrong.
std::optional<Answer> parse(CLI::App& app, const Arguments& arguments);

// Of an option whose empty value would read as one left out.
CLI::Validator not_empty();

// An option that takes one of a closed list of words.
template <class T, std::size_t N>
CLI::Option* add_choice(CLI::App& app, const std::string& name, T& member,
                        const std::array<std::pair<std::string_view, T>, N>& words, const std::string& description) {
  std::vector<std::string> known;
  for (const auto& entry : words) known.emplace_back(entry.first);
  const auto choose = [&member, name, words, known](const std::string& word) {
    for (const auto& [spelling, value] : words) {
      if (spelling == word) {
        member = value;
        return;
      }
    }
    throw CLI::ValidationError(name, fmt::format("\"{}\" is not known; {}", word, suggestion(word, known)));
  };
  return app.add_option_function<std::string>(name, choose, description)
      ->type_name(fmt::format("{}", fmt::join(known, "|")));
}

// Which rules judge.
struct RuleOptions {
  std::string version;  // empty = the newest
  std::string folder;   // empty = the built-in files
};
void add_options(CLI::App& app, RuleOptions& options);
void add_folder_option(CLI::App& app, RuleOptions& options);
Attempt<Rules> choose_rules(const RuleOptions& options);

// Which runs are judged.
struct InputOptions {
  std::vector<std::string> inputs;
  std::string judge;
  std::size_t jobs = 1;
  bool keep_going = false;
};
void add_options(CLI::App& app, InputOptions& options);
Request to_request(const InputOptions& options);

// The end of every help text.
std::string exit_code_help();

}  // namespace sabot::cli
