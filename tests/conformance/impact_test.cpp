// What v0.2.1 would do to wave 2, which it does not score again: every cell that changes.
#include <catch2/catch.hpp>

#include <fmt/format.h>

#include <map>
#include <string>
#include <vector>

#include "conformance/published.hpp"
#include "report/words.hpp"
#include "support/engine.hpp"
#include "tally/impact.hpp"

using namespace sabot;
using namespace sabot::testing;
using sabot::conformance::published;
using sabot::conformance::read_runs;

namespace {

struct Compared {
  adjudicate::Wave before, after;
  tally::Impact impact;
};

Compared compare(const std::filesystem::path& runs_folder, std::string_view from, std::string_view to) {
  const auto runs = read_runs(runs_folder);
  auto before = evaluate(runs, from);
  auto after = evaluate(runs, to);
  auto impact = tally::impact({before, rulebook_of(from)}, {after, rulebook_of(to)});
  return {std::move(before), std::move(after), std::move(impact)};
}

// The cells by what happens to them.
std::map<std::string, std::vector<std::string>> by_change(const tally::Impact& impact) {
  std::map<std::string, std::vector<std::string>> cells;
  for (const auto& change : impact.cells) {
    std::string what = status_changes(change) ? "status" : "";
    for (const auto& [aspect, before, after] : change.aspects) {
      what += fmt::format("{}{} {}", what.empty() ? "" : ", ", report::key(aspect), after ? "gained" : "lost");
    }
    cells[what].push_back(to_string(change.cell));
  }
  return cells;
}

}  // namespace

TEST_CASE("v0.2.1 takes from wave 2 the flags of O4 and the retries without an anchor, and nothing else") {
  const auto folder = published();
  if (!folder) return;
  const auto cells = by_change(compare(*folder / "wave2", "v0.2.0", "v0.2.1").impact);
  const std::map<std::string, std::vector<std::string>> expected = {
      {"flags_anchored lost, headline lost",
       {"langgraph/default/T1/O4/11", "langgraph/default/T1/O4/12", "langgraph/default/T1/O4/13",
        "langgraph/default/T1/O4/14", "langgraph/default/T1/O4/15", "langgraph/default/T2/O4/13",
        "autogen/default/T1/O4/12", "autogen/guardrail/T1/O4/12", "autogen/guardrail/T2/O4/12"}},
      {"reacted lost", {"langgraph/default/T1/O3/11", "langgraph/default/T1/O3/13", "langgraph/default/T1/O3/14",
                        "langgraph/default/T3/O2/12", "langgraph/default/T3/O3/11", "langgraph/default/T3/O3/12",
                        "langgraph/default/T3/O3/14", "langgraph/default/T4/O1/13", "langgraph/default/T4/O1/14",
                        "langgraph/default/T4/O2/11", "langgraph/default/T4/O2/13", "langgraph/default/T4/O5/14",
                        "crewai/guardrail/T1/O3/12",  "crewai/guardrail/T2/O1/12",  "crewai/guardrail/T2/O3/12",
                        "crewai/guardrail/T4/O1/12",  "autogen/default/T1/O1/12",   "autogen/default/T1/O3/12",
                        "autogen/default/T2/O1/12",   "autogen/default/T2/O3/12",   "autogen/default/T3/O2/12",
                        "autogen/default/T3/O3/12",   "autogen/default/T4/O1/12"}},
  };
  CHECK(cells == expected);
}

TEST_CASE("the changed cells of the published waves add up to the two scoreboards") {
  const auto folder = published();
  if (!folder) return;
  for (const std::string wave : {"wave1", "wave2"}) {
    for (std::size_t i = 1; i < versions().size(); ++i) {
      const auto &from = versions()[i - 1], &to = versions()[i];
      CAPTURE(wave, from, to);
      const auto compared = compare(*folder / wave, from, to);
      auto left = tally::make_scoreboard(compared.before, {}, rulebook_of(from)).all;
      auto right = tally::make_scoreboard(compared.after, {}, rulebook_of(to)).all;
      for (const auto& change : compared.impact.cells) {
        left = left + change.counts_after;
        right = right + change.counts_before;
      }
      CHECK(left == right);
    }
  }
}

TEST_CASE("v0.1.3 changes no cell of wave 1") {
  const auto folder = published();
  if (!folder) return;
  CHECK(compare(*folder / "wave1", "v0.1.2", "v0.1.3").impact.cells.empty());
}
