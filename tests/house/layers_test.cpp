#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "house/source.hpp"

namespace {

using Modules = std::map<std::string, std::set<std::string>>;

// The module list as CMake has it: sabot_module(NAME MODULES m... LIBRARIES l...).
Modules declared_modules() {
  const std::string call = "\nsabot_module(";
  const auto text = house::file_at("CMakeLists.txt").text;
  Modules modules;
  for (auto at = text.find(call); at != std::string::npos; at = text.find(call, at + 1)) {
    std::istringstream words(text.substr(at + call.size(), text.find(')', at) - at - call.size()));
    std::string name;
    words >> name;
    auto& mine = modules[name];
    bool listing = false;
    for (std::string word; words >> word;) {
      if (word == "MODULES" || word == "LIBRARIES") {
        listing = word == "MODULES";
      } else if (listing) {
        mine.insert(word);
      }
    }
  }
  return modules;
}

// The paths that a file includes between the given brackets.
std::vector<std::string> includes(const house::SourceFile& file, char open, char close) {
  const auto start = std::string("#include ") + open;
  std::vector<std::string> paths;
  for (const auto& line : house::lines_of(file.text)) {
    if (line.starts_with(start)) paths.push_back(line.substr(start.size(), line.rfind(close) - start.size()));
  }
  return paths;
}

std::vector<std::string> includes_out_of_reach(const house::SourceFile& file, const Modules& modules) {
  const auto own = house::module_of(file);
  const auto reachable = modules.find(own);
  if (reachable == modules.end()) return {"no module: " + own};
  std::vector<std::string> findings;
  for (const auto& path : includes(file, '"', '"')) {
    const auto module = path.substr(0, path.find('/'));
    if (module != own && !reachable->second.contains(module)) findings.push_back(path);
  }
  return findings;
}

std::vector<std::string> includes_of_the_outside_world(const house::SourceFile& file) {
  static const std::set<std::string> outside = {"atomic",   "chrono", "condition_variable",
                                                "cstdio",   "ctime",  "filesystem",
                                                "fstream",  "future", "iostream",
                                                "mutex",    "random", "stdio.h",
                                                "stdlib.h", "thread", "time.h",
                                                "unistd.h"};
  std::vector<std::string> findings;
  for (const auto& path : includes(file, '<', '>')) {
    if (outside.contains(path)) findings.push_back(path);
  }
  return findings;
}

}  // namespace

TEST_CASE("a module includes only what it is linked to") {
  const auto modules = declared_modules();
  for (const auto& file : house::engine_files()) {
    INFO(file.path);
    CHECK(includes_out_of_reach(file, modules) == std::vector<std::string>{});
  }
}

TEST_CASE("an include that runs against the data's way is found") {
  const house::SourceFile file{"engine/trace/planted.cpp",
                               "#include \"base/place.hpp\"\n#include \"report/json.hpp\"\n"};
  CHECK(includes_out_of_reach(file, declared_modules()) == std::vector<std::string>{"report/json.hpp"});
}

TEST_CASE("files, clocks, threads and random numbers stay in cli") {
  for (const auto& file : house::engine_files()) {
    if (house::module_of(file) == "cli") continue;
    INFO(file.path);
    CHECK(includes_of_the_outside_world(file) == std::vector<std::string>{});
  }
}

TEST_CASE("an include of the outside world is found") {
  const house::SourceFile file{"engine/trace/planted.cpp", "#include <fstream>\n#include <string>\n"};
  CHECK(includes_of_the_outside_world(file) == std::vector<std::string>{"fstream"});
}
