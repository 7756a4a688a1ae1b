#include "cli/command_line.hpp"

#include <fmt/format.h>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <CLI/Validators.hpp>
#include <algorithm>
#include <charconv>
#include <sstream>

#include "base/suggest.hpp"

namespace sabot::cli {
namespace {

constexpr std::size_t help_column = 36;

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

void describe(CLI::Option& option, const Help& help) {
  option.type_name(help.value)->required(help.required);
  if (!help.group.empty()) option.group(help.group);
}

CLI::Validator not_empty() {
  return {[](const std::string& word) { return std::string(word.empty() ? "must not be empty" : ""); }, ""};
}

}  // namespace

CommandLine::CommandLine(const std::string& name, const std::string& description)
    : owned_(std::make_unique<CLI::App>(description, name)), app_(owned_.get()) {
  app_->get_formatter()->column_width(help_column);
  app_->get_formatter()->label("REQUIRED", "");
  app_->set_help_flag("-h,--help", "print this text");
}

CommandLine::CommandLine(CLI::App& app) : app_(&app) {}
CommandLine::CommandLine(CommandLine&&) noexcept = default;
CommandLine& CommandLine::operator=(CommandLine&&) noexcept = default;
CommandLine::~CommandLine() = default;

void CommandLine::flag(const std::string& name, bool& member, const Help& help) {
  CLI::Option& option = *app_->add_flag(name, member, help.what);
  if (!help.group.empty()) option.group(help.group);
}

void CommandLine::text(const std::string& name, std::string& member, const Help& help) {
  describe(*app_->add_option(name, member, help.what)->check(not_empty()), help);
}

void CommandLine::texts(const std::string& name, std::vector<std::string>& member, const Help& help) {
  describe(*app_->add_option(name, member, help.what)->check(not_empty()), help);
}

void CommandLine::number(const std::string& name, std::size_t& member, std::size_t low, std::size_t high,
                         const Help& help) {
  const auto read = [&member, low, high](const std::string& word) {
    std::size_t number = 0;
    const char* end = word.data() + word.size();
    const auto [stop, error] = std::from_chars(word.data(), end, number);
    if (error != std::errc() || stop != end || number < low || number > high) {
      return fmt::format("\"{}\" is not a number from {} to {}", word, low, high);
    }
    member = number;
    return std::string();
  };
  value(name, read, help);
}

void CommandLine::value(const std::string& name, const Read& read, const Help& help) {
  const auto take = [name, read](const std::string& word) {
    if (const std::string wrong = read(word); !wrong.empty()) throw CLI::ValidationError(name, wrong);
  };
  describe(*app_->add_option_function<std::string>(name, take, help.what), help);
}

void CommandLine::word(const std::string& name, const std::vector<std::string>& known,
                       std::function<void(std::size_t)> choose, const Help& help) {
  const auto read = [known, choose = std::move(choose)](const std::string& word) {
    const auto found = std::find(known.begin(), known.end(), word);
    if (found == known.end()) return fmt::format("\"{}\" is not known; {}", word, suggestion(word, known));
    choose(static_cast<std::size_t>(found - known.begin()));
    return std::string();
  };
  Help shown = help;
  shown.value = fmt::format("{}", fmt::join(known, "|"));
  value(name, read, shown);
}

CommandLine& CommandLine::verb(const std::string& name, const std::string& description) {
  app_->fallthrough();
  app_->require_subcommand(0, 1);
  verbs_.push_back(std::unique_ptr<CommandLine>(new CommandLine(*app_->add_subcommand(name, description))));
  return *verbs_.back();
}

bool CommandLine::chosen() const {
  return app_->parsed();
}

void CommandLine::verb_required() {
  app_->require_subcommand(1);
}

void CommandLine::check(std::function<std::string()> wrong) {
  app_->callback([name = app_->get_name(), wrong = std::move(wrong)] {
    if (const std::string what = wrong(); !what.empty()) throw CLI::ValidationError(what);
  });
}

void CommandLine::version(const std::string& text) {
  app_->set_version_flag("--version", text, "print the program's version");
}

void CommandLine::footer(const std::string& text) {
  app_->footer(text);
}

std::optional<Answer> CommandLine::parse(const Arguments& arguments) {
  try {
    app_->parse(Arguments(arguments.rbegin(), arguments.rend()));
    return std::nullopt;
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
      std::ostringstream help;
      app_->exit(error, help, help);
      return Answer{ExitCode::fine, with_single_blank_lines(help.str()), "", ""};
    }
    return Answer{ExitCode::usage, "",
                  fmt::format("{0}: {1}\n{2}try {0} --help\n", app_->get_name(), error.what(), option_hint(*app_)), ""};
  }
}

}  // namespace sabot::cli
