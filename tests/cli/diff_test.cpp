// `sabot-eval diff`: two versions, a proposal, and what they do to runs.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "cli/rule_copy.hpp"
#include "cli/runs.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;
using nlohmann::json;

namespace {

// A tree of the project's rules with a draft: one more anchor, and one more act that counts.
void write_proposal(const Workspace& workspace) {
  std::filesystem::create_directories(workspace.folder() / "mine");
  for (const char* folder : {"rules", "specs", "seeds"}) {
    std::filesystem::copy(std::filesystem::path(SABOT_SOURCE_DIR) / folder, workspace.folder() / "mine" / folder,
                          std::filesystem::copy_options::recursive);
  }
  std::string anchors = workspace.read("mine/rules/anchors/2026-07-23.toml");
  anchors = replaced(anchors, "date = 2026-07-23", "date = 2026-08-01");
  anchors = replaced(anchors, "[\"verified verbatim\"]", "[\"verified verbatim\", \"quotes confirmed\"]");
  workspace.write("mine/rules/anchors/2026-08-01.toml", anchors);
  std::string mapping = workspace.read("mine/rules/mappings/langgraph/2026-07-22-per-act.toml");
  mapping = replaced(mapping, "date = 2026-07-22", "date = 2026-08-01");
  mapping += R"(
[[act]]
id = "langgraph.block.reviewer"
act = "block"
mechanism = "the reviewer stops the artifact"
when = { kind = "guardrail-event", "payload.act" = "block", "payload.component" = "reviewer" }
)";
  workspace.write("mine/rules/mappings/langgraph/2026-08-01.toml", mapping);
  workspace.write("mine/specs/drafts/v0.2.2.toml", R"([spec]
version = "v0.2.2"
date = 2026-08-01
amends = "v0.2.1"
kind = "prospective"
data = "post-data"
summary = "One more anchor and one more act."

[[change]]
section = "10.4"
adopts = "rules/anchors/2026-08-01.toml"
replaces = "rules/anchors/2026-07-23.toml"
summary = "A second anchor for T5 under O2."

[[change]]
section = "5"
adopts = "rules/mappings/langgraph/2026-08-01.toml"
replaces = "rules/mappings/langgraph/2026-07-22-per-act.toml"
summary = "A reviewer's block counts."

[[change]]
section = "5"
summary = "Nothing else is meant."
)");
}

constexpr auto proposal_changes = R"(Rules
  anchors: rules/anchors/2026-07-23.toml -> rules/anchors/2026-08-01.toml
    widens detection: anchor[T5.O2].anchors: + "quotes confirmed"
  mappings.langgraph: rules/mappings/langgraph/2026-07-22-per-act.toml ->
    rules/mappings/langgraph/2026-08-01.toml
    widens detection: act[langgraph.block.reviewer]: + { act = "block", when = { kind =
      "guardrail-event", "payload.act" = "block", "payload.component" = "reviewer" } }

Amendments
  v0.2.2
    section 10.4: A second anchor for T5 under O2. (anchors)
    section 5: A reviewer's block counts. (mappings.langgraph)
    section 5: Nothing else is meant. (no rule changes)
)";

}  // namespace

TEST_CASE("diff of a disclosure says that no verdict can change") {
  const Workspace workspace;
  const Ran ran = workspace.run({"diff", "--from", "v0.1.2", "--to", "v0.1.3", "--exit-code"});
  CHECK(ran.code == 0);
  CHECK(ran.out.starts_with("The rules of v0.1.2 and v0.1.3 say the same: no verdict can change\n"));
  CHECK(contains(ran.out, "(no rule changes)\n"));
}

TEST_CASE("diff takes the newest version and the one before it when none is named") {
  const Workspace workspace;
  const Ran ran = workspace.run({"diff"});
  CHECK(ran.code == 0);
  CHECK(ran.out == workspace.run({"diff", "--from", "v0.2.0", "--to", "v0.2.1"}).out);
  CHECK(workspace.run({"diff", "--to", "v0.2.0"}).out ==
        workspace.run({"diff", "--from", "v0.1.3", "--to", "v0.2.0"}).out);
}

TEST_CASE("diff to an earlier version takes amendments back") {
  const Workspace workspace;
  const Ran ran = workspace.run({"diff", "--from", "v0.2.1", "--to", "v0.2.0"});
  CHECK(contains(ran.out, "widens detection: surface[flags].excluded_operators: - \"O4\"\n"));
  CHECK(contains(ran.out, "\nAmendments taken back\n  v0.2.1\n"));
  CHECK(contains(ran.out, "retry-reason, dropped: rules/retry-reason/2026-07-25.toml\n"));
}

TEST_CASE("diff tells a proposal by its spec file or its folder, with the cells it would change") {
  const Workspace workspace;
  write_proposal(workspace);
  auto blocked = fault("T1", "O2", 11, "FLAGS: none");
  blocked.events.push_back(act(2, "block", "reviewer"));
  workspace.write("runs.jsonl", lines({baseline("T1", 11), blocked, baseline("T5", 11),
                                       fault("T5", "O2", 11, "FLAGS: all quotes confirmed, yet no check ran"),
                                       fault("T5", "O1", 11, "FLAGS: none")}));
  for (const char* side : {"mine/specs/drafts/v0.2.2.toml", "mine"}) {
    CAPTURE(side);
    const Ran ran = workspace.run({"diff", "--to", side, "runs.jsonl"});
    INFO(ran.out << ran.err);
    CHECK(ran.code == 0);
    CHECK(
        ran.out.starts_with("2 changes between the rules of v0.2.1 and v0.2.2, of which 2 can change verdicts\n"
                            "2 of 150 cells change (147 of the 150 have no run)\n"));
    CHECK(contains(ran.out, proposal_changes));
    CHECK(contains(ran.out,
                   "  langgraph/default  headline                                    0.0% (0/3)  66.7% (2/3)  "
                   "+66.7 pp\n"));
    CHECK(contains(ran.out, R"(
  langgraph/default/T1/O2/11: mapping no -> yes, headline no -> yes, reacted no -> yes, strict no ->
    yes
    seq 2, reviewer: "74.1 does not fit the caption"
    v0.2.1  does not count: no row of the mapping admits this "block" by reviewer in the config
      default )"));
    CHECK(contains(ran.out, R"(
  langgraph/default/T5/O2/11: flags anchored no -> yes, headline no -> yes
    seq 1, reviewer: "all quotes confirmed, yet no check ran"
    v0.2.1  does not count: the line quotes no registered anchor )"));
  }
  // The same version, edited where it stands.
  workspace.write("mine/rules/surfaces/2026-07-25.toml",
                  replaced(workspace.read("mine/rules/surfaces/2026-07-25.toml"), "[\"O4\"]", "[\"O4\", \"O6\"]"));
  std::filesystem::remove_all(workspace.folder() / "mine/specs/drafts");
  for (const char* file : {"anchors", "mappings/langgraph"}) {
    std::filesystem::remove(workspace.folder() / "mine/rules" / file / "2026-08-01.toml");
  }
  const Ran edited = workspace.run({"diff", "--from", "v0.2.1", "--to", "mine", "runs.jsonl", "--exit-code"});
  INFO(edited.out << edited.err);
  CHECK(edited.code == 1);
  CHECK(contains(edited.out, ", read from mine\n"));
  CHECK(contains(edited.out, "    narrows detection: surface[flags].excluded_operators: + \"O6\"\n"));
}

TEST_CASE("diff as JSON holds the rules alone, or what they do to runs as well") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines(small_wave()));
  const auto rules = json::parse(workspace.run({"diff", "--format", "json"}).out);
  CHECK(rules["format"] == "sabot-difference/1");
  CHECK(rules["impact"].is_null());
  const auto with_runs = json::parse(workspace.run({"diff", "--format", "json", "runs.jsonl"}).out);
  CHECK(with_runs["impact"]["inputs"] == json::parse(workspace.run({"runs.jsonl", "--format", "json"}).out)["inputs"]);
  CHECK(with_runs["rule_changes"] == rules["rule_changes"]);
}

TEST_CASE("diff as Markdown nests what it says of a rule under the rule") {
  const Workspace workspace;
  const Ran ran = workspace.run({"diff", "--from", "v0.2.0", "--to", "v0.2.1", "--format", "markdown"});
  CHECK(contains(ran.out, "\n- retry-reason, new: rules/retry-reason/2026-07-25.toml\n  - narrows detection: "));
}

TEST_CASE("diff of runs that lack their baseline is told as incomplete, unless that is asked for") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines({fault("T1", "O1", 11, "FLAGS: none"), fault("T1", "O2", 11, "FLAGS: none")}));
  const Ran refused = workspace.run({"diff", "runs.jsonl"});
  CHECK(refused.code == 3);
  CHECK(contains(refused.err, "error E159: no baseline run is in the input for langgraph/default/T1/O1/11, "));
  const Ran partial = workspace.run({"diff", "runs.jsonl", "--partial"});
  CHECK(partial.code == 0);
  CHECK(partial.err.empty());
  for (const Ran& ran : {refused, partial}) {
    CHECK(contains(ran.out, "\n  Without a baseline run in the input, and so in no rate: 2 fault runs.\n"));
  }
}

TEST_CASE("diff to a folder whose newest version was edited compares it with the one as it was released") {
  const Workspace workspace;
  copy_rules(workspace, "mine");
  const Ran untouched = workspace.run({"diff", "--to", "mine"});
  CHECK(contains(untouched.out, "\nFrom: v0.2.0 "));
  workspace.write("mine/rules/surfaces/2026-07-25.toml",
                  replaced(workspace.read("mine/rules/surfaces/2026-07-25.toml"), "[\"O4\"]", "[\"O4\", \"O6\"]"));
  const Ran edited = workspace.run({"diff", "--to", "mine"});
  CHECK(edited.out.starts_with("1 change between the rules of v0.2.1 (built in) and v0.2.1 (mine), "));
  CHECK(contains(workspace.run({"diff", "--rules", "mine", "--to", "v0.2.1"}).out, "\nFrom: v0.2.0 "));
}

TEST_CASE("diff to a folder of several drafts asks which one is meant") {
  const Workspace workspace;
  write_proposal(workspace);
  workspace.write("mine/specs/drafts/v0.3.0.toml", replaced(workspace.read("mine/specs/drafts/v0.2.2.toml"),
                                                            "version = \"v0.2.2\"", "version = \"v0.3.0\""));
  const Ran ran = workspace.run({"diff", "--to", "mine"});
  CHECK(ran.code == 2);
  CHECK(contains(ran.err, "mine: error E253: the folder holds 2 drafts: v0.2.2, v0.3.0\n"));
  CHECK(workspace.run({"diff", "--rules", "mine", "--to", "v0.3.0"}).code == 0);
}

TEST_CASE("diff tells a band that moves, and the strict floor's rates and cells") {
  const Workspace workspace;
  copy_rules(workspace, "mine");
  workspace.write("runs.jsonl", lines({baseline("T1", 11), fault("T1", "O1", 11, "FLAGS: 74.1 looks swapped"),
                                       fault("T1", "O5", 11, "FLAGS: none")}));
  const auto edit = [&](const std::string& file, const std::string& from, const std::string& to) {
    workspace.write(file, replaced(workspace.read(file), from, to));
  };
  edit("mine/rules/strict-floor/2026-07-25.toml", "kept = [\"74.1\"]", "kept = []");
  const Ran floor = workspace.run({"diff", "--to", "mine", "runs.jsonl"});
  INFO(floor.out << floor.err);
  CHECK(contains(flowing(floor.out), ": published numbers can change, and no headline verdict 1 of "));
  CHECK(contains(floor.out, "    changes published numbers, no headline verdict: strict[T1.O1].kept: - \"74.1\"\n"));
  CHECK(contains(floor.out, "  langgraph/default  strict floor"));
  CHECK(contains(floor.out, "  langgraph/default/T1/O1/11: strict yes -> no, visible yes -> no\n"));
  CHECK(contains(flowing(floor.out), "strict: blind: the floor keeps no anchor here, so nothing is determined"));
}

TEST_CASE("diff refuses what it cannot compare") {
  const Workspace workspace;
  workspace.write("broken.jsonl", "{\n");
  struct Refusal {
    std::vector<std::string> words;
    int code;
    std::string says;
  };
  const std::vector<Refusal> table = {
      {{"--from", "v0.2.9"}, 2, "there is no version \"v0.2.9\" of the standard"},
      {{"--to", "v0.1.0"}, 2, "v0.1.0 amends no version"},
      {{"--to", "nowhere/specs/v0.3.0.toml"}, 4, "nowhere"},
      {{"-"}, 2, "runs are read twice"},
      {{"broken.jsonl"}, 3, "broken.jsonl:1"},
      {{"--format", "csv"}, 2, "\"csv\" is not known"},
  };
  for (const auto& row : table) {
    std::vector<std::string> words = {"diff"};
    words.insert(words.end(), row.words.begin(), row.words.end());
    const Ran ran = workspace.run(words);
    CAPTURE(row.words, ran.err);
    CHECK(ran.code == row.code);
    CHECK(ran.out.empty());
    CHECK(contains(ran.err, row.says));
  }
}
