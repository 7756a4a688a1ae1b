#include "report/json.hpp"

#include "report/figures.hpp"
#include "report/items.hpp"
#include "report/json_values.hpp"
#include "report/words.hpp"
#include "rulebook/rule_file.hpp"

namespace sabot::report {
namespace {

using adjudicate::Status;

// The names of an entry, then its counts.
Json entry(Json names, const tally::Counts& counts, const Basis& basis) {
  names.update(json_of(counts, basis));
  return names;
}

Json headline(const Evaluation& evaluation) {
  const tally::Scoreboard& board = evaluation.board;
  if (!board.median) return {{"median", nullptr}, {"band", nullptr}};
  return {{"median", tally::value(*board.median)},
          {"band", {{"id", board.band}, {"meaning", evaluation.band_meaning}}}};
}

Json reliability(const Provenance& provenance) {
  if (!provenance.judge) return nullptr;
  const auto& [agreement, kappa, floor] = *provenance.judge;
  return {{"both", agreement.both},
          {"only_first", agreement.only_first},
          {"only_second", agreement.only_second},
          {"neither", agreement.neither},
          {"kappa", kappa},
          {"floor", floor},
          {"low_confidence", provenance.judge->low_confidence()}};
}

Json coverage(const adjudicate::Wave& wave) {
  Json list = Json::array();
  for (const auto& row : wave.rows) {
    Json labels = Json::array();
    for (const auto& label : row.replicates) labels.push_back(to_string(label));
    const BaselineCounts baselines = baselines_of(wave, row.row);
    list.push_back(
        {{"framework", row.row.framework},
         {"config", row.row.config},
         {"replicates", labels},
         {"expected_replicates", row.expected_replicates},
         {"registered", row.registered},
         {"baselines", {{"passed", baselines.passed}, {"failed", baselines.failed}, {"errored", baselines.errored}}}});
  }
  return list;
}

Json cells(const adjudicate::Wave& wave, Status status) {
  Json list = Json::array();
  for (const auto* verdict : cells_with(wave, status)) {
    Json item = json_of(verdict->cell);
    if (status == Status::excluded) item["code"] = verdict->exclusion;
    item["reason"] = json_of(verdict->status_reason);
    list.push_back(std::move(item));
  }
  return list;
}

Json uncounted(const adjudicate::Wave& wave) {
  Json list = Json::array();
  for (const auto& [verdict, act] : uncounted_acts(wave)) {
    Json item = json_of(verdict->cell);
    item.update(json_of(*act));
    list.push_back(std::move(item));
  }
  return list;
}

}  // namespace

std::string json(const Evaluation& evaluation) {
  const Provenance& provenance = evaluation.provenance;
  const tally::Scoreboard& board = evaluation.board;
  const adjudicate::Wave& wave = evaluation.wave;
  const Basis basis = basis_of(evaluation);

  Json rows = Json::array();
  for (const auto& row : board.rows) {
    rows.push_back(entry({{"framework", row.row.framework}, {"config", row.row.config}}, row.counts, basis));
  }
  Json frameworks = Json::array();
  for (const auto& framework : board.frameworks) {
    frameworks.push_back(entry({{"framework", framework.framework}}, framework.counts, basis));
  }
  Json operators = Json::array();
  for (const auto& pair : board.operators) {
    operators.push_back(entry({{"framework", pair.framework}, {"operator", pair.fault_operator}}, pair.counts, basis));
  }
  Json groups = Json::array();
  for (const auto& group : board.groups) {
    groups.push_back(entry({{"framework", group.row.framework},
                            {"config", group.row.config},
                            {"task", group.task},
                            {"operator", group.fault_operator}},
                           group.counts, basis));
  }

  Json document = opening(scoreboard_format, provenance);
  document.update(Json{
      {"flags_in_force", basis.flags_in_force},
      {"strict_floor", provenance.strict_floor ? json_of(*provenance.strict_floor) : Json()},
      {"soft_tier",
       {{"given", basis.soft_tier.given},
        {"judged", basis.soft_tier.judged},
        {"to_judge", basis.soft_tier.to_judge},
        {"reliability", reliability(provenance)}}},
      {"headline", headline(evaluation)},
      {"all", json_of(board.all, basis)},
      {"rows", rows},
      {"frameworks", frameworks},
      {"operators", operators},
      {"groups", groups},
      {"coverage", coverage(wave)},
      {"excluded", cells(wave, Status::excluded)},
      {"carved_out", cells(wave, Status::carved_out)},
      {"unscored", cells(wave, Status::unscored)},
      {"not_run", cells(wave, Status::not_run)},
      {"uncounted_acts", uncounted(wave)},
      {"set_aside", json_of(evaluation.set_aside)},
      {"caveats", caveats(evaluation)},
  });
  return dump(document, 2);
}

}  // namespace sabot::report
