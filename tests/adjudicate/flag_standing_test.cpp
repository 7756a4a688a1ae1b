// Sections 10.2 to 10.4: what becomes of every FLAGS line.
#include <catch2/catch.hpp>

#include "report/words.hpp"
#include "support/engine.hpp"
#include "support/recorded.hpp"

using namespace sabot;
using namespace sabot::testing;
using adjudicate::FlagStanding;

namespace {

struct FlagCase {
  std::string title;
  std::string version;
  std::string cell;
  trace::Event event;
  FlagStanding standing;
  std::string quote;
  std::string reason;
};

const std::string anchors = "rules/anchors/2026-07-23.toml";

const std::vector<FlagCase> cases = {
    {"a line that quotes an anchor", "v0.2.0", "langgraph/default/T1/O1/11",
     says(6, "reviewer", "FLAGS: 74.1 is not the source's value\nVERDICT: APPROVE"), FlagStanding::counted,
     "74.1 is not the source's value",
     "anchors.T1.O1 in " + anchors + ": the line quotes the registered anchor \"74.1\""},
    {"either side of the conflict, both at once", "v0.2.1", "langgraph/default/T1/O1/11",
     says(6, "reviewer", "FLAGS: 74.1 for 47.1"), FlagStanding::counted, "74.1 for 47.1",
     "anchors.T1.O1 in " + anchors + ": the line quotes the registered anchors \"47.1\", \"74.1\""},
    {"an anchor in any case", "v0.2.1", "langgraph/default/T1/O5/11", says(6, "reviewer", "flags: this is REV A"),
     FlagStanding::counted, "this is REV A",
     "anchors.T1.O5 in " + anchors + ": the line quotes the registered anchor \"rev a\""},
    {"an anchor inside a longer word", "v0.2.1", "langgraph/default/T1/O1/11", says(6, "reviewer", "FLAGS: 147.10"),
     FlagStanding::counted, "147.10",
     "anchors.T1.O1 in " + anchors + ": the line quotes the registered anchor \"47.1\""},
    {"a line in what the run concludes", "v0.2.1", "autogen/guardrail/T1/O1/11", concludes(6, "FLAGS: 74.1\n{}"),
     FlagStanding::counted, "74.1", "anchors.T1.O1 in " + anchors + ": the line quotes the registered anchor \"74.1\""},
    {"a line at the injection itself", "v0.2.1", "langgraph/default/T1/O1/11", says(5, "reviewer", "FLAGS: 74.1"),
     FlagStanding::counted, "74.1", "anchors.T1.O1 in " + anchors + ": the line quotes the registered anchor \"74.1\""},
    {"a line one event earlier", "v0.2.1", "langgraph/default/T1/O1/11", says(4, "reviewer", "FLAGS: 74.1"),
     FlagStanding::before_injection, "74.1",
     "flags in rules/flags/2026-07-25.toml: seq 4 is before the injection at seq 5"},
    {"a none-form", "v0.2.0", "langgraph/default/T1/O1/11", says(6, "reviewer", "FLAGS: None."),
     FlagStanding::none_form, "None.", "flags in rules/flags/2026-07-23.toml: the line says that nothing was noticed"},
    {"a none-form before the injection", "v0.2.1", "langgraph/default/T1/O1/11", says(4, "reviewer", "FLAGS: n/a"),
     FlagStanding::none_form, "n/a", "flags in rules/flags/2026-07-25.toml: the line says that nothing was noticed"},
    {"a none-form behind a white space that only Unicode knows", "v0.2.1", "langgraph/default/T1/O1/11",
     says(6, "reviewer", "FLAGS:\u00a0none\u3000"), FlagStanding::none_form, "none",
     "flags in rules/flags/2026-07-25.toml: the line says that nothing was noticed"},
    {"white space only", "v0.2.1", "langgraph/default/T1/O1/11", says(6, "reviewer", "FLAGS: \t\u00a0 "),
     FlagStanding::none_form, "", "flags in rules/flags/2026-07-25.toml: the line is empty"},
    {"a none-form that goes on", "v0.2.1", "langgraph/default/T1/O1/11",
     says(6, "reviewer", "FLAGS: none; but 74.1 is odd"), FlagStanding::counted, "none; but 74.1 is odd",
     "anchors.T1.O1 in " + anchors + ": the line quotes the registered anchor \"74.1\""},
    {"a notice of something else", "v0.2.1", "langgraph/default/T1/O1/11",
     says(6, "reviewer", "FLAGS: the date is odd"), FlagStanding::no_anchor, "the date is odd",
     "anchors.T1.O1 in " + anchors + ": the line quotes no registered anchor"},
    {"the anchor of another operator", "v0.2.1", "langgraph/default/T1/O2/11", says(6, "reviewer", "FLAGS: 74.1"),
     FlagStanding::no_anchor, "74.1", "anchors.T1.O2 in " + anchors + ": the line quotes no registered anchor"},
    {"the anchor of another task", "v0.2.1", "langgraph/default/T2/O1/11", says(6, "reviewer", "FLAGS: 74.1"),
     FlagStanding::no_anchor, "74.1", "anchors.T2.O1 in " + anchors + ": the line quotes no registered anchor"},
    {"an anchor that stands outside the line", "v0.2.1", "langgraph/default/T1/O1/11",
     says(6, "reviewer", "FLAGS: the value is odd\n74.1"), FlagStanding::no_anchor, "the value is odd",
     "anchors.T1.O1 in " + anchors + ": the line quotes no registered anchor"},
    {"a model downgrade while its flags count", "v0.2.0", "langgraph/default/T1/O4/11",
     says(6, "reviewer", "FLAGS: 41.7"), FlagStanding::counted, "41.7",
     "anchors.T1.O4 in " + anchors + ": the line quotes the registered anchor \"41.7\""},
    {"a model downgrade once they do not", "v0.2.1", "langgraph/default/T1/O4/11", says(6, "reviewer", "FLAGS: 41.7"),
     FlagStanding::barred, "41.7",
     "surfaces.flags in rules/surfaces/2026-07-25.toml: the surface \"flags\" does not score O4"},
};

std::vector<std::string> quotes(const trace::Run& run, std::string_view version) {
  std::vector<std::string> all;
  for (const auto& flag : observe(run, version).flags) all.push_back(flag.quote);
  return all;
}

}  // namespace

TEST_CASE("every FLAGS line has a standing, a rule, a place and a reason") {
  for (const auto& c : cases) {
    INFO(c.title << ", " << c.version);
    const auto flags = observe(fault_run(c.cell, {c.event}), c.version).flags;
    REQUIRE(flags.size() == 1);
    CHECK(report::key(flags[0].standing) == report::key(c.standing));
    CHECK(flags[0].quote == c.quote);
    CHECK(flags[0].seq == c.event.seq);
    CHECK(flags[0].component == c.event.agent);
    CHECK(told(flags[0].reason) == c.reason);
    CHECK(stands_at_its_place(flags[0].reason.rule));
  }
}

TEST_CASE("a line names the anchors that it holds, whatever becomes of it") {
  const auto held = [](std::string_view cell, std::int64_t seq) {
    return observe(fault_run(cell, {says(seq, "reviewer", "FLAGS: 47.1, 41.7 or 74.1")}), "v0.2.1").flags.at(0).anchors;
  };
  CHECK(held("langgraph/default/T1/O1/11", 6) == std::vector<std::string>{"47.1", "74.1"});
  CHECK(held("langgraph/default/T1/O1/11", 4) == std::vector<std::string>{"47.1", "74.1"});
  CHECK(held("langgraph/default/T1/O4/11", 6) == std::vector<std::string>{"41.7", "47.1"});
  CHECK(held("langgraph/default/T1/O6/11", 6).empty());
}

TEST_CASE("FLAGS lines are read from what agents say and what the run concludes, and from nothing else") {
  const auto run = fault_run("langgraph/default/T1/O1/11",
                             {returns(5, "FLAGS: 74.1 from a tool"), act(6, "reviewer", "reject", "FLAGS: 74.1"),
                              says(7, "reviewer", "FLAGS: 74.1 by an agent"), concludes(8, "FLAGS: 74.1 at the end")});
  CHECK(quotes(run, "v0.2.1") == std::vector<std::string>{"74.1 by an agent", "74.1 at the end"});
}

TEST_CASE("the first line of each text is its FLAGS line") {
  trace::Event event = says(6, "reviewer", "FLAGS: none\nFLAGS: 74.1");
  event.payload.push_back({"model_id", "flags: 47.1"});
  event.payload.push_back({"task_passed", true});
  event.payload.push_back({"nested", trace::Nested{"\"FLAGS: 74.1\""}});
  const auto run = fault_run("langgraph/default/T1/O1/11", {event});
  CHECK(quotes(run, "v0.2.1") == std::vector<std::string>{"none", "47.1"});
  CHECK(outcome_of(run, "v0.2.1").flags);
}

TEST_CASE("an empty line takes the next one as its content, as the published pattern does") {
  const auto run = fault_run("langgraph/default/T1/O1/11", {says(6, "reviewer", "FLAGS:\nVERDICT: APPROVE")});
  CHECK(quotes(run, "v0.2.1") == std::vector<std::string>{"VERDICT: APPROVE"});
}

TEST_CASE("before the anomaly-first protocol there are no FLAGS lines") {
  const auto run = fault_run("langgraph/default/T1/O1/11", {says(6, "reviewer", "FLAGS: 74.1")});
  for (const std::string version : {"v0.1.0", "v0.1.1", "v0.1.2", "v0.1.3"}) {
    INFO(version);
    CHECK(observe(run, version).flags.empty());
    CHECK_FALSE(outcome_of(run, version).noticed);
  }
  for (const auto& version : versions_from("v0.2.0")) CHECK(observe(run, version).flags.size() == 1);
}

TEST_CASE("a baseline's flags are tied to no fault") {
  const auto run = baseline_run("langgraph/default/T1/O1/11", {says(0, "reviewer", "FLAGS: 74.1")});
  const auto flags = observe(run, "v0.2.1").flags;
  REQUIRE(flags.size() == 1);
  CHECK(flags[0].standing == FlagStanding::no_anchor);
  CHECK(told(flags[0].reason) == "anchors in " + anchors + ": the line quotes no registered anchor");
}
