// Every problem of rule files, from the command line.
#include <sys/stat.h>

#include <catch2/catch.hpp>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "cli/embedded.hpp"
#include "cli/rule_copy.hpp"
#include "cli/runs.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;

namespace {

namespace fs = std::filesystem;

constexpr auto judge = "rules/judge/2026-07-22.toml";
constexpr auto retry = "rules/retry-reason/2026-07-25.toml";

const std::string all_files = std::to_string(sabot::cli::built_in_rules().size());

// A copy of the project's files in `folder`, "" for the working folder.
void copy_project(const Workspace& workspace, const std::string& folder) {
  copy_rules(workspace, folder);
  fs::copy(fs::path(SABOT_SOURCE_DIR) / "seeds", workspace.folder() / folder / "seeds");
}

void change(const Workspace& workspace, const std::string& path, const std::string& from, const std::string& to) {
  workspace.write(path, replaced(workspace.read(path), from, to));
}

// An error in one file and a warning in another; both are released, so they are edits of frozen files as well.
void copy_with_findings(const Workspace& workspace, const std::string& folder) {
  copy_project(workspace, folder);
  change(workspace, folder + judge, "kappa_floor = 0.7", "kappa_floor = 7");
  change(workspace, folder + retry, "'stall threshold crossed'", "'(stall)?'");
}

std::string findings_below(const std::string& folder) {
  const std::string frozen = R"(
    2 | [rule]
      | ^
  help: put it back as it was, and add a new dated file for what is to change
)";
  return folder + judge + ":2:1: error E231: " + judge + " is released and frozen, and its bytes have changed" +
         frozen + folder + judge + R"(:13:15: error E223: "judge.kappa_floor" must be from 0 to 1, this is 7
   13 | kappa_floor = 7
      |               ^
)" + folder +
         retry + ":2:1: error E231: " + retry + " is released and frozen, and its bytes have changed" + frozen +
         folder + retry + R"(:18:11: warning W201: the pattern matches an empty text, and may be found in every reason
   18 | pattern = { matches = '(stall)?', modes = "i" }
      |           ^
)";
}

}  // namespace

TEST_CASE("outside of any tree the built-in rules are looked at, and nothing is wrong with them") {
  const Workspace workspace;
  const Ran ran = workspace.run({"lint"});
  CHECK(ran.code == 0);
  CHECK(ran.out == "no findings in " + all_files + " files (built-in rules)\n");
  CHECK(ran.err.empty());
}

TEST_CASE("every finding of a folder is told in one run, and counted") {
  const Workspace workspace;
  copy_with_findings(workspace, "mine/");
  for (const char* path : {"mine", "mine/", "./mine"}) {
    const Ran ran = workspace.run({"lint", path});
    CHECK(ran.code == 1);
    CHECK(ran.err.empty());
    CHECK(ran.out ==
          findings_below("mine/") + "3 errors, 1 warning in 2 files of " + all_files + " (folder " + path + ")\n");
  }
}

TEST_CASE("inside a tree it is that tree that is looked at, and files are named from the working folder") {
  const Workspace workspace;
  copy_with_findings(workspace, "");
  const Ran ran = workspace.run({"lint"});
  CHECK(ran.code == 1);
  CHECK(ran.out == findings_below("") + "3 errors, 1 warning in 2 files of " + all_files + " (folder .)\n");
  CHECK(workspace.run({"lint", "."}).out == ran.out);
}

TEST_CASE("of a file or a folder in a tree only its own findings are told") {
  const Workspace workspace;
  copy_with_findings(workspace, "");
  copy_with_findings(workspace, "mine/");
  const std::string here = workspace.run({"lint", retry}).out;
  CHECK(contains(here, std::string(retry) + ":18:11: warning W201"));
  CHECK_FALSE(contains(here, judge));
  CHECK(here.ends_with("1 error, 1 warning in 1 file of 1 (folder .)\n"));
  const std::string there = workspace.run({"lint", std::string("mine/") + retry}).out;
  CHECK(contains(there, std::string("mine/") + retry + ":18:11: warning W201"));
  CHECK(there.ends_with("1 error, 1 warning in 1 file of 1 (folder mine)\n"));
  const std::string folder = workspace.run({"lint", "mine/rules/retry-reason"}).out;
  CHECK(folder == there);
  const fs::path absolute = workspace.folder() / retry;
  CHECK(contains(workspace.run({"lint", absolute.string()}).out, absolute.string() + ":18:11: warning W201"));
  const Ran fine = workspace.run({"lint", "rules/bands"});
  CHECK(fine.code == 0);
  CHECK(fine.out == "no findings in 1 file (folder .)\n");
  const std::string both = workspace.run({"lint", retry, judge, retry}).out;
  CHECK(both.starts_with(std::string(retry)));
  CHECK(contains(both, std::string(judge) + ":13:15: error E223"));
  CHECK(both.ends_with("3 errors, 1 warning in 2 files of 2 (folder .)\n"));
}

TEST_CASE("warnings count for the exit code with --strict only") {
  const Workspace workspace;
  copy_project(workspace, "mine");
  change(workspace, std::string("mine/") + retry, "'stall threshold crossed'", "'(stall)?'");
  std::filesystem::remove(workspace.folder() / "mine/specs/released.toml");
  workspace.write("mine/specs/released.toml", workspace.run({"specs", "record", "--rules", "mine"}).out);
  const Ran lenient = workspace.run({"lint", "mine"});
  CHECK(lenient.code == 0);
  CHECK(lenient.out.ends_with("1 warning in 1 file of " + all_files + " (folder mine)\n"));
  CHECK(workspace.run({"lint", "mine", "--strict"}).code == 1);
  CHECK(workspace.run({"lint", "mine", "--strict", "--format", "json"}).code == 1);
  CHECK(workspace.run({"specs", "--rules", "mine"}).code == 0);
}

TEST_CASE("a file that is no longer as it was released is an error of lint, and still judges") {
  const Workspace workspace;
  copy_project(workspace, "mine");
  change(workspace, std::string("mine/") + judge, "kappa_floor = 0.7", "kappa_floor = 0.6");
  workspace.write("runs.jsonl", lines(small_wave()));
  CHECK(contains(workspace.run({"lint", "mine"}).out, "E231"));
  CHECK(workspace.run({"lint", "mine"}).code == 1);
  CHECK(workspace.run({"runs.jsonl", "--rules", "mine"}).code == 0);
}

TEST_CASE("findings in the formats of other programs") {
  const Workspace workspace;
  copy_with_findings(workspace, "mine/");
  const auto json = nlohmann::json::parse(workspace.run({"lint", "mine", "--format", "json"}).out);
  CHECK(json["tree"] == "folder mine");
  CHECK(json["errors"] == 3);
  CHECK(json["findings"][1]["code"] == "E223");
  const auto sarif = nlohmann::json::parse(workspace.run({"lint", "mine", "--format", "sarif"}).out);
  const auto& run = sarif["runs"][0];
  CHECK(run["results"].size() == 4);
  CHECK(run["tool"]["driver"]["rules"][0]["shortDescription"]["text"] ==
        "A number is outside the range of its key, or not finite.");
  CHECK(
      contains(workspace.run({"lint", "mine", "--format", "github"}).out,
               "::error file=mine/rules/judge/2026-07-22.toml,line=13,col=15,title=E223::\"judge.kappa_floor\" must be "
               "from 0 to 1, this is 7\n"));
}

TEST_CASE("a path that leads to no rules") {
  const Workspace workspace;
  copy_project(workspace, "mine");
  workspace.write("mine/readme.md", "");
  workspace.write("other/readme.md", "");
  struct Wrong {
    std::string path, said;
  };
  for (const auto& [path, said] :
       std::vector<Wrong>{{"nowhere", "nowhere: error E151: cannot read: No such file or directory\n"},
                          {"mine/readme.md",
                           "mine/readme.md: error E251: the path holds no rules\n"
                           "  help: the files of mine are in rules/, specs/ and seeds/\n"},
                          {"other/readme.md",
                           "other/readme.md: error E251: no folder around the file holds rules\n"
                           "  help: its tree has both rules/ and specs/\n"},
                          {"other",
                           "other: error E251: the folder holds no rules\n"
                           "  help: give a folder with rules/ and specs/ in it, or a copy of rules/\n"}}) {
    const Ran ran = workspace.run({"lint", path});
    CHECK(ran.code == 4);
    CHECK(ran.out.empty());
    CHECK(ran.err == said);
  }
}

TEST_CASE("specs record prints what the project has released, and nothing of rules that do not hold") {
  const Workspace workspace;
  CHECK(workspace.run({"specs", "record"}).out == read_text(SABOT_SOURCE_DIR "/specs/released.toml"));
  copy_with_findings(workspace, "mine/");
  const Ran wrong = workspace.run({"specs", "record", "--rules", "mine"});
  CHECK(wrong.code == 4);
  CHECK(wrong.out.empty());
}

TEST_CASE("what cannot be read is a finding of lint, in every format, among the others") {
  namespace fs = std::filesystem;
  const Workspace workspace;
  copy_project(workspace, "mine");
  change(workspace, std::string("mine/") + judge, "kappa_floor = 0.7", "kappa_floor = 7");
  const fs::path flags = workspace.folder() / "mine/rules/flags";
  fs::create_symlink("/nonexistent", flags / "2026-12-01.toml");
  fs::create_symlink("2026-12-02.toml", flags / "2026-12-02.toml");
  fs::create_symlink("/dev/zero", flags / "2026-12-03.toml");
  fs::create_directory(flags / "2026-12-04.toml");
  REQUIRE(::mkfifo((flags / "2026-12-05.toml").c_str(), 0600) == 0);
  workspace.write("mine/rules/flags/2026-12-06.TOML", "");
  fs::create_directory_symlink(flags, workspace.folder() / "mine/rules/linked");
  const Ran ran = workspace.run({"lint", "mine"});
  CHECK(ran.code == 1);
  CHECK(ran.err.empty());
  const std::vector<std::string> expected = {
      "mine/rules/flags/2026-12-01.toml: error E151: cannot open: No such file or directory\n",
      "mine/rules/flags/2026-12-02.toml: error E151: cannot open: Too many levels of symbolic links\n",
      "mine/rules/flags/2026-12-03.toml: error E151: is not a regular file\n",
      "mine/rules/flags/2026-12-04.toml: error E151: is a folder, and is not read as a file\n",
      "mine/rules/flags/2026-12-05.toml: error E151: is not a regular file\n",
      "mine/rules/flags/2026-12-06.TOML: error E151: is not read\n",
      "  help: the name of such a file ends in .toml, in small letters\n",
      "mine/rules/linked: error E151: is a link to a folder, which is not followed\n",
      ":13:15: error E223: "};
  for (const std::string& said : expected) CHECK(contains(ran.out, said));
  CHECK_FALSE(contains(ran.out, "E219"));
  CHECK(nlohmann::json::parse(workspace.run({"lint", "mine", "--format", "sarif"}).out)["runs"][0]["results"].size() ==
        9);
  CHECK(nlohmann::json::parse(workspace.run({"lint", "mine", "--format", "json"}).out)["errors"] == 9);
  CHECK(contains(workspace.run({"lint", "mine", "--format", "github"}).out, "2026-12-01.toml,title=E151::cannot open"));
  const Ran scored = workspace.run({"specs", "--rules", "mine"});
  CHECK(scored.code == 4);
  CHECK(contains(scored.err, "error E151"));
}

TEST_CASE("a folder is no copy of rules because it holds some TOML") {
  const Workspace workspace;
  workspace.write("golden/flag/case.toml", "");
  for (const std::vector<std::string>& verb :
       std::vector<std::vector<std::string>>{{"diff"}, {"specs"}, {"golden", "update"}}) {
    auto words = verb;
    words.insert(words.end(), {"--rules", "golden"});
    const Ran ran = workspace.run(words);
    CHECK(ran.code == 4);
    CHECK(contains(ran.err, "golden: error E251: the folder holds no rules\n"));
  }
}
