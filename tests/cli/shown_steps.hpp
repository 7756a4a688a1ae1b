// What a document asks its reader to do: commands in a `console` block, with what they print, and edits in a `diff`
// block that names its file.
#pragma once

#include <string>
#include <variant>
#include <vector>

namespace sabot::testing {

// Stands for any number of lines that a document leaves out.
inline constexpr auto left_out = "[...]";

// A command line for a shell. The exit code is the last line where the command ends in "; echo $?", else it is 0.
struct ShownCommand {
  std::string command;  // without the echo
  std::vector<std::string> lines;
  bool shows_status = false;
};

// A change of one file, whose text holds `before` once; an empty `before` is a file that is not there yet.
struct ShownEdit {
  std::string path;
  std::string before;
  std::string after;
};

using ShownStep = std::variant<ShownCommand, ShownEdit>;

// In the order of the document, whose lines have no blanks at their ends.
std::vector<ShownStep> steps_in(const std::vector<std::string>& document);

// The lines of a text, without blanks at their ends.
std::vector<std::string> lines_of(const std::string& text);

}  // namespace sabot::testing
