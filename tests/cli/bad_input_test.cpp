// Every way in which input can be wrong, with what is said of it.
#include <sys/stat.h>

#include <catch2/catch.hpp>
#include <filesystem>

#include "cli/archives.hpp"
#include "cli/runs.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;

namespace {

namespace fs = std::filesystem;

struct BadInput {
  std::string name;
  std::string text;
  std::vector<std::string> said;
};

std::string wave() {
  return lines(small_wave());
}

std::vector<BadInput> bad_inputs() {
  auto doubled = small_wave();
  doubled.push_back(small_wave()[1]);
  auto two_baselines = small_wave();
  two_baselines.push_back(small_wave()[0]);
  auto unknown_act = small_wave();
  unknown_act[1].events.push_back(act(2, "rejct", "reviewer"));
  auto unknown_framework = small_wave();
  unknown_framework[0].framework = "langgrph";
  return {
      {"two runs for a cell", lines(doubled), {"runs.jsonl:4: error E136: ", "langgraph/default/T1/O1/11", "jsonl:2;"}},
      {"two baselines", lines(two_baselines), {"runs.jsonl:4: error E136: ", "langgraph/default/T1/baseline/11"}},
      {"unknown act", lines(unknown_act), {"runs.jsonl:2: error E135: ", "rejct", "did you mean \"reject\"?"}},
      {"unknown framework", lines(unknown_framework), {"E131", "langgrph", "did you mean \"langgraph\"?"}},
      {"seq does not rise",
       replaced(wave(), "\"seq\":1", "\"seq\":0"),
       {"runs.jsonl:2:", "E116", "expected more than 0"}},
      {"invalid UTF-8", replaced(wave(), "swapped", "sw\xff"), {"runs.jsonl:2:", "E103"}},
      {"truncated last line", wave().substr(0, wave().size() - 20), {"runs.jsonl:3:", "E102"}},
      {"no run", "\n", {"runs.jsonl: error E152: holds no run"}},
      {"truncated gzip", gzip(wave()).substr(0, 60), {"runs.jsonl: error E154: the gzip data stops before its end"}},
      {"truncated zstd", zstd(wave()).substr(0, 60), {"runs.jsonl: error E154: the zstd data stops before its end"}},
  };
}

}  // namespace

TEST_CASE("bad input is refused with its place, and nothing is printed") {
  const Workspace workspace;
  for (const BadInput& input : bad_inputs()) {
    workspace.write("runs.jsonl", input.text);
    const Ran ran = workspace.run({"runs.jsonl"});
    INFO(input.name << "\n" << ran.err);
    CHECK(ran.code == 3);
    CHECK(ran.out.empty());
    for (const std::string& part : input.said) CHECK(contains(ran.err, part));
  }
}

TEST_CASE("every error of every input is told, in the order of the files") {
  const Workspace workspace;
  workspace.write("a.jsonl", "{\n");
  workspace.write("b.jsonl", "[]\n{}\n");
  const Ran ran = workspace.run({"b.jsonl", "a.jsonl", "missing.jsonl"});
  CHECK(ran.code == 3);
  const auto a = ran.err.find("a.jsonl:1:");
  const auto b = ran.err.find("b.jsonl:1:");
  const auto c = ran.err.find("missing.jsonl: error E151: cannot read: No such file or directory");
  CHECK(a < b);
  CHECK(b < c);
  CHECK(c != std::string::npos);
}

TEST_CASE("after fifty errors the rest is counted") {
  const Workspace workspace;
  std::string text;
  for (int i = 0; i < 60; ++i) text += "x\n";
  workspace.write("runs.jsonl", text);
  const Ran ran = workspace.run({"runs.jsonl"});
  CHECK(contains(ran.err, "runs.jsonl:50:"));
  CHECK_FALSE(contains(ran.err, "runs.jsonl:51:"));
  CHECK(contains(ran.err, "... and 10 more errors\n"));
}

TEST_CASE("a fault run without its baseline is shown, and an error unless --partial accepts it") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines({small_wave()[1]}));
  const Ran strict = workspace.run({"runs.jsonl"});
  CHECK(strict.code == 3);
  CHECK(contains(strict.out, "langgraph/default/T1/O1/11"));
  CHECK(contains(strict.err, "E159: no baseline run is in the input for langgraph/default/T1/O1/11;"));
  const Ran partial = workspace.run({"runs.jsonl", "--partial"});
  CHECK(partial.code == 0);
  CHECK(partial.out == strict.out);
  CHECK_FALSE(contains(partial.err, "error"));
}

TEST_CASE("with --matrix full every cell of the matrix is wanted") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(small_wave()));
  CHECK(workspace.run({"runs.jsonl"}).code == 0);
  const Ran ran = workspace.run({"runs.jsonl", "--matrix", "full"});
  CHECK(ran.code == 3);
  CHECK_FALSE(ran.out.empty());
  CHECK(contains(ran.err, "E160: the matrix expects runs that the input does not hold: langgraph/default/T1/O1/12, "));
}

TEST_CASE("folders that cannot be searched") {
  const Workspace workspace;
  fs::create_directories(workspace.folder() / "empty");
  CHECK(contains(workspace.run({"empty"}).err, "empty: error E152: the folder holds no run"));

  workspace.write("loop/runs.jsonl", lines(small_wave()));
  fs::create_directory_symlink("..", workspace.folder() / "loop" / "again");
  const Ran loop = workspace.run({"loop"});
  CHECK(loop.code == 3);
  CHECK(contains(loop.err, "E153: is a link that leads back to "));

  fs::create_directories(workspace.folder() / "links");
  fs::create_symlink("nowhere", workspace.folder() / "links" / "runresult.json");
  CHECK(contains(workspace.run({"links"}).err, "links/runresult.json: error E151: cannot read: "));
}

TEST_CASE("a search of a folder passes over pipes") {
  const Workspace workspace;
  workspace.write("tree/runs.jsonl", lines(small_wave()));
  REQUIRE(::mkfifo((workspace.folder() / "tree/pipe.jsonl").c_str(), 0600) == 0);
  CHECK(workspace.run({"tree"}).code == 0);
}

TEST_CASE("standard input can be read only once") {
  const Workspace workspace;
  const Ran ran = workspace.run({"-", "-"}, lines(small_wave()));
  CHECK(ran.code == 3);
  CHECK(contains(ran.err, "standard input can be read only once"));
}
