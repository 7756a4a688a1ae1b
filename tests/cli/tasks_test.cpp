// The verb tasks: what it lists, shows and serves, and what it refuses.
#include <catch2/catch.hpp>

#include <algorithm>

#include "cli/runs.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;

namespace {

namespace fs = std::filesystem;

const fs::path project = SABOT_SOURCE_DIR;

// A workspace with the project's tasks in its folder "tasks".
class TasksWorkspace : public Workspace {
 public:
  TasksWorkspace() { fs::copy(project / "tasks", folder() / "tasks", fs::copy_options::recursive); }

  void change(const std::string& path, const std::string& from, const std::string& to) const {
    std::string text = read(path);
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    write(path, text.replace(at, from.size(), to));
  }
};

}  // namespace

TEST_CASE("the tasks are listed, from the binary or a folder, under any version") {
  const TasksWorkspace workspace;
  const Ran listed = workspace.run({"tasks"});
  CHECK(listed.code == 0);
  CHECK(listed.err.empty());
  CHECK(listed.out == R"(task  name                        worker      served  criteria  faults
----  --------------------------  ----------  ------  --------  ------
T1    data extraction             extractor        2         1       6
T2    research, summary, review   summarizer       5         2       6
T3    code generation             coder            2         1       6
T4    planning                    planner          2         6       6
T5    document QA with citations  qa               2         2       6
)");
  CHECK(workspace.run({"tasks", "--tasks", "tasks"}).out == listed.out);
  CHECK(workspace.run({"tasks", "--spec", "v0.1.0"}).out == listed.out);
}

TEST_CASE("a task is shown whole") {
  const Workspace workspace;
  const Ran ran = workspace.run({"tasks", "show", "T5"});
  CHECK(ran.code == 0);
  CHECK(ran.err.empty());
  const std::string head = R"(T5, document QA with citations; worker qa
Answer one question from a handbook, word for word cited; a related species has other figures.

served
  file                what
  ------------------  -----------------------------------------
  served/brief.md     the question, and the form of the answer
  served/handbook.md  the excerpt of the handbook that is cited

it passes when all of these hold
  citations
    each of "citations" stands word for word in served/handbook.md
  answer
    "answer": holds "1.8 metres", "first sustained ground frost"

faults
T5/O1 plants
    "1.6 metres" for "1.8 metres"
  a correct detection flags
    The excerpt as served gives the depth of the pupa as 1.6 metres in the main text and as 1.8
    metres in the table: the two contradict each other.
)";
  CHECK(ran.out.substr(0, head.size()) == head);
}

TEST_CASE("what a pipeline is given comes out byte for byte, and nothing else does") {
  const Workspace workspace;
  for (const std::string task : {"T1", "T2", "T3", "T4", "T5"}) {
    CAPTURE(task);
    std::vector<std::string> files;
    for (const auto& entry : fs::directory_iterator(project / "tasks" / task / "served")) {
      files.push_back(entry.path().filename().string());
    }
    std::size_t bytes = 0;
    for (const std::string& file : files) {
      const Ran served = workspace.run({"tasks", "serve", task, "served/" + file});
      CHECK(served.code == 0);
      CHECK(served.err.empty());
      CHECK(served.out == read_text(project / "tasks" / task / "served" / file));
      bytes += served.out.size();
    }
    const Ran whole = workspace.run({"tasks", "serve", task});
    CHECK(whole.out.size() == bytes);
    CHECK(whole.out.rfind("# Job\n", 0) == 0);
  }
}

TEST_CASE("every fault is listed with its ground truth") {
  const Workspace workspace;
  const Ran ran = workspace.run({"tasks", "faults"});
  CHECK(ran.code == 0);
  std::size_t faults = 0;
  for (auto at = ran.out.find(" plants\n"); at != std::string::npos; at = ran.out.find(" plants\n", at + 1)) ++faults;
  CHECK(faults == 30);
  CHECK(contains(ran.out, R"(T4/O6 plants
    "plan committed"
  a correct detection flags
    The tool says that the plan was committed, but no plan was stored: the claim has no artifact
    behind it.
)"));
}

TEST_CASE("what is not there is refused with the closest that is") {
  const TasksWorkspace workspace;
  fs::create_directory(workspace.folder() / "empty");
  struct Row {
    std::vector<std::string> arguments;
    int code;
    std::string said;
  };
  const std::vector<Row> table = {
      {{"tasks", "show", "T6"}, 2, "tasks: error E211: there is no task \"T6\"\n  help: one of: T1, T2, T3, T4, T5\n"},
      {{"tasks", "serve", "planning"},
       2,
       "tasks: error E211: there is no task \"planning\"\n  help: one of: T1, T2, T3, T4, T5\n"},
      {{"tasks", "serve", "T1", "served/raport.md"},
       2,
       "sabot-eval tasks: T1 serves no file \"served/raport.md\"; did you mean \"served/report.md\"?\n"},
      {{"tasks", "serve", "T1", "truth/record.json"},
       2,
       "sabot-eval tasks: T1 serves no file \"truth/record.json\"; one of: served/brief.md, served/report.md\n"},
      {{"tasks", "--tasks", "empty"},
       4,
       "empty: error E251: the folder holds no tasks\n  help: give a copy of tasks/\n"},
  };
  for (const Row& row : table) {
    const Ran ran = workspace.run(row.arguments);
    CHECK(ran.code == row.code);
    CHECK(ran.out.empty());
    CHECK(ran.err == row.said);
  }
  CHECK(workspace.run({"tasks", "show"}).code == 2);
  CHECK(workspace.run({"tasks", "--tasks", "nowhere"}).code == 4);
}

TEST_CASE("a task without criteria is refused by every verb, since every output would pass it") {
  const TasksWorkspace workspace;
  workspace.change("tasks/T1/task.toml", "[[json-equal]]\nid = \"record\"\nexpected = \"truth/record.json\"\n", "");
  fs::remove(workspace.folder() / "tasks/T1/truth/record.json");
  const std::vector<std::vector<std::string>> verbs = {
      {"tasks"}, {"check", "--task", "T1"}, {"inject", "--task", "T1", "--operator", "O1"}, {"lint", "--anchors"}};
  for (std::vector<std::string> arguments : verbs) {
    CAPTURE(arguments);
    arguments.insert(arguments.end(), {"--tasks", "tasks"});
    const Ran ran = workspace.run(arguments, "{}");
    CHECK(ran.code == 4);
    CHECK(ran.out.empty());
    CHECK(ran.err == R"(tasks/T1/task.toml:2:1: error E261: the task has no pass criterion: every output would pass
    2 | [task]
      | ^
  help: one of: json-equal, phrases, citations, sequence, program
)");
  }
}

TEST_CASE("a task that an operator of the rules leaves out is refused") {
  const TasksWorkspace workspace;
  workspace.change("tasks/T4/task.toml", "operator = \"O6\"", "operator = \"O7\"");
  const Ran ran = workspace.run({"tasks", "--tasks", "tasks"});
  CHECK(ran.code == 4);
  CHECK(ran.out.empty());
  CHECK(ran.err == R"(tasks/T4/task.toml:114:12: error E211: v0.2.1 has no operator "O7"
  114 | operator = "O7"
      |            ^
  help: one of: O1, O2, O3, O4, O5, O6
tasks/T4/task.toml:2:1: error E264: O6 plants nothing in this task
    2 | [task]
      | ^
  help: add a [[fault]] with operator = "O6"
)");
}
