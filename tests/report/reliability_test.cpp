// Section 6: a judge whose two prompts disagree makes the soft tier low-confidence, wherever it appears.
#include "report/reliability.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "report/csv.hpp"
#include "report/evaluations.hpp"
#include "report/items.hpp"
#include "report/json.hpp"
#include "report/jsonl.hpp"
#include "report/markdown.hpp"
#include "report/terminal.hpp"
#include "support/schema.hpp"

using namespace sabot;
using nlohmann::json;
using report::test::cell;

namespace {

constexpr double kappa_floor = 0.7;

// Four missed cells of which the first prompt noticed the first two, and one that the headline detects.
adjudicate::Wave wave() {
  adjudicate::Wave wave;
  for (std::int64_t label = 1; label <= 4; ++label)
    wave.cells.push_back(report::test::missed(cell("bare", "F1", label)));
  wave.cells.push_back(report::test::detected(cell("bare", "F1", 5)));
  return wave;
}

tally::JudgeVerdicts judged(const std::vector<bool>& noticed) {
  tally::JudgeVerdicts verdicts;
  std::int64_t label = 0;
  for (const bool yes : noticed) verdicts[to_string(cell("bare", "F1", ++label))] = {yes, "checker", "odd"};
  return verdicts;
}

report::Evaluation evaluation(double kappa) {
  auto made = report::test::mixed();
  report::test::hear_judge(made, "loom/bare/K1/F1/12");
  made.provenance.judge = report::Reliability{{1, 1, 0, 2}, kappa, kappa_floor};
  return made;
}

}  // namespace

TEST_CASE("reliability is the agreement on cells of the judged set that both prompts judged") {
  const auto first = judged({true, true, false, false, true});
  const auto same = report::reliability_of(wave(), first, first, kappa_floor);
  REQUIRE(same);
  CHECK(same->agreement == stats::Agreement{2, 0, 0, 2});  // without the one that the headline detects
  CHECK(same->kappa == 1);
  CHECK_FALSE(same->low_confidence());

  const auto half = report::reliability_of(wave(), first, judged({true, false, true}), kappa_floor);
  REQUIRE(half);
  CHECK(half->agreement == stats::Agreement{1, 1, 1, 0});
  CHECK(half->low_confidence());

  CHECK_FALSE(report::reliability_of(wave(), first, {}, kappa_floor));
}

TEST_CASE("a kappa at the floor is enough") {
  CHECK_FALSE(report::Reliability{{}, 0.7, 0.7}.low_confidence());
  CHECK(report::Reliability{{}, 0.69, 0.7}.low_confidence());
}

TEST_CASE("every format calls a soft tier of low confidence so, and no other") {
  const auto unsure = evaluation(0.5);
  const auto sure = evaluation(0.9);
  const auto formats = [](const report::Evaluation& of) {
    return std::vector<std::string>{report::terminal(of, {}), report::markdown(of), report::csv(of)};
  };
  for (const auto& text : formats(unsure)) CHECK(text.find("low confidence") != std::string::npos);
  for (const auto& text : formats(sure)) CHECK(text.find("low confidence") == std::string::npos);
  for (const bool low : {true, false}) {
    const auto& of = low ? unsure : sure;
    const auto value = json::parse(report::json(of));
    CHECK(value["soft_tier"]["reliability"]["low_confidence"] == low);
    CHECK(report::test::schema_findings("output-scoreboard.schema.json", value).empty());
    const auto& verdict = of.wave.cells[1];
    const auto line = json::parse(report::json_line(verdict, &of.judged.begin()->second, of.provenance));
    CHECK(line["soft_tier"]["low_confidence"] == low);
    CHECK(report::test::schema_findings("output-cell.schema.json", line).empty());
  }
}

TEST_CASE("caveats say how well two prompts agree, or that nothing was judged twice") {
  const auto said = [](const report::Evaluation& of, const std::string& sentence) {
    const auto caveats = report::caveats(of);
    return std::find(caveats.begin(), caveats.end(), sentence) != caveats.end();
  };
  CHECK(said(evaluation(0.5), "Two prompts of the judge agree on 3 of 4 cells: kappa 0.50."));
  CHECK(said(evaluation(0.5),
             "The soft tier is of low confidence: kappa of the judge's two prompts is 0.50, below 0.7."));
  auto once = evaluation(0.5);
  once.provenance.judge.reset();
  CHECK(said(once, "No cell was judged twice: how reliable the judge is is not known."));
}
