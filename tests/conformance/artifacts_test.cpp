// What published pipelines put out, judged once more: the verdict must be the one that was recorded.
//
// The worker's last message is the artifact. Runs of the operator that keeps it from being written are left out. T5's
// citations come from a handbook that this project has replaced by its own, so of T5 only the wording of the answer can
// be compared, and only where the run passed: one that failed may have failed for its citations.
#include <catch2/catch.hpp>

#include <iostream>
#include <map>
#include <string>
#include <vector>

#include "base/lists.hpp"
#include "cli/suite_run.hpp"
#include "conformance/published.hpp"
#include "harness/judged.hpp"

using namespace sabot;
using namespace sabot::testing;
using sabot::conformance::published;
using sabot::conformance::read_runs;

namespace {

// The worker's last message; empty when there is none.
std::string artifact_of(const trace::Run& run, const std::string& worker) {
  std::string artifact;
  for (const trace::Event& event : run.events) {
    if (event.kind == trace::EventKind::agent_msg && event.agent == worker) {
      artifact = trace::payload_text(event, "text");
    }
  }
  return artifact;
}

struct Judged {
  const trace::Run* run;
  std::string artifact;
};

std::vector<Judged> written(const std::vector<trace::Run>& runs, const std::string& task) {
  std::vector<Judged> all;
  for (const trace::Run& run : runs) {
    if (run.task != task || run.fault_operator == "O6") continue;
    all.push_back({&run, artifact_of(run, task_of(task).document.task.task.worker)});
  }
  return all;
}

const std::vector<std::string> rows = {"wave1/langgraph/default", "wave2/langgraph/default"};

}  // namespace

TEST_CASE("recorded outputs of T1, T2 and T4 are judged as they were") {
  const auto folder = published();
  if (!folder) return;
  std::map<std::string, std::map<bool, int>> counts;
  for (const std::string& row : rows) {
    const auto runs = read_runs(*folder / row);
    for (const std::string task : {"T1", "T2", "T4"}) {
      for (const Judged& judged : written(runs, task)) {
        CAPTURE(judged.run->run_id, judged.artifact);
        CHECK(passes(task, judged.artifact) == judged.run->task_passed);
        ++counts[task][judged.run->task_passed];
      }
    }
  }
  CHECK(counts == std::map<std::string, std::map<bool, int>>{
                      {"T1", {{true, 60}}}, {"T2", {{true, 60}}}, {"T4", {{false, 6}, {true, 44}}}});
}

TEST_CASE("recorded answers of T5 that passed are worded as they must be") {
  const auto folder = published();
  if (!folder) return;
  int passed = 0;
  for (const std::string& row : rows) {
    const auto runs = read_runs(*folder / row);
    for (const Judged& judged : written(runs, "T5")) {
      if (!judged.run->task_passed) continue;
      CAPTURE(judged.run->run_id, judged.artifact);
      CHECK_FALSE(sabot::contains(failures("T5", judged.artifact), "answer"));
      ++passed;
    }
  }
  CHECK(passed == 46);
}

TEST_CASE("recorded code of T3 is judged by the sealed suite as it was") {
  const auto folder = published();
  if (!folder) return;
  std::map<bool, int> counts;
  const harness::Task& task = task_of("T3");
  const auto runs = read_runs(*folder / "wave2/langgraph/default/T3/O1");
  for (const Judged& judged : written(runs, "T3")) {
    const auto outcomes = cli::run_suites(task, judged.artifact);
    if (outcomes.at(0).end == harness::ProgramEnd::not_started) {
      std::cout << "SKIPPED: the suite cannot be run: " << outcomes[0].why << '\n';
      return;
    }
    const auto results = harness::check(task, harness::read_artifact(judged.artifact), outcomes);
    CAPTURE(judged.run->run_id, results.at(0).why);
    CHECK((harness::verdict(results) == harness::Judgement::passed) == judged.run->task_passed);
    ++counts[judged.run->task_passed];
  }
  CHECK(counts == std::map<bool, int>{{false, 4}, {true, 1}});
}
