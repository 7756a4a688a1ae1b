#include "cli/options.hpp"

#include <algorithm>
#include <charconv>
#include <sstream>
#include <thread>

#include "cli/rule_source.hpp"

namespace sabot::cli {
namespace {

constexpr std::size_t help_column = 36;
constexpr unsigned most_jobs = 256;

std::string wrong_jobs(const std::string& word) {
  unsigned jobs = 0;
  const char* end = word.data() + word.size();
  const auto [stop, error] = std::from_chars(word.data(), end, jobs);
  const bool good = error == std::errc() && stop == end && jobs >= 1 && jobs <= most_jobs;
  return good ? "" : fmt::format("\"{}\" is not a number from 1 to {}", word, most_jobs);
}

void read_standard_input_once(const InputOptions& options) {
  const bool runs = std::find(options.inputs.begin(), options.inputs.end(), "-") != options.inputs.end();
  if (runs && options.judge == "-")
    throw CLI::ValidationError("--judge", "the runs are read from standard input already");
}

void collect_option_names(const CLI::App& app, std::vector<std::string>& names) {
  for (const CLI::Option* option : app.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  for (const CLI::App* verb : app.get_subcommands([](const CLI::App*) { return true; })) {
    collect_option_names(*verb, names);
  }
}

// "did you mean" for the first unknown option; empty when there is no near one.
std::string option_hint(const CLI::App& app) {
  std::vector<std::string> names;
  collect_option_names(app, names);
  for (const std::string& argument : app.remaining(true)) {
    const std::string word = argument.substr(0, argument.find('='));
    if (!word.starts_with("--")) continue;
    const std::string_view near = closest(word, names);
    return near.empty() ? "" : fmt::format("did you mean {}?\n", near);
  }
  return "";
}

// CLI11 sets groups of options two blank lines apart.
std::string with_single_blank_lines(std::string text) {
  for (auto at = text.find("\n\n\n"); at != std::string::npos; at = text.find("\n\n\n", at)) text.erase(at, 1);
  return text;
}

}  // namespace

std::unique_ptr<CLI::App> make_app(const std::string& name, const std::string& description) {
  auto app = std::make_unique<CLI::App>(description, name);
  app->get_formatter()->column_width(help_column);
  app->get_formatter()->label("REQUIRED", "");
  app->set_help_flag("-h,--help", "print this text");
  return app;
}

std::optional<Answer> parse(CLI::App& app, const Arguments& arguments) {
  try {
    app.parse(Arguments(arguments.rbegin(), arguments.rend()));
    return std::nullopt;
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
      std::ostringstream help;
      app.exit(error, help, help);
      return Answer{ExitCode::fine, with_single_blank_lines(help.str()), "", ""};
    }
    return Answer{ExitCode::usage, "",
                  fmt::format("{0}: {1}\n{2}try {0} --help\n", app.get_name(), error.what(), option_hint(app)), ""};
  }
}

CLI::Validator not_empty() {
  return {[](const std::string& word) { return std::string(word.empty() ? "must not be empty" : ""); }, ""};
}

void add_options(CLI::App& app, RuleOptions& options) {
  app.add_option("--spec", options.version, "version of the standard; the newest when left out")
      ->type_name("VERSION")
      ->check(not_empty())
      ->group("Rules");
  add_folder_option(app, options);
}

void add_folder_option(CLI::App& app, RuleOptions& options) {
  app.add_option("--rules", options.folder, "rule and spec files to use instead of the built-in ones")
      ->type_name("DIR")
      ->check(not_empty())
      ->group("Rules");
}

Attempt<Rules> choose_rules(const RuleOptions& options) {
  auto tree = choose_tree(options.folder);
  if (!tree) return refuse(ExitCode::bad_rules, std::move(tree.error()));
  return choose_rules(*tree, options.version);
}

void add_options(CLI::App& app, InputOptions& options) {
  options.jobs = std::clamp(std::thread::hardware_concurrency(), 1U, most_jobs);
  app.add_option("INPUT", options.inputs, "files (.jsonl, .json, also .gz and .zst), folders, or - for standard input")
      ->type_name("")
      ->check(not_empty())
      ->required();
  app.add_option("--judge", options.judge, "judge verdicts for the soft tier, one JSON object a line")
      ->type_name("FILE")
      ->check(not_empty())
      ->group("Input");
  app.add_option("--jobs", options.jobs,
                 fmt::format("threads that read, 1 to {}; as many as there are processors when left out", most_jobs))
      ->type_name("N")
      ->check(CLI::Validator(wrong_jobs, ""))
      ->group("Input");
  app.add_flag("--keep-going", options.keep_going, "set aside what is wrong, evaluate the rest, and still exit with 3")
      ->group("Input");
  app.callback([&options] { read_standard_input_once(options); });
}

Request to_request(const InputOptions& options) {
  Request request;
  request.sources = find_sources(options.inputs);
  request.judge = options.judge;
  request.judge_shown_as = options.judge;
  request.jobs = options.jobs;
  request.keep_going = options.keep_going;
  return request;
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
