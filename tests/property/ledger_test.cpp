// A ledger of a few bytes for each run gives what the whole observations give, in whatever order the runs come.
#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "adjudicate/ledger.hpp"
#include "cli/gathering.hpp"
#include "report/csv.hpp"
#include "report/json.hpp"
#include "report/markdown.hpp"
#include "support/engine.hpp"
#include "support/wave_generator.hpp"

using namespace sabot;
using namespace sabot::testing;
using adjudicate::Completeness;

namespace {

const cli::Rules& rules_of(const std::string& version) {
  static std::map<std::string, cli::Rules> known;
  const auto found = known.find(version);
  if (found != known.end()) return found->second;
  return known.emplace(version, cli::choose_rules(built_in_sources(), version).value()).first->second;
}

const adjudicate::StrictFloor* floor_of(const cli::Rules& rules) {
  return rules.supplements.strict_floor ? &rules.supplements.strict_floor->rule : nullptr;
}

adjudicate::Ledger ledger_of(const std::vector<trace::Run>& runs, const std::string& version) {
  const cli::Rules& rules = rules_of(version);
  adjudicate::Ledger ledger;
  for (const auto& observation : observe_all(runs, version)) {
    add(ledger, summarise(observation, rules.rulebook, floor_of(rules)), rules.rulebook.matrix.body.matrix);
  }
  return ledger;
}

// What remains of a verdict without reasons, and where its run was read.
std::string brief(const adjudicate::CellVerdict& verdict, const Place& origin) {
  std::string text = to_string(verdict.cell) + ' ' + std::string(to_string(verdict.status)) + ' ' + verdict.exclusion +
                     ' ' + verdict.status_reason.text + ' ' + to_string(origin);
  if (!verdict.outcome) return text;
  const adjudicate::Outcome& o = *verdict.outcome;
  for (const bool mark : {o.mapping, o.flags, o.headline, o.reacted, o.recovered, o.noticed}) text += mark ? '+' : '-';
  if (o.strict) text += std::string(o.strict->detected ? "s" : "-") + (o.strict->visible ? "v" : "-");
  return text;
}

std::vector<std::string> whole(const std::vector<trace::Run>& runs, const std::string& version, Completeness extent) {
  const cli::Rules& rules = rules_of(version);
  auto wave = adjudicate::assemble(observe_all(runs, version), rules.rulebook, extent).value();
  if (const auto* floor = floor_of(rules)) wave = adjudicate::with_strict_floor(std::move(wave), *floor);
  std::vector<std::string> cells;
  for (const auto& verdict : wave.cells) {
    cells.push_back(brief(verdict, verdict.observation ? verdict.observation->origin : Place()));
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

std::vector<std::string> by_ledger(const std::vector<trace::Run>& runs, const std::string& version,
                                   Completeness extent) {
  const cli::Rules& rules = rules_of(version);
  const rulebook::Matrix& matrix = rules.rulebook.matrix.body.matrix;
  adjudicate::Ledger ledger = ledger_of(runs, version);
  FirstFindings findings;
  close(ledger, matrix, findings);
  RC_ASSERT(findings.empty());
  std::vector<std::string> cells;
  for_each_cell(ledger, listed_rows(covered_rows(ledger, matrix), extent, matrix), rules.rulebook,
                floor_of(rules) != nullptr,
                [&](const adjudicate::LedgerCell& cell) { cells.push_back(brief(cell.verdict, cell.origin)); });
  std::sort(cells.begin(), cells.end());
  return cells;
}

// The reports of an evaluation that kept no cell.
std::vector<std::string> reports_of(const std::vector<trace::Run>& runs, const std::string& version) {
  cli::Gathered gathered;
  gathered.ledger = ledger_of(runs, version);
  gathered.inputs = {{"runs.jsonl", {static_cast<std::int64_t>(runs.size()), {}}}};
  const auto evaluation = cli::evaluate_gathered(rules_of(version), std::move(gathered), {}).value();
  return {report::markdown(evaluation), report::json(evaluation), report::csv(evaluation)};
}

std::vector<std::string> reports_of_whole(const std::vector<trace::Run>& runs, const std::string& version) {
  const cli::Rules& rules = rules_of(version);
  auto wave = evaluate(runs, version);
  if (const auto* floor = floor_of(rules)) wave = adjudicate::with_strict_floor(std::move(wave), *floor);
  auto evaluation = cli::evaluation_of(rules, tally::make_scoreboard(wave, {}, rules.rulebook),
                                       {{"runs.jsonl", {static_cast<std::int64_t>(runs.size()), {}}}}, {});
  evaluation.appendix = report::appendix_of(wave, evaluation.matrix);
  evaluation.wave = std::move(wave);
  return {report::markdown(evaluation), report::json(evaluation), report::csv(evaluation)};
}

}  // namespace

TEST_CASE("a ledger knows every cell as its whole observation does") {
  CHECK(rc::check("for any wave, version and extent", [] {
    const auto runs = *waves();
    for (const auto& version : versions()) {
      for (const auto extent : {Completeness::present_rows, Completeness::full_matrix}) {
        RC_ASSERT(by_ledger(runs, version, extent) == whole(runs, version, extent));
      }
    }
  }));
}

TEST_CASE("a scoreboard from a ledger is that from whole observations, byte for byte, in any order of the runs") {
  CHECK(rc::check("for any wave", [] {
    auto runs = *waves();
    const auto expected = reports_of_whole(runs, "v0.2.1");
    std::reverse(runs.begin(), runs.end());
    RC_ASSERT(reports_of(runs, "v0.2.1") == expected);
  }));
}

TEST_CASE("of two runs for one cell a ledger keeps neither, and names both places") {
  CHECK(rc::check("for any wave with runs given twice", [] {
    const auto runs = *waves();
    RC_PRE(!runs.empty());
    const auto& twice = *rc::gen::elementOf(runs);
    auto doubled = runs;
    doubled.push_back(twice);
    const rulebook::Matrix& matrix = rules_of("v0.2.1").rulebook.matrix.body.matrix;
    adjudicate::Ledger ledger = ledger_of(doubled, "v0.2.1");
    FirstFindings closing;
    close(ledger, matrix, closing);
    const Diagnostics findings = closing.listing().items;
    RC_ASSERT(findings.size() == 1U);
    RC_ASSERT(findings[0].code == "E136");
    RC_ASSERT(findings[0].place.file == twice.run_id);
    RC_ASSERT(ledger.entries.size() == runs.size() - 1);
  }));
}
