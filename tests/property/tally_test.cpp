// Counting: what holds of every scoreboard, and that neither judges nor the order of the input can move it.
#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "support/engine.hpp"
#include "support/generators.hpp"
#include "support/wave_generator.hpp"
#include "tally/scoreboard.hpp"

using namespace sabot;
using namespace sabot::testing;
using tally::Counts;
using trace::Run;

namespace {

rc::Gen<Counts> counts() {
  const auto number = rc::gen::inRange<std::int64_t>(0, 1000);
  const auto code = rc::gen::element<std::string>("RUN_ERROR", "BASELINE_FAIL", "INJECTION_UNVERIFIED");
  const auto excluded = rc::gen::map(up_to(4, rc::gen::pair(code, number)), [](const auto& numbers) {
    return std::map<std::string, std::int64_t>(numbers.begin(), numbers.end());
  });
  return rc::gen::build<Counts>(rc::gen::set(&Counts::injected, number), rc::gen::set(&Counts::valid, number),
                                rc::gen::set(&Counts::mapping, number), rc::gen::set(&Counts::flags, number),
                                rc::gen::set(&Counts::headline, number), rc::gen::set(&Counts::reacted, number),
                                rc::gen::set(&Counts::recovered, number), rc::gen::set(&Counts::noticed, number),
                                rc::gen::set(&Counts::recovery_without_detection, number),
                                rc::gen::set(&Counts::strict, number), rc::gen::set(&Counts::visible, number),
                                rc::gen::set(&Counts::strict_visible, number), rc::gen::set(&Counts::judged, number),
                                rc::gen::set(&Counts::judged_undetected, number),
                                rc::gen::set(&Counts::noticed_softly, number),
                                rc::gen::set(&Counts::carved_out, number), rc::gen::set(&Counts::unscored, number),
                                rc::gen::set(&Counts::not_run, number), rc::gen::set(&Counts::excluded, excluded));
}

// A judge that has seen some of the runs and says anything of them.
tally::JudgeVerdicts judge_some(const std::vector<Run>& runs) {
  tally::JudgeVerdicts verdicts;
  for (const auto& run : runs) {
    if (*rc::gen::arbitrary<bool>()) verdicts[run.run_id] = {*rc::gen::arbitrary<bool>(), "reviewer", "looks off"};
  }
  return verdicts;
}

// Every line of a scoreboard by name.
std::vector<std::pair<std::string, Counts>> lines(const tally::Scoreboard& board) {
  std::vector<std::pair<std::string, Counts>> all = {{"all, " + board.band, board.all}};
  for (const auto& line : board.rows) all.emplace_back(to_string(line.row), line.counts);
  for (const auto& line : board.frameworks) all.emplace_back(line.framework, line.counts);
  for (const auto& line : board.operators) all.emplace_back(line.framework + " " + line.fault_operator, line.counts);
  for (const auto& line : board.groups) {
    all.emplace_back(to_string(line.row) + " " + line.task + " " + line.fault_operator, line.counts);
  }
  return all;
}

Counts without_judges(Counts counts) {
  counts.judged = 0;
  counts.judged_undetected = 0;
  counts.noticed_softly = 0;
  counts.recovery_without_detection = 0;
  return counts;
}

}  // namespace

TEST_CASE("Headline independent of any judge output") {
  CHECK(rc::check("Headline independent of any judge output", [] {
    const auto runs = *waves();
    const auto judged = judge_some(runs);
    for (const auto& version : versions()) {
      const auto wave = evaluate(runs, version);
      const auto with = tally::make_scoreboard(wave, judged, rulebook_of(version));
      const auto without = tally::make_scoreboard(wave, {}, rulebook_of(version));
      RC_ASSERT(with.median == without.median);
      const auto lines_with = lines(with);
      const auto lines_without = lines(without);
      RC_ASSERT(lines_with.size() == lines_without.size());
      for (std::size_t i = 0; i < lines_with.size(); ++i) {
        RC_ASSERT(lines_with[i].first == lines_without[i].first);
        RC_ASSERT(without_judges(lines_with[i].second) == without_judges(lines_without[i].second));
      }
    }
  }));
}

TEST_CASE("mapping, flags <= union, override gap >= 0") {
  CHECK(rc::check("mapping, flags <= union; override gap >= 0", [] {
    const auto runs = *waves();
    const auto judged = judge_some(runs);
    for (const auto& version : versions()) {
      for (const auto& [name, sum] :
           lines(tally::make_scoreboard(evaluate(runs, version), judged, rulebook_of(version)))) {
        RC_ASSERT(sum.mapping <= sum.headline);
        RC_ASSERT(sum.flags <= sum.headline);
        RC_ASSERT(sum.headline <= sum.mapping + sum.flags);
        RC_ASSERT(sum.reacted <= sum.headline);
        // The override gap is (headline + noticed softly) - headline, over valid.
        RC_ASSERT(sum.noticed_softly >= 0);
        RC_ASSERT(sum.noticed_softly <= sum.judged);
        RC_ASSERT(sum.headline + sum.noticed_softly + sum.recovery_without_detection <= sum.valid);
        RC_ASSERT(sum.recovery_without_detection <= sum.recovered);
      }
    }
  }));
}

TEST_CASE("Tally merge is associative and commutative") {
  CHECK(rc::check("Tally merge is associative and commutative", [] {
    const auto a = *counts();
    const auto b = *counts();
    const auto c = *counts();
    RC_ASSERT((a + b) + c == a + (b + c));
    RC_ASSERT(a + b == b + a);
    RC_ASSERT(a + Counts{} == a);
  }));
}

TEST_CASE("Any split and order of the input gives the same scoreboard") {
  CHECK(rc::check("Any split and order of the input gives the same scoreboard", [] {
    const auto runs = *waves();
    const auto mixed = *shuffled(runs);
    const auto version = *rc::gen::elementOf(versions());
    std::vector<std::vector<Run>> parts(3);
    for (const auto& run : mixed) parts[*rc::gen::inRange<std::size_t>(0, 3)].push_back(run);

    std::vector<adjudicate::Observation> observations;
    for (const auto& part : parts) {
      for (auto& observation : observe_all(part, version)) observations.push_back(std::move(observation));
    }
    const auto whole = evaluate(runs, version);
    const auto joined = assemble(std::move(observations), version);
    RC_ASSERT(difference(to_results(joined), to_results(whole)) == "");
    const auto& rulebook = rulebook_of(version);
    const auto board = tally::make_scoreboard(whole, {}, rulebook);
    RC_ASSERT(lines(tally::make_scoreboard(joined, {}, rulebook)) == lines(board));

    std::vector<Counts> sums(3);
    for (const auto& cell : joined.cells) {
      auto& sum = sums[*rc::gen::inRange<std::size_t>(0, 3)];
      sum = sum + tally::count(cell, nullptr);
    }
    RC_ASSERT(sums[2] + sums[0] + sums[1] == board.all);
  }));
}
