// What the documentation shows of the program is what the program prints.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <iterator>
#include <sstream>

#include "cli/workspace.hpp"

namespace sabot::testing {
namespace {

constexpr auto prompt = "$ ./sabot-eval ";
constexpr auto status_shown = "; echo $?";
constexpr auto left_out = "[...]";

// A command with the lines that a document shows of its output; `left_out` stands for any number of others. The exit
// code is the last line where the command asks for it, and 0 everywhere else.
struct Shown {
  std::vector<std::string> arguments;
  std::vector<std::string> lines;
  bool shows_status = false;
};

std::string trimmed(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(trimmed(line));
  return lines;
}

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream stream(text);
  return {std::istream_iterator<std::string>(stream), {}};
}

Shown to_shown(std::string command) {
  const bool shows_status = command.ends_with(status_shown);
  if (shows_status) command.resize(command.size() - std::string(status_shown).size());
  return {words_of(command), {}, shows_status};
}

std::vector<Shown> shown_in(const std::string& document) {
  std::vector<Shown> all;
  bool inside = false;
  for (const std::string& line : lines_of(document)) {
    if (line == "```console") {
      inside = true;
    } else if (line == "```") {
      inside = false;
    } else if (inside && line.starts_with(prompt)) {
      all.push_back(to_shown(line.substr(std::string(prompt).size())));
    } else if (inside) {
      all.back().lines.push_back(line);
    }
  }
  return all;
}

// The shown lines in order, one right after the other but where some are left out.
void check_shown(const Shown& shown, const std::vector<std::string>& printed) {
  auto at = printed.begin();
  bool gap = false;
  for (const std::string& line : shown.lines) {
    INFO(line);
    if (line == left_out) {
      gap = true;
      continue;
    }
    if (gap) at = std::find(at, printed.end(), line);
    REQUIRE(at != printed.end());
    REQUIRE(*at++ == line);
    gap = false;
  }
}

// The pages that may show commands.
std::vector<std::string> documents(const std::filesystem::path& project) {
  std::vector<std::string> found;
  for (const auto& entry : std::filesystem::directory_iterator(project / "docs")) {
    if (entry.path().extension() == ".md") found.push_back("docs/" + entry.path().filename().string());
  }
  std::sort(found.begin(), found.end());
  found.insert(found.begin(), "README.md");
  return found;
}

}  // namespace

TEST_CASE("the documentation shows what the program prints") {
  const std::filesystem::path project = SABOT_SOURCE_DIR;
  const Workspace workspace;
  for (const char* folder : {"golden", "docs"}) {
    std::filesystem::create_directory_symlink(project / folder, workspace.folder() / folder);
  }
  for (const std::string& document : documents(project)) {
    CAPTURE(document);
    const auto all = shown_in(read_text(project / document));
    if (document == "README.md") CHECK(all.size() >= 2);
    for (const Shown& shown : all) {
      const Ran ran = workspace.run(shown.arguments);
      // Nothing is said on standard error that the document does not show.
      for (const std::string& line : lines_of(ran.err)) {
        CHECK(std::count(shown.lines.begin(), shown.lines.end(), line) == 1);
      }
      auto printed = lines_of(ran.out + ran.err);
      if (shown.shows_status) {
        printed.push_back(std::to_string(ran.code));
      } else {
        CHECK(ran.code == 0);
      }
      check_shown(shown, printed);
    }
  }
}

}  // namespace sabot::testing
