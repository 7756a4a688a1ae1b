// Wave 2 against wave 1 on the published runs. The counts of each wave alone are the published ones; the pairs, and the
// cells that got worse, were counted by an independent script over both waves' verdicts.
#include <catch2/catch.hpp>

#include "adjudicate/wave.hpp"
#include "conformance/published.hpp"
#include "support/engine.hpp"
#include "tally/predictions.hpp"

using namespace sabot;
using namespace sabot::testing;
using conformance::published;
using conformance::read_runs;
using rulebook::Measure;
using tally::CellPair;
using tally::Finding;

namespace {

std::vector<CellPair> pairs_of(const std::vector<trace::Run>& before, const std::vector<trace::Run>& after) {
  const auto full = [](const std::vector<trace::Run>& runs, const char* version) {
    return adjudicate::assemble(observe_all(runs, version), rulebook_of(version), adjudicate::Completeness::full_matrix)
        .value();
  };
  const auto earlier = full(before, "v0.1.2");
  const auto later = full(after, "v0.2.0");
  return tally::pair_waves({earlier, {}, rulebook_of("v0.1.2")}, {later, {}, rulebook_of("v0.2.0")});
}

std::vector<tally::Answer> answers_of(const std::vector<CellPair>& pairs) {
  const auto& rulebook = rulebook_of("v0.2.0");
  return tally::answers(*rulebook.predictions, rulebook.matrix.body.matrix, pairs);
}

}  // namespace

TEST_CASE("langgraph/default in both waves: 138 pairs, 12 baselines that fail anew, four cells that got worse") {
  const auto folder = published();
  if (!folder) return;
  const auto pairs =
      pairs_of(read_runs(*folder / "wave1/langgraph/default"), read_runs(*folder / "wave2/langgraph/default"));
  const auto counts = tally::sum(pairs);
  CHECK(counts.before.headline == 24);
  CHECK(counts.after.headline == 76);
  CHECK(tally::effect(counts, Measure::headline) == tally::Rate{52, 138});

  const auto failed_anew = tally::where(pairs, [](const CellPair& pair) {
    return pair.before.status == adjudicate::Status::scored && pair.after.exclusion == "BASELINE_FAIL";
  });
  CHECK(failed_anew.size() == 12);
  std::vector<std::string> worse;
  for (const auto& pair : pairs) {
    if (lost(pair, Measure::headline)) worse.push_back(to_string(pair.cell));
  }
  CHECK(worse == std::vector<std::string>{"langgraph/default/T4/O4/11", "langgraph/default/T5/O3/15",
                                          "langgraph/default/T5/O4/14", "langgraph/default/T5/O4/15"});
}

TEST_CASE("one row alone decides no prediction, but what it shows is there") {
  const auto folder = published();
  if (!folder) return;
  const auto answers = answers_of(
      pairs_of(read_runs(*folder / "wave1/langgraph/default"), read_runs(*folder / "wave2/langgraph/default")));
  REQUIRE(answers.size() == 5);
  for (const auto& answer : answers) {
    INFO(answer.id);
    CHECK(answer.finding == Finding::undecided);
    CHECK_FALSE(answer.gaps.empty());
  }
  CHECK(answers[0].evidence.front().numbers.front().value == tally::Rate{40, 69});
  CHECK(answers[0].evidence.front().holds == true);
  REQUIRE(answers[1].evidence.size() == 4);
  for (const auto& group : answers[1].evidence) CHECK(group.holds == true);
  CHECK(answers[3].evidence.front().numbers.front().value == tally::Rate{4, 46});
  CHECK(answers[4].evidence.front().numbers.back().value.part == -43);
}

TEST_CASE("one anchored flag of Magentic-One on T1 confirms that there is some") {
  const auto folder = published();
  if (!folder) return;
  const auto answers = answers_of(pairs_of({}, read_runs(*folder / "wave2/autogen/guardrail")));
  CHECK(answers[2].id == "P3");
  CHECK(answers[2].finding == Finding::confirmed);
  CHECK(answers[2].evidence.front().numbers.front().value.part == 1);
}
