// Sections 3, 8 and 10.6: the runs of an input as one wave.
#include "adjudicate/wave.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <numeric>

#include "support/engine.hpp"
#include "support/recorded.hpp"

using namespace sabot;
using namespace sabot::testing;
using adjudicate::Completeness;
using adjudicate::Observation;
using adjudicate::Status;
using adjudicate::Wave;

namespace {

std::vector<Observation> observed(const std::vector<trace::Run>& runs) {
  return observe_all(runs, "v0.2.1");
}

Wave wave_of(const std::vector<trace::Run>& runs, Completeness completeness = Completeness::present_rows,
             std::string_view version = "v0.2.1") {
  auto wave = adjudicate::assemble(observe_all(runs, version), rulebook_of(version), completeness);
  REQUIRE(wave);
  return *std::move(wave);
}

std::map<Status, int> statuses(const Wave& wave) {
  std::map<Status, int> numbers;
  for (const auto& verdict : wave.cells) ++numbers[verdict.status];
  return numbers;
}

// The cells that have a run, in the wave's order, each with its status.
std::vector<std::string> present(const Wave& wave) {
  std::vector<std::string> cells;
  for (const auto& verdict : wave.cells) {
    if (verdict.observation) cells.push_back(fmt::format("{} {}", to_string(verdict.cell), to_string(verdict.status)));
  }
  return cells;
}

std::vector<std::string> labels(const adjudicate::RowCoverage& row) {
  std::vector<std::string> all;
  for (const auto& label : row.replicates) all.push_back(to_string(label));
  return all;
}

const adjudicate::CellVerdict& verdict_on(const Wave& wave, std::string_view name) {
  const auto found = std::find_if(wave.cells.begin(), wave.cells.end(),
                                  [&](const auto& verdict) { return to_string(verdict.cell) == name; });
  REQUIRE(found != wave.cells.end());
  return *found;
}

}  // namespace

TEST_CASE("a wave is the same whatever the order of its runs, and follows the matrix") {
  const std::vector<trace::Run> runs = {
      baseline_run("langgraph/default/T1/O1/11"),  fault_run("langgraph/default/T1/O1/11", {}),
      fault_run("langgraph/default/T1/O2/11", {}), fault_run("langgraph/default/T2/O1/11", {}),
      fault_run("autogen/guardrail/T1/O2/12", {}), baseline_run("autogen/guardrail/T1/O2/12"),
  };
  std::vector<std::size_t> order(runs.size());
  std::iota(order.begin(), order.end(), 0U);
  do {
    std::vector<trace::Run> shuffled;
    for (const auto i : order) shuffled.push_back(runs[i]);
    const auto wave = wave_of(shuffled);
    REQUIRE(present(wave) == std::vector<std::string>{
                                 "langgraph/default/T1/O1/11 scored",
                                 "langgraph/default/T1/O2/11 scored",
                                 "langgraph/default/T2/O1/11 unscored",
                                 "autogen/guardrail/T1/O2/12 carved_out",
                             });
    REQUIRE(wave.baselines.size() == 2);
    REQUIRE(to_string(wave.baselines[0].key) == "langgraph/default/T1/baseline/11");
    REQUIRE(to_string(wave.baselines[1].key) == "autogen/guardrail/T1/baseline/12");
  } while (std::next_permutation(order.begin(), order.end()));
}

TEST_CASE("cells stand in the order of the matrix, then by replicate, each once") {
  const auto wave = wave_of({fault_run("crewai/default/T5/O6/15", {}), fault_run("langgraph/guardrail/T1/O1/11", {})});
  REQUIRE(wave.cells.size() == 300);
  CHECK(to_string(wave.cells[0].cell) == "langgraph/guardrail/T1/O1/11");
  CHECK(to_string(wave.cells[1].cell) == "langgraph/guardrail/T1/O1/12");
  CHECK(to_string(wave.cells[5].cell) == "langgraph/guardrail/T1/O2/11");
  CHECK(to_string(wave.cells[30].cell) == "langgraph/guardrail/T2/O1/11");
  CHECK(to_string(wave.cells[150].cell) == "crewai/default/T1/O1/11");
  CHECK(to_string(wave.cells[299].cell) == "crewai/default/T5/O6/15");
}

TEST_CASE("two runs for one cell or baseline are an error that names both places") {
  struct Doubled {
    trace::Run first;
    trace::Run second;
    std::string what;
  };
  auto written_as_text = fault_run("langgraph/default/T1/O1/11", {});
  written_as_text.replicate = {std::string("11")};
  auto written_as_number = written_as_text;
  written_as_number.replicate = {std::int64_t{11}};
  const std::vector<Doubled> table = {
      {fault_run("langgraph/default/T1/O1/11", {}), fault_run("langgraph/default/T1/O1/11", {}),
       "langgraph/default/T1/O1/11"},
      {written_as_number, written_as_text, "langgraph/default/T1/O1/11"},
      {baseline_run("langgraph/default/T1/O1/11"), baseline_run("langgraph/default/T1/O2/11"),
       "langgraph/default/T1/baseline/11"},
  };
  for (const auto& row : table) {
    auto runs = observed({row.first, row.second});
    runs[0].origin = {"a.jsonl", 1, 0};
    runs[1].origin = {"b.jsonl", 7, 0};
    const auto wave = adjudicate::assemble(runs, rulebook_of("v0.2.1"), Completeness::present_rows);
    REQUIRE_FALSE(wave);
    REQUIRE(wave.error().size() == 1);
    const auto& finding = wave.error()[0];
    CHECK(finding.code == "E136");
    CHECK(finding.place == Place{"b.jsonl", 7, 0});
    CHECK(finding.message == "a second run for " + row.what);
    CHECK(finding.help == "the first is at a.jsonl:1; a cell has exactly one run");
  }
}

TEST_CASE("every doubled run is reported, not only the first") {
  const auto run = fault_run("langgraph/default/T1/O1/11", {});
  const auto baseline = baseline_run("langgraph/default/T1/O1/11");
  const auto wave = adjudicate::assemble(observed({run, baseline, run, baseline, run}), rulebook_of("v0.2.1"),
                                         Completeness::present_rows);
  REQUIRE_FALSE(wave);
  CHECK(wave.error().size() == 3);
}

TEST_CASE("a fault run and a baseline of the same labels are two runs of different kinds") {
  const auto wave = wave_of({fault_run("langgraph/default/T1/O1/11", {}), baseline_run("langgraph/default/T1/O1/11")});
  CHECK(present(wave) == std::vector<std::string>{"langgraph/default/T1/O1/11 scored"});
}

TEST_CASE("a row with registered labels is expected to have all of them") {
  const auto wave = wave_of({fault_run("langgraph/default/T1/O1/12", {})});
  REQUIRE(wave.rows.size() == 1);
  CHECK(wave.rows[0].registered);
  CHECK(wave.rows[0].expected_replicates == 5);
  CHECK(labels(wave.rows[0]) == std::vector<std::string>{"12"});
  CHECK(statuses(wave) == std::map<Status, int>{{Status::unscored, 1}, {Status::not_run, 149}});
}

TEST_CASE("a row with labels of a third party is expected to have those it has") {
  const auto wave = wave_of({fault_run("langgraph/default/T1/O1/r1", {}), baseline_run("langgraph/default/T1/O1/r1"),
                             fault_run("langgraph/default/T1/O1/11", {})});
  REQUIRE(wave.rows.size() == 1);
  CHECK_FALSE(wave.rows[0].registered);
  CHECK(wave.rows[0].expected_replicates == 5);
  CHECK(labels(wave.rows[0]) == std::vector<std::string>{"11", "r1"});
  CHECK(statuses(wave) == std::map<Status, int>{{Status::scored, 1}, {Status::unscored, 1}, {Status::not_run, 58}});
}

TEST_CASE("a baseline alone makes its row present") {
  const auto wave = wave_of({baseline_run("crewai/guardrail/T3/O1/11")});
  REQUIRE(wave.rows.size() == 1);
  CHECK(to_string(wave.rows[0].row) == "crewai/guardrail");
  CHECK(statuses(wave) == std::map<Status, int>{{Status::not_run, 150}});
  CHECK(told(wave.cells[0].status_reason) ==
        "matrix in rules/matrix/2026-07-22.toml: the matrix expects the cell and the input does not hold it");
}

TEST_CASE("the fault runs of a failed baseline are never run, and are excluded all the same") {
  auto failed = baseline_run("langgraph/default/T4/O1/12");
  failed.task_passed = false;
  auto errored = baseline_run("langgraph/default/T5/O1/12");
  errored.error = "TimeoutError";
  const auto wave = wave_of({failed, errored});
  CHECK(statuses(wave) == std::map<Status, int>{{Status::excluded, 12}, {Status::not_run, 138}});
  const auto& excluded = verdict_on(wave, "langgraph/default/T4/O3/12");
  CHECK(excluded.exclusion == "BASELINE_FAIL");
  CHECK_FALSE(excluded.observation);
  CHECK(verdict_on(wave, "langgraph/default/T5/O3/12").exclusion == "RUN_ERROR");
  CHECK(verdict_on(wave, "langgraph/default/T4/O3/11").status == Status::not_run);
  REQUIRE(wave.baselines.size() == 2);
  CHECK_FALSE(wave.baselines[0].facts.task_passed);
  CHECK_FALSE(wave.baselines[0].facts.error);
  CHECK(wave.baselines[1].facts.error);
}

TEST_CASE("a carved-out cell is listed only where a run of it is in the input") {
  const auto wave = wave_of({baseline_run("autogen/guardrail/T1/O1/11"), fault_run("autogen/guardrail/T1/O6/11", {})});
  CHECK(statuses(wave) == std::map<Status, int>{{Status::carved_out, 1}, {Status::not_run, 75}});
}

TEST_CASE("the full matrix has 900 cells, and 825 once 75 are carved out") {
  for (const auto& version : versions()) {
    INFO(version);
    const auto empty = wave_of({}, Completeness::full_matrix, version);
    const int cells = version < "v0.2" ? 900 : 825;
    CHECK(statuses(empty) == std::map<Status, int>{{Status::not_run, cells}});
    CHECK(empty.rows.empty());
    CHECK(wave_of({}, Completeness::present_rows, version).cells.empty());
  }
}

TEST_CASE("the full matrix adds whole rows to those present") {
  const auto wave = wave_of({fault_run("crewai/default/T1/O1/r1", {})}, Completeness::full_matrix);
  CHECK(statuses(wave) == std::map<Status, int>{{Status::unscored, 1}, {Status::not_run, 29 + 825 - 150}});
  REQUIRE(wave.rows.size() == 1);
  CHECK(to_string(wave.cells.front().cell) == "langgraph/default/T1/O1/11");
}
