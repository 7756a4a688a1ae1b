#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "house/source.hpp"

namespace {

constexpr std::size_t most_lines = 400;

bool tells_its_story(const std::string& header) {
  const auto lines = house::lines_of(header);
  const auto pragma = std::find(lines.begin(), lines.end(), "#pragma once");
  return pragma != lines.begin() && pragma != lines.end() &&
         std::all_of(lines.begin(), pragma, [](const auto& line) { return line.starts_with("//"); });
}

// Written in halves, so that this file holds none of them.
const std::vector<std::string> unfinished_marks = {
    "TO"
    "DO",
    "FIX"
    "ME",
    "X"
    "XX",
    "HA"
    "CK",
    "T"
    "BD",
    "W"
    "IP",
    "not imple"
    "mented",
    "unimple"
    "mented"};

std::vector<std::string> unfinished_in(const house::SourceFile& file) {
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  std::vector<std::string> findings;
  std::size_t number = 0;
  for (const auto& line : house::lines_of(file.text)) {
    ++number;
    for (const auto& mark : unfinished_marks) {
      const auto at = line.find(mark);
      if (at == std::string::npos || (at > 0 && is_letter(line[at - 1]))) continue;
      if (const auto end = at + mark.size(); end < line.size() && is_letter(line[end])) continue;
      findings.push_back(fmt::format("{}:{}: {}", file.path, number, mark));
    }
  }
  return findings;
}

}  // namespace

TEST_CASE("a file of the engine is one idea, short enough to read at once") {
  for (const auto& file : house::engine_files()) {
    INFO(file.path);
    CHECK(house::lines_of(file.text).size() <= most_lines);
  }
}

TEST_CASE("every header begins with what it is about") {
  for (const auto& file : house::files_below("engine", {".hpp"})) {
    INFO(file.path);
    CHECK(tells_its_story(file.text));
  }
}

TEST_CASE("a header without its story is found") {
  CHECK(tells_its_story("// A story.\n#pragma once\n"));
  CHECK_FALSE(tells_its_story("#pragma once\n// A story, too late.\n"));
  CHECK_FALSE(tells_its_story("\n#pragma once\n"));
  CHECK_FALSE(tells_its_story("// No guard.\n"));
}

TEST_CASE("nothing is marked as unfinished") {
  for (const auto* folder : {"engine", "tests", "rules", "specs", "docs", "cmake", "scripts"}) {
    for (const auto& file : house::files_below(folder, {".hpp", ".cpp", ".toml", ".md", ".txt", ".cmake", ".sh"})) {
      CHECK(unfinished_in(file) == std::vector<std::string>{});
    }
  }
}

TEST_CASE("a mark of unfinished work is found") {
  for (const auto& mark : unfinished_marks) {
    CHECK(unfinished_in({"planted.cpp", "f();\n// " + mark + ": later\n"}) ==
          std::vector<std::string>{"planted.cpp:2: " + mark});
    CHECK(unfinished_in({"planted.cpp", "// a" + mark + "s\n"}).empty());
  }
}
