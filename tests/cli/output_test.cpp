// Where the output goes, and what happens when it cannot go there.
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <filesystem>

#include "cli/runs.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;

namespace {

namespace fs = std::filesystem;

}  // namespace

TEST_CASE("the file of --out gets what would have been printed, and nothing else") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(small_wave()));
  const std::string printed = workspace.run({"runs.jsonl", "--format", "json"}).out;
  const Ran ran = workspace.run({"runs.jsonl", "--format", "json", "--out", "board.json"});
  CHECK(ran.code == 0);
  CHECK(ran.out.empty());
  CHECK(workspace.read("board.json") == printed);
  CHECK(workspace.names() == std::vector<std::string>{"board.json", "runs.jsonl"});
}

TEST_CASE("the file of --out is replaced whole, keeps its permissions, and follows a link") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(small_wave()));
  workspace.write("old.txt", "old");
  fs::permissions(workspace.folder() / "old.txt", fs::perms::owner_read | fs::perms::owner_write);
  fs::create_symlink("old.txt", workspace.folder() / "link.txt");
  CHECK(workspace.run({"runs.jsonl", "--out", "link.txt"}).code == 0);
  CHECK(fs::is_symlink(workspace.folder() / "link.txt"));
  CHECK(contains(workspace.read("old.txt"), "Headline"));
  CHECK(fs::status(workspace.folder() / "old.txt").permissions() == (fs::perms::owner_read | fs::perms::owner_write));
}

TEST_CASE("an evaluation that fails leaves the old file alone") {
  const Workspace workspace;
  workspace.write("runs.jsonl", "{");
  workspace.write("board.txt", "old");
  CHECK(workspace.run({"runs.jsonl", "--out", "board.txt"}).code == 3);
  CHECK(workspace.read("board.txt") == "old");
}

TEST_CASE("the file of --out must not be one of the inputs") {
  const Workspace workspace;
  const std::string runs = lines(small_wave());
  workspace.write("tree/runs.jsonl", runs);
  workspace.write("judge.jsonl", "");
  fs::create_hard_link(workspace.folder() / "tree/runs.jsonl", workspace.folder() / "same.txt");
  for (const std::string out : {"tree/runs.jsonl", "same.txt", "judge.jsonl"}) {
    const Ran ran = workspace.run({"tree", "--judge", "judge.jsonl", "--out", out});
    CHECK(ran.code == 2);
    CHECK(contains(ran.err, "--out: " + out + " is one of the inputs"));
  }
  CHECK(workspace.read("tree/runs.jsonl") == runs);
  CHECK(workspace.read("judge.jsonl").empty());
}

TEST_CASE("output that cannot be written is an error with its own exit code") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(small_wave()));
  const Ran folder = workspace.run({"runs.jsonl", "--out", "no/such/folder.txt"});
  CHECK(folder.code == 5);
  CHECK(contains(folder.err, "no/such/folder.txt: error E162: cannot write: No such file or directory"));
  if (!fs::exists("/dev/full")) return;
  CHECK(workspace.run({"runs.jsonl", "--out", "/dev/full"}).code == 5);
  const Ran full = workspace.run({"runs.jsonl"}, "", "/dev/full");
  CHECK(full.code == 5);
  CHECK(contains(full.err, "<stdout>: error E162: cannot write: No space left on device"));
}

TEST_CASE("a file that cannot be written whole is not written at all") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(small_wave()));
  const std::string program = SABOT_BINARY;
  for (const std::string before : {"", "old"}) {
    if (!before.empty()) workspace.write("board.json", before);
    // Half a kibibyte is all that this shell lets a file have, as on a disk that is nearly full.
    const Ran ran = workspace.shell("ulimit -f 1 && exec " + program + " runs.jsonl --format json --out board.json");
    CHECK(ran.code == 5);
    CHECK(contains(ran.err, "board.json: error E162: cannot write: File too large"));
    CHECK(workspace.has("board.json") == !before.empty());
    if (!before.empty()) CHECK(workspace.read("board.json") == before);
    CHECK(workspace.names().size() == (before.empty() ? 1U : 2U));
  }
}

TEST_CASE("a closed pipe is an error, not a signal") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(small_wave()));
  int ends[2];
  REQUIRE(::pipe(ends) == 0);
  ::close(ends[0]);
  const Ran ran = workspace.run({"runs.jsonl"}, "", fmt::format("/dev/fd/{}", ends[1]));
  ::close(ends[1]);
  CHECK(ran.code == 5);
  CHECK(contains(ran.err, "<stdout>: error E162: cannot write: Broken pipe"));
}

TEST_CASE("colour is asked for, never guessed for a file") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(small_wave()));
  CHECK(contains(workspace.run({"runs.jsonl", "--colour", "always"}).out, "\x1b["));
  CHECK_FALSE(contains(workspace.run({"runs.jsonl"}).out, "\x1b["));
  CHECK_FALSE(contains(workspace.run({"runs.jsonl", "--color", "never"}).out, "\x1b["));
}
