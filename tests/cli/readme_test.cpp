// What the documentation shows of the program is what the program prints.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>

#include "cli/runs.hpp"
#include "cli/shown_steps.hpp"
#include "cli/workspace.hpp"

namespace sabot::testing {
namespace {

namespace fs = std::filesystem;

// The shown lines in order, one right after the other but where some are left out.
void check_shown(const std::vector<std::string>& shown, const std::vector<std::string>& printed) {
  auto at = printed.begin();
  bool gap = false;
  for (const std::string& line : shown) {
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

void take(const Workspace& workspace, const ShownCommand& shown) {
  INFO(shown.command);
  const Ran ran = workspace.shell(shown.command);
  // Nothing is said on standard error that the document does not show.
  for (const std::string& line : lines_of(ran.err))
    CHECK(std::count(shown.lines.begin(), shown.lines.end(), line) == 1);
  auto printed = lines_of(ran.out + ran.err);
  if (shown.shows_status) {
    printed.push_back(std::to_string(ran.code));
  } else {
    CHECK(ran.code == 0);
  }
  check_shown(shown.lines, printed);
}

void take(const Workspace& workspace, const ShownEdit& shown) {
  INFO(shown.path);
  if (shown.before.empty()) {
    REQUIRE_FALSE(workspace.has(shown.path));
    workspace.write(shown.path, shown.after);
  } else {
    workspace.write(shown.path, replaced(workspace.read(shown.path), shown.before, shown.after));
  }
}

// The pages that may show commands.
std::vector<std::string> documents(const fs::path& project) {
  std::vector<std::string> found;
  for (const auto& entry : fs::directory_iterator(project / "docs")) {
    if (entry.path().extension() == ".md") found.push_back("docs/" + entry.path().filename().string());
  }
  std::sort(found.begin(), found.end());
  found.insert(found.begin(), "README.md");
  return found;
}

// The project as a reader has it who edits its files, or else has the program alone.
void furnish(const Workspace& workspace, const fs::path& project, bool edits) {
  fs::create_symlink(SABOT_BINARY, workspace.folder() / "sabot-eval");
  fs::create_directory_symlink(project / "docs", workspace.folder() / "docs");
  if (!edits) return fs::create_directory_symlink(project / "golden", workspace.folder() / "golden");
  for (const char* folder : {"golden", "rules", "specs", "seeds"}) {
    fs::copy(project / folder, workspace.folder() / folder, fs::copy_options::recursive);
  }
}

}  // namespace

TEST_CASE("the documentation shows what the program prints") {
  const fs::path project = SABOT_SOURCE_DIR;
  for (const std::string& document : documents(project)) {
    CAPTURE(document);
    const auto steps = steps_in(lines_of(read_text(project / document)));
    if (document == "README.md") CHECK(steps.size() >= 2);
    const Workspace workspace;
    furnish(workspace, project, std::any_of(steps.begin(), steps.end(), [](const ShownStep& step) {
              return std::holds_alternative<ShownEdit>(step);
            }));
    for (const ShownStep& step : steps) {
      std::visit([&](const auto& shown) { take(workspace, shown); }, step);
    }
  }
}

}  // namespace sabot::testing
