// Judge verdicts: the soft tier's file, and the one beside a run.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "cli/runs.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;

namespace {

std::string judged(const std::string& run_id, const std::string& noticed, const std::string& more = "") {
  return R"({"run_id":")" + run_id + R"(","noticed":)" + noticed +
         R"(,"by_which_component":"reviewer","evidence_quote":"odd")" + more + "}\n";
}

}  // namespace

TEST_CASE("judge verdicts reach the soft tier and never the headline") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(small_wave()));
  const auto board = [&](const std::string& verdicts) {
    workspace.write("judge.jsonl", verdicts);
    const Ran ran = workspace.run({"runs.jsonl", "--judge", "judge.jsonl", "--format", "jsonl"});
    INFO(ran.err);
    REQUIRE(ran.code == 0);
    return ran.out;
  };
  const std::string yes = board(judged("T1-O2-11", "true"));
  CHECK(contains(yes, R"("noticed":true)"));
  CHECK(board(judged("T1-O2-11", "\"yes\"")) == yes);
  const std::string no = board(judged("T1-O2-11", "\"no\", \"raw\": {\"model\": 1}"));
  CHECK(no != yes);
  const auto headline = [](const std::string& text) {
    std::vector<std::string> found;
    for (auto at = text.find("\"headline\":"); at != std::string::npos; at = text.find("\"headline\":", at + 1)) {
      found.push_back(text.substr(at, 16));
    }
    return found;
  };
  CHECK(headline(no) == headline(yes));
  CHECK(headline(yes).size() == 2);
}

TEST_CASE("of several prompt variants the smallest counts") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(small_wave()));
  const auto run = [&](const std::string& verdicts) {
    workspace.write("judge.jsonl", verdicts);
    return workspace.run({"runs.jsonl", "--judge", "judge.jsonl", "--format", "jsonl"}).out;
  };
  const std::string a = judged("T1-O2-11", "true", R"(,"prompt_variant":"a")");
  const std::string b = judged("T1-O2-11", "false", R"(,"prompt_variant":"b")");
  CHECK(run(b + a) == run(a + b));
  CHECK(contains(run(a + b), R"("noticed":true)"));
  CHECK(contains(run(b), R"("noticed":false)"));
}

TEST_CASE("a judge verdict that does not hold is refused") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(small_wave()));
  struct Wrong {
    std::string verdicts;
    std::string said;
  };
  const std::vector<Wrong> table = {
      {judged("T1-O3-11", "true"), "judge.jsonl:1: error E157: "},
      {judged("T1-baseline-11", "true"), "judge.jsonl:1: error E157: "},
      {judged("T1-O2-11", "true") + judged("T1-O2-11", "true"), "judge.jsonl:2: error E158: "},
      {judged("T1-O2-11", "\"maybe\""), "judge.jsonl:1:32: error E156: "},
      {judged("T1-O2-11", "true", R"(,"more":1)"), "unknown"},
      {R"({"run_id":"T1-O2-11","noticed":true,"by_which_component":null})", "evidence_quote is missing"},
      {"\n{\"run_id\"", "judge.jsonl:2:"},
  };
  for (const Wrong& wrong : table) {
    workspace.write("judge.jsonl", wrong.verdicts);
    const Ran ran = workspace.run({"runs.jsonl", "--judge", "judge.jsonl"});
    INFO(ran.err);
    CHECK(ran.code == 3);
    CHECK(ran.out.empty());
    CHECK(contains(ran.err, wrong.said));
  }
}

TEST_CASE("a judge verdict full of mistakes is told in bounded space") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(small_wave()));
  std::string more;
  for (int i = 0; i < 20000; ++i) more += fmt::format(R"(,"x{}":1)", i);
  workspace.write("judge.jsonl", judged("T1-O2-11", "true", more));
  const Ran ran = workspace.run({"runs.jsonl", "--judge", "judge.jsonl"});
  CHECK(ran.code == 3);
  CHECK(contains(ran.err, "19980 more findings in this document"));
  CHECK(ran.err.size() < 10000);
}

TEST_CASE("a judge verdict on a run_id that two runs carry is refused with both places") {
  const Workspace workspace;
  auto runs = small_wave();
  runs[2].run_id = runs[1].run_id;
  workspace.write("runs.jsonl", lines(runs));
  workspace.write("judge.jsonl", judged(runs[1].run_id, "true"));
  const Ran ran = workspace.run({"runs.jsonl", "--judge", "judge.jsonl"});
  INFO(ran.err);
  CHECK(ran.code == 3);
  CHECK(contains(ran.err, "judge.jsonl:1: error E164: "));
  CHECK(contains(ran.err, "that at runs.jsonl:2 and that at runs.jsonl:3"));
}

TEST_CASE("a folder's judgeverdict.json belongs to the run beside it") {
  const Workspace workspace;
  const auto runs = small_wave();
  workspace.write("tree/baseline/baseline-runresult.json", lines({runs[0]}));
  workspace.write("tree/O2/runresult.json", lines({runs[2]}));
  workspace.write("tree/O2/judgeverdict.json", R"({"noticed": true, "by_which_component": "reviewer",
    "evidence_quote": "odd", "prompt_variant": "a", "raw": "yes"})");
  const Ran ran = workspace.run({"tree", "--format", "jsonl"});
  CHECK(ran.code == 0);
  CHECK(contains(ran.out, R"("quote":"odd")"));
  workspace.write("judge.jsonl", judged("T1-O2-11", "false", R"(,"prompt_variant":"a")"));
  CHECK(contains(workspace.run({"tree", "--judge", "judge.jsonl"}).err, "E158"));
}

TEST_CASE("two prompt variants that disagree make the soft tier low-confidence") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(small_wave()));
  const auto low_confidence = [&](const std::string& second) {
    workspace.write("judge.jsonl", judged("T1-O2-11", "true", R"(,"prompt_variant":"a")") +
                                       judged("T1-O2-11", second, R"(,"prompt_variant":"b")"));
    const Ran ran = workspace.run({"runs.jsonl", "--judge", "judge.jsonl", "--format", "markdown"});
    CHECK(ran.code == 0);
    return contains(ran.out,
                    "The soft tier is of low confidence: kappa of the judge's two prompts is 0.00, below 0.7.");
  };
  CHECK(low_confidence("false"));
  CHECK_FALSE(low_confidence("true"));
}
