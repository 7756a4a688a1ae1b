#include "report/evaluations.hpp"

#include <algorithm>
#include <utility>

namespace sabot::report::test {
namespace {

using adjudicate::Cell;
using adjudicate::CellVerdict;
using adjudicate::Status;

// The counts of the key's entry in the list, which is added when it is new.
template <class Entry, class Same>
tally::Counts& counts_of(std::vector<Entry>& list, Entry added, Same same) {
  const auto found = std::find_if(list.begin(), list.end(), same);
  return found != list.end() ? found->counts : list.emplace_back(std::move(added)).counts;
}

void add(tally::Scoreboard& board, const CellVerdict& verdict) {
  const Cell& cell = verdict.cell;
  const auto counted = tally::count(verdict, nullptr);
  const auto add_to = [&](tally::Counts& counts) { counts = counts + counted; };
  const auto same_framework = [&](const auto& e) { return e.framework == cell.row.framework; };
  const auto same_row = [&](const auto& e) { return e.row == cell.row; };
  const auto same_operator = [&](const auto& e) { return e.fault_operator == cell.fault_operator; };
  add_to(board.all);
  add_to(counts_of(board.rows, {cell.row, {}}, same_row));
  add_to(counts_of(board.frameworks, {cell.row.framework, {}}, same_framework));
  add_to(counts_of(board.operators, {cell.row.framework, cell.fault_operator, {}},
                   [&](const auto& e) { return same_framework(e) && same_operator(e); }));
  add_to(counts_of(board.groups, {cell.row, cell.task, cell.fault_operator, {}},
                   [&](const auto& e) { return same_row(e) && e.task == cell.task && same_operator(e); }));
}

}  // namespace

rulebook::RuleRef rule(std::string id, std::size_t line) {
  const std::string file = "rules/" + id + ".toml";
  return {std::move(id), {file, line, 3}};
}

Cell cell(std::string config, std::string fault_operator, std::int64_t replicate) {
  return {{"loom", std::move(config)}, "K1", std::move(fault_operator), {replicate}};
}

adjudicate::Observation observation(const Cell& of) {
  adjudicate::Observation run;
  run.run_id = to_string(of);
  run.framework = of.row.framework;
  run.config = of.row.config;
  run.task = of.task;
  run.fault_operator = of.fault_operator;
  run.replicate = of.replicate;
  run.origin = {"runs.jsonl", 7, 0};
  run.facts = {std::nullopt, 2, true, true, true};
  run.acts = {{3,
               "halt",
               "checker",
               "41 is not 14",
               adjudicate::ActStanding::counted,
               {rule("mapping", 12), "the mapping admits it"}}};
  run.flags = {{3,
                "checker",
                "41 or 14?",
                {"41", "14"},
                adjudicate::FlagStanding::counted,
                {rule("anchors", 5), "it quotes an anchor"}}};
  run.tokens = {{3, "checker", "VERDICT: REJECT", true}};
  run.probes = {{2, {rule("probes", 4), "the fault was served"}},
                {std::nullopt, {rule("probes", 9), "never read back"}}};
  return run;
}

CellVerdict detected(const Cell& of) {
  return {of,
          Status::scored,
          "",
          {rule("exclusions", 1), "no exclusion code applies"},
          adjudicate::Outcome{true,
                              true,
                              true,
                              true,
                              true,
                              true,
                              {rule("mapping", 12), "seq 3 detects it"},
                              {rule("reaction", 2), "seq 3 corrects it"}},
          observation(of)};
}

CellVerdict missed(const Cell& of) {
  CellVerdict verdict = detected(of);
  verdict.outcome = adjudicate::Outcome{false,
                                        false,
                                        false,
                                        false,
                                        true,
                                        false,
                                        {rule("surfaces", 3), "no surface detected it"},
                                        {rule("reaction", 2), "nothing to react to"}};
  verdict.observation->acts.front().standing = adjudicate::ActStanding::refused;
  verdict.observation->acts.front().reason = {rule("retry", 6), "boilerplate"};
  verdict.observation->flags.clear();
  return verdict;
}

CellVerdict excluded(const Cell& of) {
  CellVerdict verdict = without_outcome(of, Status::excluded, "the baseline failed");
  verdict.exclusion = "NO_BASE";
  return verdict;
}

CellVerdict without_outcome(const Cell& of, Status status, std::string why) {
  return {of, status, "", {rule("matrix", 8), std::move(why)}, std::nullopt, std::nullopt};
}

Evaluation evaluation(std::vector<CellVerdict> cells) {
  Evaluation made;
  made.provenance = {"1.2.3",
                     {},
                     std::string(60, 'd') + "beef",
                     false,
                     false,
                     true,
                     {{"runs.jsonl", 4, "0f1e2d3c4b5a69788796a5b4c3d2e1f0"}},
                     {}};
  made.provenance.waves = {{"first", "v9", made.provenance.digest, {{std::int64_t{11}}, {std::int64_t{12}}}}};
  made.matrix.frameworks = {"loom"};
  made.matrix.configs = {"bare", "kept"};
  made.provenance.spec.version = "v9";
  made.provenance.spec.date = {2031, 4, 5};
  for (const auto& verdict : cells) add(made.board, verdict);
  std::vector<tally::Rate> rates;
  for (const auto& framework : made.board.frameworks)
    rates.push_back({framework.counts.headline, framework.counts.valid});
  made.board.median = tally::median(std::move(rates));
  if (made.board.median) {
    made.board.band = "upper";
    made.band_meaning = "checks mostly work";
  }
  for (const auto& row : made.board.rows) {
    made.wave.rows.push_back({row.row, {{std::int64_t{11}}, {std::int64_t{12}}}, 5, true, {1, 1, 0}});
    made.wave.baselines.push_back({{row.row, "K1", {std::int64_t{11}}}, {"runs.jsonl", 1, 0}, {std::nullopt, true}});
    made.wave.baselines.push_back({{row.row, "K1", {std::int64_t{12}}}, {"runs.jsonl", 2, 0}, {std::nullopt, false}});
  }
  made.wave.cells = std::move(cells);
  made.appendix = appendix_of(made.wave, made.matrix);
  return made;
}

Evaluation floored() {
  const Evaluation plain = mixed();
  auto cells = plain.wave.cells;
  for (CellVerdict& verdict : cells) {
    if (!verdict.outcome) continue;
    const bool detected = verdict.outcome->headline;
    verdict.outcome->strict = adjudicate::Strict{detected, detected, {rule("floor", 4), "what the floor says"}};
  }
  auto made = evaluation(std::move(cells));
  made.provenance.strict_floor = rulebook::Lender{"v10", std::string(64, 'e')};
  made.set_aside = plain.set_aside;
  return made;
}

Evaluation mixed() {
  auto unscored = without_outcome(cell("bare", "F3", 11), Status::unscored, "no baseline");
  unscored.observation = observation(unscored.cell);
  unscored.observation->acts.clear();
  auto made = evaluation({
      detected(cell("bare", "F1", 11)),
      missed(cell("bare", "F1", 12)),
      excluded(cell("bare", "F2", 11)),
      std::move(unscored),
      without_outcome(cell("bare", "F3", 12), Status::not_run, "not in the input"),
      detected(cell("kept", "F1", 11)),
      without_outcome(cell("kept", "F2", 11), Status::carved_out, "it lands too late"),
      without_outcome(cell("kept", "F3", 11), Status::not_run, "not in the input"),
      without_outcome(cell("kept", "F3", 12), Status::not_run, "not in the input"),
  });
  made.set_aside.items = {{{"bad.jsonl", 3, 9}, "E106", "this is not JSON", "a brace is missing", ""}};
  return made;
}

void hear_judge(Evaluation& evaluation, const std::string& run_id) {
  evaluation.judged[run_id] = {true, "checker", "odd"};
  for (const CellVerdict& verdict : evaluation.wave.cells) {
    if (!verdict.outcome || verdict.observation->run_id != run_id) continue;
    evaluation.board.all.judged_undetected += verdict.outcome->headline ? 0 : 1;
  }
}

Evaluation hostile() {
  const std::string text = hostile_text;
  Cell of{{text, text}, text, text, {text}};
  auto scored = detected(of);
  scored.observation->run_id = text;
  for (auto& act : scored.observation->acts) {
    act = {3, text, text, text, adjudicate::ActStanding::unmapped, {{text, {text, 1, 1}}, text}};
  }
  for (auto& flag : scored.observation->flags) flag.quote = flag.component = text;
  of.replicate = {text + "2"};
  auto out = excluded(of);
  out.exclusion = text;
  out.status_reason = {{text, {text, 1, 1}}, text};
  auto made = evaluation({std::move(scored), std::move(out)});
  made.provenance.inputs = {{text, 2}};
  made.set_aside.items = {{{text, 1, 1}, "E1", text, text, text}};
  return made;
}

}  // namespace sabot::report::test
