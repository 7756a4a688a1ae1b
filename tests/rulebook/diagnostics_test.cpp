// docs/diagnostics.md against the codes that the engine has.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <regex>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "adjudicate/codes.hpp"
#include "cli/codes.hpp"
#include "harness/codes.hpp"
#include "rulebook/codes.hpp"
#include "rulebook/tree.hpp"
#include "trace/codes.hpp"

using namespace sabot::rulebook::test;

namespace {

namespace fs = std::filesystem;

using Meanings = std::vector<std::pair<std::string, std::string>>;

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
    for (auto& code : matches(project_file(path), "= \"([EWN][0-9]{3})\";")) codes.push_back(std::move(code));
  }
  std::sort(codes.begin(), codes.end());
  return codes;
}

// Code and meaning, as rows of the page's tables say them: | `E101` | what it means | what to do |
Meanings meanings_of_the_page() {
  const std::regex row("\n\\| `([EWN][0-9]{3})` \\| ([^|\n]+) \\| [^|\n]+ \\|(?=\n)");
  const auto page = project_file("docs/diagnostics.md");
  Meanings found;
  for (std::sregex_iterator at(page.begin(), page.end(), row), end; at != end; ++at) {
    found.emplace_back(at->str(1), at->str(2));
  }
  return found;
}

template <class List>
void add(Meanings& all, const List& meanings) {
  for (const auto& [code, meaning] : meanings) all.emplace_back(code, meaning);
}

Meanings meanings_of_the_engine() {
  Meanings all;
  add(all, sabot::trace::codes::meanings);
  add(all, sabot::adjudicate::codes::meanings);
  add(all, sabot::cli::codes::meanings);
  add(all, sabot::harness::codes::meanings);
  add(all, sabot::rulebook::codes::meanings);
  std::sort(all.begin(), all.end());
  return all;
}

std::vector<std::string> codes_of(const Meanings& meanings) {
  std::vector<std::string> codes;
  for (const auto& [code, meaning] : meanings) codes.push_back(code);
  return codes;
}

}  // namespace

TEST_CASE("every code is one thing only") {
  const auto codes = codes_of_the_engine();
  CHECK(codes.size() > 50);
  CHECK(std::set<std::string>(codes.begin(), codes.end()).size() == codes.size());
}

TEST_CASE("every code has its meaning") {
  CHECK(codes_of(meanings_of_the_engine()) == codes_of_the_engine());
}

TEST_CASE("docs/diagnostics.md explains every code, in order, and none that no longer exists") {
  CHECK(meanings_of_the_page() == meanings_of_the_engine());
}
