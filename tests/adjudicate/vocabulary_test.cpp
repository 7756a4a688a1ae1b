// Section 1: a run speaks only of what the rules in force know; anything else is an error with a suggestion.
#include <catch2/catch.hpp>

#include "adjudicate/vocabulary.hpp"
#include "support/engine.hpp"
#include "support/recorded.hpp"

using namespace sabot;
using namespace sabot::testing;

namespace {

struct UnknownName {
  std::string cell;
  std::string code;
  std::string message;
  std::string help;
};

const std::vector<UnknownName> names = {
    {"langgrph/default/T1/O1/11", "E131", "trace.framework is \"langgrph\", which v0.2.1 does not know",
     "did you mean \"langgraph\"?"},
    {"agent-framework/default/T1/O1/11", "E131", "trace.framework is \"agent-framework\", which v0.2.1 does not know",
     "one of: langgraph, crewai, autogen"},
    {"langgraph/Default/T1/O1/11", "E132", "trace.config is \"Default\", which v0.2.1 does not know",
     "did you mean \"default\"?"},
    {"langgraph/default/task-6/O1/11", "E133", "trace.task is \"task-6\", which v0.2.1 does not know",
     "one of: T1, T2, T3, T4, T5"},
    {"langgraph/default/T1/model-downgrade/11", "E134",
     "trace.operator is \"model-downgrade\", which v0.2.1 does not know", "one of: O1, O2, O3, O4, O5, O6"},
};

const Place origin{"trace.jsonl", 3, 0};

Diagnostics unknown_in(const trace::Run& run, std::string_view version = "v0.2.1") {
  return adjudicate::unknown_names(run, origin, rulebook_of(version));
}

}  // namespace

TEST_CASE("each unknown name has its own error, where the run was read") {
  for (const auto& name : names) {
    INFO(name.cell);
    const auto findings = unknown_in(fault_run(name.cell, {}));
    REQUIRE(findings.size() == 1);
    CHECK(findings[0].place == origin);
    CHECK(findings[0].code == name.code);
    CHECK(findings[0].message == name.message);
    CHECK(findings[0].help == name.help);
  }
}

TEST_CASE("an unknown act is an error wherever it stands, and names its event") {
  const auto findings =
      unknown_in(fault_run("langgraph/default/T1/O1/11", {says(1, "worker", "done"), act(2, "reviewer", "rejects"),
                                                          act(6, "reviewer", "flag"), act(7, "reviewer", "")}));
  REQUIRE(findings.size() == 3);
  CHECK(findings[0].code == "E135");
  CHECK(findings[0].message == "trace.events[1].payload.act is \"rejects\", which v0.2.1 does not know");
  CHECK(findings[0].help == "did you mean \"reject\"?");
  CHECK(findings[1].message == "trace.events[2].payload.act is \"flag\", which v0.2.1 does not know");
  CHECK(findings[2].message == "trace.events[3].payload.act is \"\", which v0.2.1 does not know");
}

TEST_CASE("a run with several unknown names gets all of its errors at once, and no observation") {
  const auto run = fault_run("x/y/z/w/11", {act(6, "reviewer", "v")});
  const auto observed = adjudicate::observe(run, origin, rulebook_of("v0.2.1"));
  REQUIRE_FALSE(observed);
  std::vector<std::string> codes;
  for (const auto& finding : observed.error()) codes.push_back(finding.code);
  CHECK(codes == std::vector<std::string>{"E131", "E132", "E133", "E134", "E135"});
}

TEST_CASE("every name of the matrix and every act is known in every version") {
  for (const auto& version : versions()) {
    INFO(version);
    const auto run = fault_run("crewai/guardrail/T5/O6/r1",
                               {act(1, "anyone", "reject"), act(2, "anyone", "block"), act(3, "anyone", "escalate"),
                                act(4, "anyone", "note"), act(5, "anyone", "retry_with_reason")});
    CHECK(unknown_in(run, version).empty());
    CHECK(unknown_in(baseline_run("autogen/default/T1/O1/11"), version).empty());
  }
}
