#include "cli/browser.hpp"

#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <cstdlib>
#include <iostream>

#include "cli/shown_steps.hpp"

namespace sabot::testing {
namespace {

std::string console_lines(const std::string& log) {
  std::string found;
  for (const std::string& line : lines_of(log)) {
    if (line.find("CONSOLE") != std::string::npos) found += line + '\n';
  }
  return found;
}

}  // namespace

std::optional<BrowsedPage> browse(const Workspace& workspace, const std::string& file) {
  if (std::system("command -v chromium > /dev/null") != 0) {
    std::cout << "SKIPPED: no chromium here to open the page with\n";
    return std::nullopt;
  }
  const Workspace profile;
  const auto command = fmt::format(
      "timeout 120 chromium --headless --no-sandbox --disable-gpu --enable-logging=stderr --v=0 --user-data-dir='{0}' "
      "--dump-dom 'file://{1}/{2}' > '{0}/dom' 2> '{0}/log'",
      profile.folder().string(), workspace.folder().string(), file);
  REQUIRE(std::system(command.c_str()) == 0);
  return BrowsedPage{profile.read("dom"), console_lines(profile.read("log"))};
}

}  // namespace sabot::testing
