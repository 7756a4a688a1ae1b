#include "cli/shown_steps.hpp"

#include <sstream>
#include <string_view>

namespace sabot::testing {
namespace {

constexpr std::string_view prompt = "$ ";
constexpr std::string_view status_shown = "; echo $?";
constexpr std::string_view old_file = "--- ";
constexpr std::string_view new_file = "+++ ";

ShownCommand to_command(std::string command) {
  const bool shows_status = command.ends_with(status_shown);
  if (shows_status) command.resize(command.size() - status_shown.size());
  return {std::move(command), {}, shows_status};
}

void add_console_line(std::vector<ShownStep>& steps, const std::string& line) {
  if (line.starts_with(prompt)) {
    steps.emplace_back(to_command(line.substr(prompt.size())));
  } else {
    std::get<ShownCommand>(steps.back()).lines.push_back(line);
  }
}

// A block that names no file shows an edit that the reader makes in a file of their own.
void add_diff_line(std::vector<ShownStep>& steps, const std::string& line, bool& names_file) {
  if (line.starts_with(old_file)) {
    names_file = true;
    steps.emplace_back(ShownEdit{});
    return;
  }
  if (!names_file) return;
  auto& edit = std::get<ShownEdit>(steps.back());
  if (line.starts_with(new_file)) {
    edit.path = line.substr(new_file.size());
    return;
  }
  const std::string text = (line.empty() ? line : line.substr(1)) + '\n';
  if (!line.starts_with('+')) edit.before += text;
  if (!line.starts_with('-')) edit.after += text;
}

}  // namespace

std::vector<ShownStep> steps_in(const std::vector<std::string>& document) {
  std::vector<ShownStep> steps;
  std::string block;
  bool names_file = false;
  for (const std::string& line : document) {
    if (line.starts_with("```")) {
      block = line.substr(3);
      names_file = false;
    } else if (block == "console") {
      add_console_line(steps, line);
    } else if (block == "diff") {
      add_diff_line(steps, line, names_file);
    }
  }
  return steps;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) {
    line.erase(line.find_last_not_of(' ') + 1);
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace sabot::testing
