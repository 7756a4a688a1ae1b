// What README.md shows of the program is what the program prints.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <iterator>
#include <sstream>

#include "cli/workspace.hpp"

namespace sabot::testing {
namespace {

constexpr auto prompt = "$ ./sabot-eval ";
constexpr auto left_out = "[...]";

// A command with the lines that README.md shows of its output; `left_out` stands for any number of others.
struct Shown {
  std::vector<std::string> arguments;
  std::vector<std::string> lines;
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

std::vector<Shown> shown_in(const std::string& readme) {
  std::vector<Shown> all;
  bool inside = false;
  for (const std::string& line : lines_of(readme)) {
    if (line == "```console") {
      inside = true;
    } else if (line == "```") {
      inside = false;
    } else if (inside && line.starts_with(prompt)) {
      all.push_back({words_of(line.substr(std::string(prompt).size())), {}});
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

}  // namespace

TEST_CASE("README.md shows what the program prints") {
  const std::filesystem::path project = SABOT_SOURCE_DIR;
  const Workspace workspace;
  std::filesystem::create_directory_symlink(project / "golden", workspace.folder() / "golden");
  const auto all = shown_in(read_text(project / "README.md"));
  CHECK(all.size() >= 2);
  for (const Shown& shown : all) {
    const Ran ran = workspace.run(shown.arguments);
    CHECK(ran.code == 0);
    CHECK(ran.err.empty());
    check_shown(shown, lines_of(ran.out));
  }
}

}  // namespace sabot::testing
