// The strict floor and the clean base rates of wave 2, as they were published beside its v0.2.0 verdicts.
#include <catch2/catch.hpp>
#include <map>
#include <string>

#include "adjudicate/strict.hpp"
#include "conformance/published.hpp"
#include "support/engine.hpp"
#include "tally/base_rates.hpp"
#include "tally/scoreboard.hpp"

using namespace sabot;
using namespace sabot::testing;
using sabot::conformance::published;
using sabot::conformance::read_runs;

namespace {

adjudicate::Wave wave_2(const std::filesystem::path& published, const std::string& row) {
  return adjudicate::with_strict_floor(evaluate(read_runs(published / "wave2" / row), "v0.2.0"),
                                       strict_floor_of("v0.2.0")->rule);
}

using Fires = std::map<std::string, int>;  // baselines by operator; operators that never fire are left out

struct CleanRates {
  Fires anchored;
  Fires strict;
};

CleanRates clean_rates(const adjudicate::Wave& wave) {
  CleanRates rates;
  for (const auto& check : tally::clean_checks(wave, rulebook_of("v0.2.0"), &strict_floor_of("v0.2.0")->rule.body)) {
    if (!check.anchors.empty()) ++rates.anchored[check.fault_operator];
    if (!check.kept.empty()) ++rates.strict[check.fault_operator];
  }
  return rates;
}

}  // namespace

TEST_CASE("wave 2, the strict floor of each row that is there") {
  const auto folder = published();
  if (!folder) return;
  struct Part {
    std::string row;
    std::int64_t valid, headline, strict;
  };
  const std::vector<Part> parts = {
      {"langgraph/default", 138, 76, 66},
      {"crewai/guardrail", 30, 16, 16},
      {"autogen/default", 30, 17, 16},
      {"autogen/guardrail", 4, 4, 2},
  };
  for (const Part& part : parts) {
    INFO(part.row);
    const auto all = tally::make_scoreboard(wave_2(*folder, part.row), {}, rulebook_of("v0.2.0")).all;
    CHECK(all.valid == part.valid);
    CHECK(all.headline == part.headline);
    CHECK(all.strict == part.strict);
  }
}

TEST_CASE("wave 2, what anchors do on the clean baselines that are there, as an independent script counts it") {
  const auto folder = published();
  if (!folder) return;
  const auto langgraph = clean_rates(wave_2(*folder, "langgraph/default"));
  CHECK(langgraph.anchored == Fires{{"O1", 7}, {"O3", 3}, {"O4", 8}, {"O5", 4}});
  CHECK(langgraph.strict == Fires{});
  const auto crewai = clean_rates(wave_2(*folder, "crewai/guardrail"));
  CHECK(crewai.anchored == Fires{{"O1", 1}, {"O4", 1}, {"O5", 1}});
  CHECK(crewai.strict == Fires{});
  const auto autogen = clean_rates(wave_2(*folder, "autogen/default"));
  CHECK(autogen.anchored == Fires{{"O1", 2}, {"O3", 1}, {"O4", 1}, {"O5", 2}});
  CHECK(autogen.strict == Fires{{"O1", 1}, {"O3", 1}, {"O5", 1}});
  const auto magentic = clean_rates(wave_2(*folder, "autogen/guardrail"));
  CHECK(magentic.anchored == Fires{{"O1", 2}, {"O4", 2}, {"O5", 2}});
  CHECK(magentic.strict == Fires{{"O5", 1}});
}
