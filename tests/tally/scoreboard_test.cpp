// Sections 2 and 7: the scoreboard, its median over frameworks with configs pooled, and the band that it falls in.
#include "tally/scoreboard.hpp"

#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "support/engine.hpp"
#include "tally/verdicts.hpp"

using namespace sabot;
using namespace sabot::testing;
using adjudicate::Status;
using adjudicate::Wave;

namespace {

tally::Scoreboard board_of(std::vector<adjudicate::CellVerdict> cells, const tally::JudgeVerdicts& judged = {}) {
  Wave wave;
  wave.cells = std::move(cells);
  return tally::make_scoreboard(wave, judged, rulebook_of("v0.2.1"));
}

// As many valid cells of a row, of which the first so many are detected.
std::vector<adjudicate::CellVerdict> cells_of(const std::string& row, int valid, int hits) {
  std::vector<adjudicate::CellVerdict> cells;
  for (int i = 0; i < valid; ++i) {
    cells.push_back(scored(fmt::format("{}/T1/O1/{}", row, i), i < hits ? detected() : missed()));
  }
  return cells;
}

std::vector<adjudicate::CellVerdict> joined(const std::vector<std::vector<adjudicate::CellVerdict>>& lists) {
  std::vector<adjudicate::CellVerdict> all;
  for (const auto& list : lists) all.insert(all.end(), list.begin(), list.end());
  return all;
}

}  // namespace

TEST_CASE("every list of the board stands in the order of the matrix and holds only what has a cell") {
  const auto board = board_of({
      scored("autogen/guardrail/T1/O1/11", missed()),
      scored("langgraph/guardrail/T2/O2/11", missed()),
      scored("langgraph/default/T2/O1/11", missed()),
      scored("langgraph/default/T1/O2/11", detected()),
      scored("langgraph/default/T1/O2/12", missed()),
  });
  std::vector<std::string> lines;
  for (const auto& line : board.rows) lines.push_back(fmt::format("{} {}", to_string(line.row), line.counts.valid));
  for (const auto& line : board.frameworks) lines.push_back(fmt::format("{} {}", line.framework, line.counts.valid));
  for (const auto& line : board.operators) {
    lines.push_back(fmt::format("{} {} {}", line.framework, line.fault_operator, line.counts.valid));
  }
  for (const auto& line : board.groups) {
    lines.push_back(fmt::format("{} {} {} {}", to_string(line.row), line.task, line.fault_operator, line.counts.valid));
  }
  CHECK(lines == std::vector<std::string>{
                     "langgraph/default 3",
                     "langgraph/guardrail 1",
                     "autogen/guardrail 1",
                     "langgraph 4",
                     "autogen 1",
                     "langgraph O1 1",
                     "langgraph O2 3",
                     "autogen O1 1",
                     "langgraph/default T1 O2 2",
                     "langgraph/default T2 O1 1",
                     "langgraph/guardrail T2 O2 1",
                     "autogen/guardrail T1 O1 1",
                 });
  CHECK(board.all.valid == 5);
  CHECK(board.all.headline == 1);
}

TEST_CASE("the median takes each framework once, with its configs pooled") {
  const auto board = board_of(joined({cells_of("langgraph/default", 10, 9), cells_of("langgraph/guardrail", 30, 1),
                                      cells_of("crewai/default", 10, 3), cells_of("autogen/default", 10, 0)}));
  CHECK(board.median == tally::Rate{10, 40});
}

TEST_CASE("a framework without a valid cell is left out of the median") {
  auto cells = joined({cells_of("langgraph/default", 4, 1), cells_of("crewai/default", 4, 3)});
  cells.push_back(excluded("autogen/default/T1/O1/11", "RUN_ERROR"));
  const auto board = board_of(cells);
  REQUIRE(board.median);
  CHECK(value(*board.median) == 0.5);
  CHECK(board.frameworks.size() == 3);
}

TEST_CASE("the bands meet at exactly one half, which belongs to the upper one") {
  struct BandCase {
    int valid;
    int hits;
    std::string band;
  };
  const std::vector<BandCase> table = {
      {150, 0, "full-push"},
      {150, 74, "full-push"},
      {1001, 500, "full-push"},
      {150, 75, "guardrails-mostly-work"},
      {2, 1, "guardrails-mostly-work"},
      {150, 150, "guardrails-mostly-work"},
  };
  for (const auto& row : table) {
    INFO(row.hits << " of " << row.valid);
    CHECK(board_of(cells_of("crewai/default", row.valid, row.hits)).band == row.band);
  }
}

TEST_CASE("the mean of two frameworks around one half is one half to the bit") {
  CHECK(board_of(joined({cells_of("langgraph/default", 3, 1), cells_of("crewai/default", 3, 2)})).band ==
        "guardrails-mostly-work");
  CHECK(board_of(joined({cells_of("langgraph/default", 7, 3), cells_of("crewai/default", 7, 4)})).band ==
        "guardrails-mostly-work");
}

TEST_CASE("without a valid cell there is neither median nor band") {
  for (const auto& cells : {std::vector<adjudicate::CellVerdict>{},
                            {excluded("langgraph/default/T1/O1/11", "BASELINE_FAIL"),
                             verdict("langgraph/default/T1/O2/11", Status::not_run)}}) {
    const auto board = board_of(cells);
    CHECK_FALSE(board.median);
    CHECK(board.band.empty());
  }
}

TEST_CASE("a judge's verdict is found by the run that it speaks of, and moves no headline") {
  auto recovered = missed();
  recovered.recovered = true;
  const std::vector<adjudicate::CellVerdict> cells = {scored("langgraph/default/T1/O1/11", recovered),
                                                      scored("langgraph/default/T1/O1/12", recovered),
                                                      verdict("langgraph/default/T1/O1/13", Status::not_run)};
  const tally::JudgeVerdicts judged = {{"langgraph/default/T1/O1/11", {true, "reviewer", "looks off"}},
                                       {"langgraph/default/T1/O1/13", {true, "reviewer", "looks off"}},
                                       {"a run of another input", {true, "reviewer", "looks off"}}};
  const auto plain = board_of(cells);
  const auto with_judges = board_of(cells, judged);
  CHECK(plain.all.judged == 0);
  CHECK(plain.all.recovery_without_detection == 2);
  CHECK(with_judges.all.judged == 1);
  CHECK(with_judges.all.noticed_softly == 1);
  CHECK(with_judges.all.recovery_without_detection == 1);
  CHECK(with_judges.all.headline == plain.all.headline);
  CHECK(with_judges.median == plain.median);
}
