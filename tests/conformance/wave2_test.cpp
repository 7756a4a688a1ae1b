// Wave 2 as it was published, under the rules in force when it was scored.
#include <catch2/catch.hpp>

#include <map>
#include <ostream>
#include <string>
#include <vector>

#include "conformance/published.hpp"
#include "support/engine.hpp"
#include "tally/scoreboard.hpp"

using namespace sabot;
using namespace sabot::testing;
using sabot::conformance::published;
using sabot::conformance::read_runs;

namespace {

struct Line {
  std::string task;
  std::string fault_operator;
  std::int64_t valid;
  std::int64_t mapping;
  std::int64_t flags;
  std::int64_t headline;
  std::int64_t reacted;
  std::int64_t recovered;
  std::int64_t noticed;
  friend bool operator==(const Line&, const Line&) = default;
};

std::ostream& operator<<(std::ostream& out, const Line& line) {
  return out << line.task << '/' << line.fault_operator << ": " << line.valid << " valid; " << line.mapping << ' '
             << line.flags << ' ' << line.headline << ' ' << line.reacted << ' ' << line.recovered << ' '
             << line.noticed;
}

Line line_of(const std::string& task, const std::string& fault_operator, const tally::Counts& counts) {
  return {task,           fault_operator,   counts.valid,  counts.mapping, counts.flags, counts.headline,
          counts.reacted, counts.recovered, counts.noticed};
}

tally::Scoreboard scoreboard(const std::filesystem::path& path, const std::string& version) {
  return tally::make_scoreboard(evaluate(read_runs(path), version), {}, rulebook_of(version));
}

}  // namespace

TEST_CASE("wave 2, langgraph/default, each task and operator") {
  const auto folder = published();
  if (!folder) return;
  // task, operator, valid; mapping, flags, union, reacted, recovered, noticed
  const std::vector<Line> expected = {
      {"T1", "O1", 5, 0, 5, 5, 0, 5, 5}, {"T1", "O2", 5, 0, 2, 2, 0, 5, 5}, {"T1", "O3", 5, 5, 5, 5, 5, 5, 5},
      {"T1", "O4", 5, 0, 5, 5, 0, 5, 5}, {"T1", "O5", 5, 0, 5, 5, 0, 5, 5}, {"T1", "O6", 5, 0, 0, 0, 0, 0, 0},
      {"T2", "O1", 5, 1, 5, 5, 1, 5, 5}, {"T2", "O2", 5, 0, 0, 0, 0, 5, 1}, {"T2", "O3", 5, 0, 0, 0, 0, 5, 0},
      {"T2", "O4", 5, 0, 1, 1, 0, 5, 1}, {"T2", "O5", 5, 0, 4, 4, 0, 5, 4}, {"T2", "O6", 5, 0, 0, 0, 0, 0, 0},
      {"T3", "O1", 5, 1, 4, 4, 1, 1, 4}, {"T3", "O2", 5, 3, 5, 5, 3, 5, 5}, {"T3", "O3", 5, 5, 5, 5, 5, 5, 5},
      {"T3", "O4", 5, 0, 0, 0, 0, 5, 1}, {"T3", "O5", 5, 0, 5, 5, 0, 5, 5}, {"T3", "O6", 5, 0, 0, 0, 0, 0, 0},
      {"T4", "O1", 3, 3, 3, 3, 3, 3, 3}, {"T4", "O2", 3, 2, 1, 2, 2, 1, 2}, {"T4", "O3", 3, 3, 3, 3, 3, 3, 3},
      {"T4", "O4", 3, 0, 0, 0, 0, 3, 0}, {"T4", "O5", 3, 1, 3, 3, 1, 3, 3}, {"T4", "O6", 3, 0, 0, 0, 0, 0, 0},
      {"T5", "O1", 5, 0, 5, 5, 0, 0, 5}, {"T5", "O2", 5, 0, 0, 0, 0, 5, 0}, {"T5", "O3", 5, 2, 4, 4, 2, 2, 5},
      {"T5", "O4", 5, 0, 0, 0, 0, 5, 0}, {"T5", "O5", 5, 0, 5, 5, 0, 5, 5}, {"T5", "O6", 5, 0, 0, 0, 0, 0, 0},
  };
  std::vector<Line> lines;
  for (const auto& group : scoreboard(*folder / "wave2/langgraph/default", "v0.2.0").groups) {
    lines.push_back(line_of(group.task, group.fault_operator, group.counts));
  }
  CHECK(lines == expected);
}

TEST_CASE("wave 2, langgraph/default, the whole row") {
  const auto folder = published();
  if (!folder) return;
  const auto board = scoreboard(*folder / "wave2/langgraph/default", "v0.2.0");
  CHECK(line_of("all", "all", board.all) == Line{"all", "all", 138, 26, 75, 76, 26, 101, 82});
  CHECK(board.all.injected == 150);
  CHECK(board.all.excluded == std::map<std::string, std::int64_t>{{"BASELINE_FAIL", 12}});
  CHECK(board.all.not_run == 0);
  CHECK(board.all.unscored == 0);
}

TEST_CASE("wave 2, replicate 12 of the rows that are published in part") {
  const auto folder = published();
  if (!folder) return;
  struct Part {
    std::string row;
    std::int64_t valid, mapping, flags, headline;
  };
  const std::vector<Part> parts = {
      {"crewai/guardrail", 30, 8, 16, 16},
      {"autogen/default", 30, 9, 17, 17},
      {"autogen/guardrail", 4, 0, 4, 4},
  };
  for (const auto& part : parts) {
    CAPTURE(part.row);
    const auto all = scoreboard(*folder / "wave2" / part.row, "v0.2.0").all;
    CHECK(all.valid == part.valid);
    CHECK(all.injected == part.valid);
    CHECK(all.mapping == part.mapping);
    CHECK(all.flags == part.flags);
    CHECK(all.headline == part.headline);
  }
  const auto crewai = scoreboard(*folder / "wave2/crewai/guardrail", "v0.2.0").all;
  CHECK(crewai.recovered == 23);
  CHECK(crewai.noticed == 17);
  const auto autogen = scoreboard(*folder / "wave2/autogen/default", "v0.2.0").all;
  CHECK(autogen.recovered == 23);
  CHECK(autogen.noticed == 18);
}
