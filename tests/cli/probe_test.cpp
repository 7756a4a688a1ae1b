// The landing of planted faults, told from the command line.
#include <catch2/catch.hpp>

#include "cli/runs.hpp"
#include "cli/workspace.hpp"

using namespace sabot;
using namespace sabot::testing;

namespace {

trace::Run downgraded(const std::string& model) {
  trace::Run run = fault("T1", "O4", 11, "");
  run.events = {message(0, "start"),
                {3, trace::EventKind::agent_msg, "extractor", {{"text", "done"}, {"model_id", model}}}};
  return run;
}

trace::Run unverified() {
  trace::Run run = fault("T1", "O1", 11, "fine");
  run.injection_seq.reset();
  run.injection_verified = false;
  return run;
}

}  // namespace

TEST_CASE("each run is told with its grounds and the events that show them") {
  const Workspace workspace;
  workspace.write("runs.jsonl", lines({baseline("T1", 11), downgraded("gpt-5.6-luna"), unverified()}));
  const Ran ran = workspace.run({"probe", "runs.jsonl", "--spec", "v0.2.0"});
  CHECK(ran.code == 1);
  CHECK(ran.err.empty());
  CHECK(ran.out ==
        R"(T1-baseline-11 (runs.jsonl:1): no fault planted
T1-O4-11 (runs.jsonl:2): O4 has landed
  yes  the harness verified the injection
  yes  the injection is at seq 0
       seq 0 agent-msg reviewer "{"text":"start"}"
  yes  seq 3 shows that the fault landed (landing-probes.downgraded-model-served,
       rules/landing-probes/2026-07-23.toml:11)
       seq 3 agent-msg extractor "{"text":"done","model_id":"gpt-5.6-luna"}"
T1-O1-11 (runs.jsonl:3): O1 has not landed
  no   the harness did not verify the injection
  no   injection_seq is null: the fault has no place in the trace
2 fault runs: 1 landed, 1 not; 1 baseline
Rules: v0.2.0, rulebook 1413e154c1f5
)");
}

TEST_CASE("the exit code says whether every fault has landed") {
  const Workspace workspace;
  struct Case {
    std::string what;
    std::vector<trace::Run> runs;
    std::string version;
    int code;
  };
  const std::vector<Case> table = {
      {"all landed", small_wave(), "v0.2.1", 0},
      {"baselines alone", {baseline("T1", 11)}, "v0.2.1", 0},
      {"one not verified", {unverified()}, "v0.2.1", 1},
      {"the model that was to be replaced answered", {downgraded("large")}, "v0.2.1", 1},
      {"no probe is in force yet", {downgraded("large")}, "v0.1.3", 0},
  };
  for (const Case& c : table) {
    INFO(c.what);
    CHECK(workspace.run({"probe", "-", "--spec", c.version}, lines(c.runs)).code == c.code);
  }
}

TEST_CASE("a run cannot write to the terminal") {
  const Workspace workspace;
  trace::Run run = fault("T1", "O1", 11, "");
  run.run_id = "id\x1b[2J";
  run.events.front().agent = "a\nb";
  run.events.front().payload = {{"text", "\u009b31m \u202e" + std::string(500, 'x')}};
  const Ran ran = workspace.run({"probe", workspace.write("r\x1b[1m.jsonl", lines({run}))});
  CHECK(ran.code == 0);
  CHECK(contains(ran.out, R"(id\x1b[2J (r\x1b[1m.jsonl:1): O1 has landed)"));
  CHECK(contains(flowing(ran.out), R"(seq 0 agent-msg a\nb "{"text":"\u009b31m \u202exxx)"));
  CHECK(contains(ran.out, "xxx...\"\n"));
  CHECK_FALSE(contains(ran.out, "\x1b"));
  CHECK(ran.out.size() < 500);
}

TEST_CASE("folders are searched and bad input is named") {
  const Workspace workspace;
  workspace.write("wave/a/runresult.json", trace::write_run(fault("T1", "O1", 11, "")));
  workspace.write("wave/a/judgeverdict.json", "no judge is asked");
  workspace.write("wave/b/baseline-runresult.json", trace::write_run(baseline("T1", 11)));
  const Ran fine = workspace.run({"probe", "wave"});
  CHECK(fine.code == 0);
  CHECK(contains(fine.out, "1 fault run: 1 landed, 0 not; 1 baseline\n"));

  workspace.write("wave/c/runresult.json", "{\n");
  const Ran refused = workspace.run({"probe", "wave"});
  CHECK(refused.code == 3);
  CHECK(refused.out.empty());
  CHECK(contains(refused.err, "wave/c/runresult.json:1:2: error E102"));
  const Ran kept_on = workspace.run({"probe", "wave", "--keep-going"});
  CHECK(kept_on.code == 3);
  CHECK(contains(kept_on.out, "1 fault run: 1 landed, 0 not; 1 baseline\n"));
  CHECK(kept_on.err == refused.err);
}
