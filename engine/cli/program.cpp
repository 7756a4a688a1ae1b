#include "cli/program.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "base/suggest.hpp"
#include "cli/file.hpp"
#include "cli/verbs.hpp"

namespace sabot::cli {
namespace {

// A first argument that names no verb is an input; one that does not exist may be a misspelt verb.
std::string misspelt_verb(const std::string& word) {
  std::error_code error;
  if (word.starts_with('-') || std::filesystem::exists(word, error)) return "";
  std::vector<std::string> names;
  for (const Verb& verb : verbs()) names.emplace_back(verb.name);
  return std::string(closest(word, names));
}

}  // namespace

Answer run(const Arguments& arguments) {
  if (arguments.empty()) return {ExitCode::usage, "", run_evaluate({"--help"}).text, ""};
  const std::string& first = arguments.front();
  const auto verb = std::find_if(verbs().begin(), verbs().end(), [&](const Verb& v) { return v.name == first; });
  if (verb != verbs().end()) return verb->run({arguments.begin() + 1, arguments.end()});
  if (const std::string meant = misspelt_verb(first); !meant.empty()) {
    return {ExitCode::usage, "",
            fmt::format("sabot-eval: \"{}\" is neither a verb nor a file; did you mean {}?\n", first, meant), ""};
  }
  return verbs().front().run(arguments);
}

ExitCode deliver(const Answer& answer) {
  const auto written =
      answer.out.empty() ? write_all(STDOUT_FILENO, answer.text, "<stdout>") : write_file(answer.out, answer.text);
  const std::string remarks = written ? answer.remarks : answer.remarks + render(written.error());
  // Nobody is left to hear that standard error cannot be written to.
  static_cast<void>(write_all(STDERR_FILENO, remarks, "<stderr>"));
  return written ? answer.code : ExitCode::no_output;
}

}  // namespace sabot::cli
