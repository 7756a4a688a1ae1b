// The workflow of docs/ci, as far as it can be tried here: every command runs, and the file is YAML.
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <iterator>
#include <sstream>

#include "cli/rule_copy.hpp"
#include "cli/runs.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;

namespace {

constexpr auto workflow = SABOT_SOURCE_DIR "/docs/ci/sabot.yml";
constexpr std::string_view command = "        run: sabot/sabot-eval ";

using Arguments = std::vector<std::string>;

std::vector<Arguments> commands_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<Arguments> all;
  for (std::string line; std::getline(stream, line);) {
    if (!line.starts_with(command)) continue;
    std::istringstream words(line.substr(command.size()));
    all.emplace_back(std::istream_iterator<std::string>(words), std::istream_iterator<std::string>());
  }
  return all;
}

}  // namespace

TEST_CASE("every command of the workflow runs in a repository such as it is for") {
  const Workspace workspace;
  copy_rules(workspace, ".");
  workspace.write("runs/runs.jsonl", lines(small_wave()));
  workspace.write("golden/flag/runs.jsonl", lines(small_wave()));
  workspace.write("golden/flag/case.toml", R"([case]
summary = "An anchored flag detects."
spec = "v0.2.1"
decides = ["anchors.T1.O1"]
)");
  REQUIRE(workspace.run({"golden", "update"}).code == 0);

  const auto commands = commands_of(read_text(workflow));
  CHECK(commands.size() == 7);
  for (const Arguments& arguments : commands) {
    CAPTURE(arguments);
    const Ran ran = workspace.run(arguments);
    INFO(ran.err);
    CHECK(ran.code == 0);
  }
  CHECK(contains(workspace.read("golden.xml"), "<testcase classname=\"golden\" name=\"golden/flag\"/>"));
  CHECK(contains(workspace.read("scoreboard.md"), "50.0% (1/2)"));
  CHECK(contains(workspace.read("diff.md"), "0 of 150 cells change"));
  CHECK(contains(workspace.read("lint.sarif"), "\"version\": \"2.1.0\""));
}

TEST_CASE("the workflow is YAML with the steps that it seems to have") {
  if (std::system("python3 -c 'import yaml' 2>/dev/null") != 0) {
    std::cout << "SKIPPED: python3 with its yaml module is not installed\n";
    return;
  }
  const Workspace workspace;
  const std::string script = workspace.write("steps.py", R"(import sys, yaml
steps = yaml.safe_load(open(sys.argv[1]))["jobs"]["sabot"]["steps"]
commands = [step["run"] for step in steps if "run" in step]
uses = [step["uses"] for step in steps if "uses" in step]
of_sabot = [command for command in commands if command.startswith("sabot/sabot-eval ")]
# Whatever comes after the lint step is told even if lint has failed, and nothing where there is no engine.
late = [step for step in steps[steps.index(next(s for s in steps if s.get("name") == "Lint the rules")) + 1:]]
sys.exit(0 if len(of_sabot) == 7 and len(commands) == 8 and len(uses) == 4 and all("if" in step for step in late) else 1)
)");
  const std::string run = "python3 " + (workspace.folder() / script).string() + " " + workflow;
  CHECK(std::system(run.c_str()) == 0);
}
