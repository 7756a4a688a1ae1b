// What the program says of whose runs it judges.
#include <catch2/catch.hpp>
#include <filesystem>

#include "cli/runs.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;

namespace {

constexpr auto counterfactual =
    "Replicate label 11 was registered for wave1 under v0.1.2 and for wave2 under v0.2.0; the rules of v0.2.1 differ, "
    "so these numbers are a counterfactual, not a published result.";
constexpr auto third_party =
    "Third-party runs: no wave registered the replicate labels of langgraph/default (16); such rows are never pooled "
    "with "
    "those of a registered wave.";

}  // namespace

TEST_CASE("registered labels are judged in silence by the rules of a wave that has them") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(small_wave()));
  for (const std::string version : {"v0.1.2", "v0.1.3", "v0.2.0"}) {
    INFO(version);
    const Ran ran = workspace.run({"runs.jsonl", "--spec", version});
    CHECK(ran.code == 0);
    CHECK(ran.err.empty());
    CHECK_FALSE(contains(ran.out, "counterfactual"));
  }
}

TEST_CASE("under other rules every output calls registered labels a counterfactual") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(small_wave()));
  for (const std::string format : {"table", "markdown", "json", "csv"}) {
    INFO(format);
    const Ran ran = workspace.run({"runs.jsonl", "--spec", "v0.2.1", "--format", format});
    CHECK(ran.code == 0);
    CHECK(contains(flowing(ran.out), counterfactual));
    CHECK(flowing(ran.err) == std::string("warning: ") + counterfactual);
  }
  const Ran ran = workspace.run({"runs.jsonl", "--spec", "v0.2.1", "--format", "jsonl"});
  CHECK(contains(ran.out, R"("registration":"counterfactual")"));
  CHECK(contains(flowing(ran.err), counterfactual));
}

TEST_CASE("every output tells third-party runs") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines({baseline("T1", 16), fault("T1", "O1", 16, "FLAGS: none")}));
  for (const std::string format : {"table", "markdown", "json", "csv"}) {
    INFO(format);
    const Ran ran = workspace.run({"runs.jsonl", "--spec", "v0.2.0", "--format", format});
    CHECK(ran.code == 0);
    CHECK(contains(flowing(ran.out), third_party));
    CHECK(flowing(ran.err) == std::string("warning: ") + third_party);
  }
  const Ran ran = workspace.run({"runs.jsonl", "--spec", "v0.2.0", "--format", "jsonl"});
  CHECK(contains(ran.out, R"("registration":"none")"));
}

TEST_CASE("seeds of a folder of one's own say which waves there are") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(small_wave()));
  std::filesystem::create_directories(workspace.folder() / "mine");
  std::filesystem::copy(SABOT_SOURCE_DIR "/seeds", workspace.folder() / "mine/seeds",
                        std::filesystem::copy_options::recursive);
  std::filesystem::copy(SABOT_SOURCE_DIR "/rules", workspace.folder() / "mine/rules",
                        std::filesystem::copy_options::recursive);
  const std::string seeds = "mine/seeds/wave2.toml";
  workspace.write(seeds, replaced(workspace.read(seeds), "[11, 12, 13, 14, 15]", "[21, 22, 23, 24, 25]"));
  CHECK(contains(workspace.run({"runs.jsonl", "--spec", "v0.2.0", "--rules", "mine"}).err,
                 "Replicate label 11 was registered for wave1 under v0.1.2; the rules of v0.2.0 differ"));
  CHECK(contains(workspace.run({"specs", "waves", "--rules", "mine"}).out, "21, 22, 23, 24, 25"));
}

TEST_CASE("waves are listed with their labels and the version that governs each") {
  const Workspace workspace;
  CHECK(workspace.run({"specs", "waves"}).out == R"(wave   registered  under   replicate labels
-----  ----------  ------  ------------------
wave1  2026-07-22  v0.1.2  11, 12, 13, 14, 15
wave2  2026-07-23  v0.2.0  11, 12, 13, 14, 15
)");
}
