// Whether a fault has landed, on what ground, and that the verdict on the cell agrees.
#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "cli/runs.hpp"
#include "harness/landing.hpp"
#include "support/engine.hpp"
#include "support/wave_generator.hpp"

using namespace sabot;
using namespace sabot::testing;
using harness::has_landed;
using harness::LandingGround;

namespace {

std::vector<LandingGround> grounds_of(const trace::Run& run, std::string_view version) {
  return harness::landing_grounds(observe_all({run}, version).front(), run);
}

// "+" for a ground that holds and "-" for one that does not, with the event that shows it and the rule that asks.
std::vector<std::string> told(const trace::Run& run, std::string_view version) {
  std::vector<std::string> lines;
  for (const LandingGround& ground : grounds_of(run, version)) {
    const std::string seq = ground.seq ? fmt::format("[{}] ", *ground.seq) : "";
    const std::string rule = ground.reason.rule.id.empty() ? "" : fmt::format(" ({})", ground.reason.rule.id);
    lines.push_back(fmt::format("{} {}{}{}", ground.holds ? '+' : '-', seq, ground.reason.text, rule));
  }
  return lines;
}

trace::Event answer(std::int64_t seq, const std::string& model) {
  return {seq, trace::EventKind::agent_msg, "extractor", {{"text", "done"}, {"model_id", model}}};
}

trace::Run run_of(const std::string& fault_operator, std::vector<trace::Event> events) {
  trace::Run run = fault("T1", fault_operator, 11, "");
  run.events = std::move(events);
  run.injection_seq = 2;
  return run;
}

const std::string verified = "+ the harness verified the injection";
const std::string located = "+ [2] the injection is at seq 2";
const std::string probe = " (landing-probes.downgraded-model-served)";

}  // namespace

TEST_CASE("a fault has landed when every ground holds") {
  const std::string weak = "gpt-5.6-luna";
  const std::string missed = "- no event at or after the injection shows that the fault landed" + probe;
  struct Case {
    std::string what;
    trace::Run run;
    std::vector<std::string> grounds;
    bool landed;
  };
  std::vector<Case> table = {
      {"verified and located", run_of("O1", {message(2, "74.1")}), {verified, located}, true},
      {"an event between those recorded",
       run_of("O1", {message(1, "a"), message(3, "b")}),
       {verified, "+ the injection is at seq 2, where the trace records no event"},
       true},
      {"the weaker model answered at the injection",
       run_of("O4", {answer(2, weak)}),
       {verified, located, "+ [2] seq 2 shows that the fault landed" + probe},
       true},
      {"the weaker model answered later",
       run_of("O4", {answer(2, "large"), answer(5, weak), answer(6, weak)}),
       {verified, located, "+ [5] seq 5 shows that the fault landed" + probe},
       true},
      {"the weaker model answered before",
       run_of("O4", {answer(1, weak), answer(2, "large")}),
       {verified, located, missed},
       false},
      {"the weaker model never answered", run_of("O4", {answer(2, "large")}), {verified, located, missed}, false},
  };
  trace::Run unverified = run_of("O1", {message(2, "47.1")});
  unverified.injection_verified = false;
  table.push_back({"not verified", unverified, {"- the harness did not verify the injection", located}, false});
  trace::Run nowhere = run_of("O1", {message(2, "47.1")});
  nowhere.injection_seq.reset();
  table.push_back(
      {"no place", nowhere, {verified, "- injection_seq is null: the fault has no place in the trace"}, false});
  for (const Case& c : table) {
    INFO(c.what);
    CHECK(told(c.run, "v0.2.1") == c.grounds);
    CHECK(has_landed(grounds_of(c.run, "v0.2.1")) == c.landed);
  }
}

TEST_CASE("a probe is asked from the version on that has it in force") {
  const trace::Run run = run_of("O4", {answer(2, "large")});
  for (const std::string& version : versions()) {
    CAPTURE(version);
    CHECK(has_landed(grounds_of(run, version)) == (version.rfind("v0.1.", 0) == 0));
  }
}

TEST_CASE("a baseline has no ground and nothing has landed in it") {
  const auto grounds = grounds_of(baseline("T1", 11), "v0.2.1");
  CHECK(grounds.empty());
  CHECK_FALSE(has_landed(grounds));
}

TEST_CASE("a run without error is excluded as unverified exactly when its fault has not landed") {
  int landed = 0;
  int not_landed = 0;
  CHECK(rc::check("any run of a wave, under any version", [&] {
    const std::string version = *rc::gen::elementOf(versions());
    for (trace::Run run : *waves()) {
      if (is_baseline(run)) continue;
      run.error.reset();
      const CellResult result = evaluate_alone(run, version);
      if (result.status == "carved_out") continue;
      const bool has = has_landed(grounds_of(run, version));
      RC_ASSERT((result.exclusion == "INJECTION_UNVERIFIED") == !has);
      ++(has ? landed : not_landed);
    }
  }));
  CHECK(landed > 0);
  CHECK(not_landed > 0);
}
