// The same runs give the same bytes, however they are stored, ordered and read.
#include <catch2/catch.hpp>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/archives.hpp"
#include "cli/runs.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;

namespace {

std::string pretty(const sabot::trace::Run& run) {
  return nlohmann::ordered_json::parse(sabot::trace::write_run(run)).dump(2) + "\n";
}

std::vector<sabot::trace::Run> larger_wave() {
  std::vector<sabot::trace::Run> runs;
  for (const std::string task : {"T1", "T2", "T3"}) {
    for (const std::int64_t label : {11, 12, 13}) {
      runs.push_back(baseline(task, label));
      runs.push_back(fault(task, "O1", label, "VERDICT: REJECT\nFLAGS: 74.1"));
      runs.push_back(fault(task, "O2", label, "VERDICT: ACCEPT\nFLAGS: all tests pass is suspicious"));
    }
  }
  return runs;
}

// What a format says beyond the names of the files that the runs came from.
std::string scores(const Workspace& workspace, std::vector<std::string> arguments, const std::string& input = "") {
  arguments.insert(arguments.end(), {"--format", "json"});
  const Ran ran = workspace.run(arguments, input);
  INFO(ran.err);
  REQUIRE(ran.code == 0);
  auto board = nlohmann::json::parse(ran.out);
  board.erase("inputs");
  return board.dump();
}

}  // namespace

TEST_CASE("files, archives, folders and pipes of the same runs give the same scores") {
  const Workspace workspace;
  const auto runs = small_wave();
  const std::string text = lines(runs);
  workspace.write("runs.jsonl", text);
  workspace.write("runs.jsonl.gz", gzip(text));
  workspace.write("runs.jsonl.zst", zstd(text));
  workspace.write("plain-name", gzip(text.substr(0, 100)) + gzip(text.substr(100)));
  workspace.write("bom.jsonl", "\xef\xbb\xbf" + replaced(text, "\n", "\r\n\r\n"));
  workspace.write("tree/T1/baseline/seed11/baseline-runresult.json", pretty(runs[0]));
  workspace.write("tree/T1/O1/seed11/runresult.json", pretty(runs[1]));
  workspace.write("tree/T1/O2/seed11/runresult.json", pretty(runs[2]));
  workspace.write("tree/T1/O2/seed11/notes.txt", "no run");
  workspace.write("tree/T1/O2/seed11/other.json", "no run either");
  workspace.write("mixed/a.jsonl.gz", gzip(lines({runs[2]})));
  workspace.write("mixed/deeper/b.jsonl", lines({runs[0]}));
  workspace.write("mixed/deeper/c.jsonl.zst", zstd(lines({runs[1]})));

  const std::string expected = scores(workspace, {"runs.jsonl"});
  CHECK(contains(expected, "langgraph"));
  CHECK(scores(workspace, {"runs.jsonl.gz"}) == expected);
  CHECK(scores(workspace, {"runs.jsonl.zst"}) == expected);
  CHECK(scores(workspace, {"plain-name"}) == expected);
  CHECK(scores(workspace, {"bom.jsonl"}) == expected);
  CHECK(scores(workspace, {"tree"}) == expected);
  CHECK(scores(workspace, {"mixed"}) == expected);
  CHECK(scores(workspace, {"mixed/a.jsonl.gz", "tree/T1/O1", "tree/T1/baseline/seed11/baseline-runresult.json"}) ==
        expected);
  CHECK(scores(workspace, {"-"}, text) == expected);
  CHECK(scores(workspace, {"-"}, gzip(text)) == expected);
  CHECK(scores(workspace, {"-"}, zstd(text)) == expected);
  CHECK(scores(workspace, {"tree/T1/O1", "tree/T1/O2", "-"}, pretty(runs[0])) == expected);
}

TEST_CASE("neither the order of the input nor the number of threads changes a byte") {
  const Workspace workspace;
  auto runs = larger_wave();
  workspace.write("all.jsonl", lines(runs));
  std::vector<std::string> files;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    files.push_back(workspace.write(fmt::format("runs/{}.jsonl", i), lines({runs[i]})));
  }
  for (const std::string format : {"table", "markdown", "json", "jsonl", "csv"}) {
    INFO(format);
    const std::string one = workspace.run({"all.jsonl", "--jobs", "1", "--format", format}).out;
    CHECK_FALSE(one.empty());
    CHECK(workspace.run({"all.jsonl", "--jobs", "2", "--format", format}).out == one);
    CHECK(workspace.run({"all.jsonl", "--jobs", "7", "--format", format}).out == one);

    std::vector<std::string> arguments = {"--format", format, "--jobs", "3"};
    arguments.insert(arguments.end(), files.begin(), files.end());
    const std::string forward = workspace.run(arguments).out;
    CHECK_FALSE(forward.empty());
    std::reverse(arguments.begin() + 4, arguments.end());
    CHECK(workspace.run(arguments).out == forward);
  }
  workspace.write("all.jsonl", lines({runs.rbegin(), runs.rend()}));
  const std::string backward = scores(workspace, {"all.jsonl"});
  workspace.write("all.jsonl", lines(runs));
  CHECK(scores(workspace, {"all.jsonl"}) == backward);
}
