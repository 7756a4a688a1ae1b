#include "harness/plan.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "support/engine.hpp"
#include "support/generators.hpp"
#include "support/wave_generator.hpp"

using namespace sabot;
using namespace sabot::testing;
using harness::Plan;
using harness::Progress;
using trace::Run;

namespace {

using Names = std::vector<std::string>;

template <class Runs>
Names names_of(const Runs& runs) {
  Names names;
  for (const auto& run : runs) names.push_back(to_string(run));
  return names;
}

Names names_of(const std::vector<harness::SparedCell>& cells) {
  Names names;
  for (const auto& spared : cells) names.push_back(to_string(spared.cell));
  return names;
}

std::int64_t baselines_in(const Plan& plan) {
  return std::count_if(plan.runs.begin(), plan.runs.end(), [](const auto& run) { return !run.fault_operator; });
}

std::string name_of(const Run& run) {
  return run.framework + '/' + run.config + '/' + run.task + '/' + run.fault_operator.value_or("baseline") + '/' +
         to_string(run.replicate);
}

Run run_for(const std::string& task, const std::optional<std::string>& fault_operator, std::int64_t label,
            bool passed) {
  Run run;
  run.run_id = task + fault_operator.value_or("");
  run.framework = "crewai";
  run.config = "default";
  run.task = task;
  run.fault_operator = fault_operator;
  run.replicate = {label};
  run.task_passed = passed;
  if (fault_operator) {
    run.injection_seq = 0;
    run.injection_verified = true;
  }
  return run;
}

Progress progress(const std::vector<Run>& runs, const std::string& version) {
  const auto& rulebook = rulebook_of(version);
  return progress_of(harness::plan_wave(rulebook), evaluate(runs, version), rulebook);
}

// Any part of what a wave runs, and runs that it does not know; baselines pass, fail or err.
rc::Gen<std::vector<Run>> parts_of_waves() {
  return rc::gen::map(rc::gen::pair(waves(), rc::gen::container<std::vector<int>>(60, rc::gen::inRange(0, 4))),
                      [](const std::pair<std::vector<Run>, std::vector<int>>& made) {
                        auto runs = made.first;
                        std::set<std::string> known;
                        for (const auto& run : runs) known.insert(name_of(run));
                        for (std::size_t i = 0; i < made.second.size(); ++i) {
                          const auto label = 11 + static_cast<std::int64_t>(i % 6);  // 16 is in no plan
                          const auto task = "T" + std::to_string(1 + i % 5);
                          const bool is_fault = i >= 30;
                          auto run = run_for(task, is_fault ? std::optional<std::string>("O1") : std::nullopt, label,
                                             made.second[i] > 1);
                          if (made.second[i] == 0 || !known.insert(name_of(run)).second) continue;
                          runs.push_back(std::move(run));
                        }
                        return runs;
                      });
}

}  // namespace

TEST_CASE("a wave runs the whole matrix less what is carved out of it") {
  struct Case {
    std::string version;
    std::size_t faults;
    std::size_t carved_out;
  };
  for (const auto& [version, faults, carved_out] : std::vector<Case>{
           {"v0.1.0", 900, 0}, {"v0.1.2", 900, 0}, {"v0.1.3", 900, 0}, {"v0.2.0", 825, 75}, {"v0.2.1", 825, 75}}) {
    INFO(version);
    const Plan plan = harness::plan_wave(rulebook_of(version));
    CHECK(baselines_in(plan) == 150);
    CHECK(plan.runs.size() == faults + 150);
    CHECK(plan.carved_out.size() == carved_out);
    const auto names = names_of(plan.runs);
    CHECK(std::set<std::string>(names.begin(), names.end()).size() == names.size());
  }
}

TEST_CASE("the plan keeps the matrix's order, the baselines of a task first") {
  const auto names = names_of(harness::plan_wave(rulebook_of("v0.2.0")).runs);
  const auto at = [&](const std::string& name) { return std::find(names.begin(), names.end(), name) - names.begin(); };
  CHECK(at("langgraph/default/T1/baseline/11") == 0);
  CHECK(at("langgraph/default/T1/baseline/15") == 4);
  CHECK(at("langgraph/default/T1/O1/11") == 5);
  CHECK(at("langgraph/default/T1/O6/15") == 34);
  CHECK(at("langgraph/default/T2/baseline/11") == 35);
  CHECK(at("langgraph/guardrail/T1/baseline/11") == 175);
  CHECK(at("crewai/default/T1/baseline/11") == 350);
  CHECK(names.back() == "autogen/guardrail/T5/O5/15");
}

TEST_CASE("what is carved out is listed with the rule that does it") {
  const Plan plan = harness::plan_wave(rulebook_of("v0.2.0"));
  REQUIRE_FALSE(plan.carved_out.empty());
  CHECK(to_string(plan.carved_out.front().cell) == "autogen/guardrail/T1/O2/11");
  for (const auto& spared : plan.carved_out) {
    CHECK(to_string(spared.cell.row) == "autogen/guardrail");
    CHECK(spared.reason.rule.id == "carve-outs.magentic-one-after-the-run");
  }
}

TEST_CASE("a failed or errored baseline spares the fault runs that are not there") {
  auto errored = run_for("T2", std::nullopt, 11, true);
  errored.error = "timeout";
  const auto found = progress({run_for("T1", std::nullopt, 11, false), run_for("T1", "O2", 11, true), errored,
                               run_for("T3", std::nullopt, 11, true)},
                              "v0.2.0");
  CHECK(names_of(found.needless) ==
        Names{"crewai/default/T1/O1/11", "crewai/default/T1/O3/11", "crewai/default/T1/O4/11",
              "crewai/default/T1/O5/11", "crewai/default/T1/O6/11", "crewai/default/T2/O1/11",
              "crewai/default/T2/O2/11", "crewai/default/T2/O3/11", "crewai/default/T2/O4/11",
              "crewai/default/T2/O5/11", "crewai/default/T2/O6/11"});
  CHECK(found.needless.front().reason.rule.id == "exclusions.BASELINE_FAIL");
  CHECK(found.needless.back().reason.rule.id == "exclusions.RUN_ERROR");
  CHECK(found.present.size() == 4);
  CHECK(found.missing.size() == 975 - 4 - 11);
}

TEST_CASE("a fault run without its baseline leaves the baseline missing") {
  const auto found = progress({run_for("T1", "O2", 11, true)}, "v0.2.0");
  const auto missing = names_of(found.missing);
  CHECK(names_of(found.present) == Names{"crewai/default/T1/O2/11"});
  CHECK(std::count(missing.begin(), missing.end(), "crewai/default/T1/baseline/11") == 1);
}

TEST_CASE("labels that are not registered and cells that are carved out are in no plan") {
  auto carved_out = run_for("T1", "O6", 11, true);
  carved_out.framework = "autogen";
  carved_out.config = "guardrail";
  const std::vector<Run> runs = {run_for("T1", std::nullopt, 16, true), run_for("T1", "O1", 16, true), carved_out};
  CHECK(names_of(progress(runs, "v0.2.0").unplanned) ==
        Names{"autogen/guardrail/T1/O6/11", "crewai/default/T1/baseline/16", "crewai/default/T1/O1/16"});
  CHECK(names_of(progress(runs, "v0.1.2").unplanned) ==
        Names{"crewai/default/T1/baseline/16", "crewai/default/T1/O1/16"});
}

TEST_CASE("a plan is what is present, what is missing and what needs no run") {
  CHECK(rc::check("A plan is what is present, what is missing and what needs no run", [] {
    const auto runs = *parts_of_waves();
    const auto version = *rc::gen::elementOf(versions());
    std::set<std::string> there;
    std::set<std::string> failed;
    for (const auto& run : runs) {
      there.insert(name_of(run));
      if (!run.fault_operator && (run.error || !run.task_passed)) failed.insert(name_of(run));
    }
    Names present, missing, needless;
    for (const auto& name : names_of(harness::plan_wave(rulebook_of(version)).runs)) {
      std::string baseline = name;
      for (const std::string fault_operator : {"O1", "O2", "O3", "O4", "O5", "O6"}) {
        const auto at = baseline.find('/' + fault_operator + '/');
        if (at != std::string::npos) baseline.replace(at + 1, 2, "baseline");
      }
      (there.contains(name)                            ? present
       : baseline != name && failed.contains(baseline) ? needless
                                                       : missing)
          .push_back(name);
      there.erase(name);
    }
    const auto found = progress(runs, version);
    RC_ASSERT(names_of(found.present) == present);
    RC_ASSERT(names_of(found.missing) == missing);
    RC_ASSERT(names_of(found.needless) == needless);
    const auto unplanned = names_of(found.unplanned);
    RC_ASSERT(std::set<std::string>(unplanned.begin(), unplanned.end()) == there);
    RC_ASSERT(unplanned.size() == there.size());
  }));
}
