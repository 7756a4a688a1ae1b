#include "report/terminal.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <sstream>

#include "base/fold.hpp"
#include "report/evaluations.hpp"

using namespace sabot;
using report::test::cell;

namespace {

std::string first_line(const std::string& text) {
  return text.substr(0, text.find('\n'));
}

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

}  // namespace

TEST_CASE("the terminal says the number first and leaves nothing out") {
  CHECK(report::terminal(report::test::mixed(), {}) == R"expected(Median headline over 1 framework: 66.7%
Band upper: checks mostly work
Configs pooled: loom 66.7% (2/3)

Rules: v9 of 2031-04-05, rulebook dddddddddddd
Input: runs.jsonl (4 runs, digest 0f1e2d3c4b5a)
Made by sabot 1.2.3

Scoreboard
  row        injected  excluded  valid       mapping  flags anchored      headline       reacted
  ---------  --------  --------  -----  ------------  --------------  ------------  ------------
  loom/bare         3         1      2   50.0% (1/2)     50.0% (1/2)   50.0% (1/2)   50.0% (1/2)
  loom/kept         1         0      1  100.0% (1/1)    100.0% (1/1)  100.0% (1/1)  100.0% (1/1)
  all               4         1      3   66.7% (2/3)     66.7% (2/3)   66.7% (2/3)   66.7% (2/3)

                                          recovery without
                           flags noticed         detection
  row           recovered   (diagnostic)     (upper bound)
  ---------  ------------  -------------  ----------------
  loom/bare  100.0% (2/2)    50.0% (1/2)       50.0% (1/2)
  loom/kept  100.0% (1/1)   100.0% (1/1)        0.0% (0/1)
  all        100.0% (3/3)    66.7% (2/3)       33.3% (1/3)

By framework, configs pooled
  framework  injected  excluded  valid      mapping  flags anchored     headline      reacted
  ---------  --------  --------  -----  -----------  --------------  -----------  -----------
  loom              4         1      3  66.7% (2/3)     66.7% (2/3)  66.7% (2/3)  66.7% (2/3)

                                          recovery without
                           flags noticed         detection
  framework     recovered   (diagnostic)     (upper bound)
  ---------  ------------  -------------  ----------------
  loom       100.0% (3/3)    66.7% (2/3)       33.3% (1/3)

By framework and operator, configs pooled
                                                                     flags
  framework  operator  injected  excluded  valid      mapping     anchored     headline      reacted
  ---------  --------  --------  --------  -----  -----------  -----------  -----------  -----------
  loom       F1               3         0      3  66.7% (2/3)  66.7% (2/3)  66.7% (2/3)  66.7% (2/3)
  loom       F2               1         1      0      - (0/0)      - (0/0)      - (0/0)      - (0/0)

                                                    recovery without
                                     flags noticed         detection
  framework  operator     recovered   (diagnostic)     (upper bound)
  ---------  --------  ------------  -------------  ----------------
  loom       F1        100.0% (3/3)    66.7% (2/3)       33.3% (1/3)
  loom       F2             - (0/0)        - (0/0)           - (0/0)

By row, task and operator
  row        task  operator  injected  mapping  flags anchored  headline  reacted  recovered
  ---------  ----  --------  --------  -------  --------------  --------  -------  ---------
  loom/bare  K1    F1               2      1/2             1/2       1/2      1/2        2/2
  loom/bare  K1    F2               1      0/0             0/0       0/0      0/0        0/0
  loom/kept  K1    F1               1      1/1             1/1       1/1      1/1        1/1

                                            recovery without
                             flags noticed         detection
  row        task  operator   (diagnostic)     (upper bound)
  ---------  ----  --------  -------------  ----------------
  loom/bare  K1    F1                  1/2               1/2
  loom/bare  K1    F2                  0/0               0/0
  loom/kept  K1    F1                  1/1               0/1

Replicates and baselines
  row        replicates  labels               baselines passed  failed  errored
  ---------  ----------  -------------------  ----------------  ------  -------
  loom/bare  2 of 5      11, 12 (registered)                 1       1        0
  loom/kept  2 of 5      11, 12 (registered)                 1       1        0

Excluded
  1 of 4 injected faults.

  code     cells
  -------  -----
  NO_BASE      1

  cell                code     why
  ------------------  -------  -------------------------------------------------
  loom/bare/K1/F2/11  NO_BASE  the baseline failed (matrix, rules/matrix.toml:8)

Carved out
  1 cell.
  it lands too late (matrix, rules/matrix.toml:8)

  row        replicates  cells of each  which
  ---------  ----------  -------------  -----
  loom/kept  11                 1 of 3  K1 F2

Unscored
  1 fault run without a baseline in the input.

  cell                read from     why
  ------------------  ------------  -----------------------------------------
  loom/bare/K1/F3/11  runs.jsonl:7  no baseline (matrix, rules/matrix.toml:8)

Not run
  3 cells.
  not in the input (matrix, rules/matrix.toml:8)

  row        replicates  cells of each  which
  ---------  ----------  -------------  -----
  loom/bare  12                 1 of 2  K1 F3
  loom/kept  11                 1 of 2  K1 F3
  loom/kept  12                 1 of 1  all

Hard acts that are no detection
  1 act.

  cell                seq  component  act   standing  why                            recorded reason
  ------------------  ---  ---------  ----  --------  -----------------------------  ---------------
  loom/bare/K1/F1/12    3  checker    halt  refused   boilerplate (retry,            "41 is not 14"
                                                      rules/retry.toml:6)

Set aside
  1 finding; what is set aside is in no number above.

  place          code  finding
  -------------  ----  ----------------
  bad.jsonl:3:9  E106  this is not JSON

Caveats
  The input accounts for 4 of 8 cells of 2 of 2 rows: the median is over 1 of 1 framework.
  Replicate labels name repetitions; they are not random seeds, and a run cannot be reproduced from
    one.
  Publish the headline together with its mapping column: only the mapping surface continues that of
    versions without flags.
  Flags noticed counts every flag, anchored or not: a diagnostic, never a detection.
  No judge verdicts were given: the soft tier is unknown, and recovery without detection is an upper
    bound.
)expected");
}

TEST_CASE("a single row is headed by its own headline") {
  const auto evaluation = report::test::evaluation({report::test::detected(cell("bare", "F1", 11))});
  CHECK(first_line(report::terminal(evaluation, {})) == "Headline of loom/bare: 100.0% (1/1)");
}

TEST_CASE("without a valid fault there is no median, and without a fault run no headline") {
  const auto none_valid = report::test::evaluation(
      {report::test::excluded(cell("bare", "F1", 11)), report::test::excluded(cell("kept", "F1", 11))});
  CHECK(first_line(report::terminal(none_valid, {})) == "No median headline: no valid injected fault in 1 framework");
  CHECK(first_line(report::terminal(report::test::evaluation({}), {})) == "No headline: the input holds no fault run");
}

TEST_CASE("colour is asked for, and only then used") {
  const auto evaluation = report::test::mixed();
  CHECK(report::terminal(evaluation, {}).find('\x1b') == std::string::npos);
  CHECK(first_line(report::terminal(evaluation, {true})) == "\x1b[1mMedian headline over 1 framework: 66.7%\x1b[0m");
}

TEST_CASE("the scoreboard of the longest published names and numbers fits a page") {
  auto evaluation = report::test::evaluation({report::test::detected(cell("bare", "F1", 11))});
  evaluation.judged["other"] = {};
  auto& row = evaluation.board.rows.front();
  row.row = {"framework", "guardrail"};
  tally::Counts counts;
  counts.injected = counts.valid = counts.mapping = counts.flags = counts.headline = counts.reacted = 150;
  counts.recovered = counts.noticed = counts.recovery_without_detection = counts.noticed_softly = 150;
  row.counts = counts;
  const auto lines = lines_of(report::terminal(evaluation, {}));
  const auto title = std::find(lines.begin(), lines.end(), "Scoreboard");
  REQUIRE(title != lines.end());
  for (auto line = title; line != std::find(title, lines.end(), "By framework, configs pooled"); ++line) {
    CHECK(line->size() <= page_width);
  }
}

TEST_CASE("a version without flags has no flags to show") {
  auto evaluation = report::test::mixed();
  evaluation.provenance.flags_in_force = false;
  const auto lines = lines_of(report::terminal(evaluation, {}));
  CHECK(std::count(
            lines.begin(), lines.end(),
            "  loom/bare         3         1      2   50.0% (1/2)               -   50.0% (1/2)   50.0% (1/2)") == 1);
}
