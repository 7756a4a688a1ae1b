// docs/diagnostics.md against the codes that the engine has.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "rulebook/tree.hpp"

using namespace sabot::rulebook::test;

namespace {

namespace fs = std::filesystem;

std::vector<std::string> matches(const std::string& text, const std::string& pattern) {
  const std::regex expression(pattern);
  std::vector<std::string> found;
  for (std::sregex_iterator at(text.begin(), text.end(), expression), end; at != end; ++at) found.push_back(at->str(1));
  return found;
}

std::vector<std::string> codes_of_the_engine() {
  std::vector<std::string> codes;
  for (const auto& entry : fs::recursive_directory_iterator(SABOT_SOURCE_DIR "/engine")) {
    if (entry.path().filename() != "codes.hpp") continue;
    const auto path = entry.path().lexically_relative(SABOT_SOURCE_DIR).generic_string();
    for (auto& code : matches(project_file(path), "= \"(E[0-9]{3})\";")) codes.push_back(std::move(code));
  }
  std::sort(codes.begin(), codes.end());
  return codes;
}

// Rows of the page's tables: | `E101` | what it means | what to do |
std::vector<std::string> codes_of_the_page() {
  return matches(project_file("docs/diagnostics.md"), "\n\\| `(E[0-9]{3})` \\| [^|\n]+ \\| [^|\n]+ \\|(?=\n)");
}

}  // namespace

TEST_CASE("every code is one thing only") {
  const auto codes = codes_of_the_engine();
  CHECK(codes.size() > 50);
  CHECK(std::set<std::string>(codes.begin(), codes.end()).size() == codes.size());
}

TEST_CASE("docs/diagnostics.md explains every code, in order, and none that no longer exists") {
  CHECK(codes_of_the_page() == codes_of_the_engine());
}
