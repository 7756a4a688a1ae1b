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

Json coverage(const std::vector<adjudicate::RowCoverage>& rows) {
  Json list = Json::array();
  for (const auto& row : rows) {
    Json labels = Json::array();
    for (const auto& label : row.replicates) labels.push_back(to_string(label));
    const auto& [passed, failed, errored] = row.baselines;
    list.push_back({{"framework", row.row.framework},
                    {"config", row.row.config},
                    {"replicates", labels},
                    {"expected_replicates", row.expected_replicates},
                    {"registered", row.registered},
                    {"baselines", {{"passed", passed}, {"failed", failed}, {"errored", errored}}}});
  }
  return list;
}

Json cells(const Appendix& appendix, Status status) {
  Json list = Json::array();
  for (const ListedCell& listed : cells_of(appendix, status).items) {
    Json item = json_of(listed.cell);
    if (status == Status::excluded) item["code"] = listed.exclusion;
    item["reason"] = json_of(listed.reason);
    list.push_back(std::move(item));
  }
  return list;
}

Json uncounted(const Appendix& appendix) {
  Json list = Json::array();
  for (const auto& [cell, act] : appendix.uncounted_acts.items) {
    Json item = json_of(cell);
    item.update(json_of(act));
    list.push_back(std::move(item));
  }
  return list;
}

Json left_out(const Evaluation& evaluation) {
  const Appendix& appendix = evaluation.appendix;
  return {{"excluded", appendix.excluded.left_out},
          {"carved_out", appendix.carved_out.left_out},
          {"unscored", appendix.unscored.left_out},
          {"not_run", appendix.not_run.left_out},
          {"uncounted_acts", appendix.uncounted_acts.left_out},
          {"set_aside", evaluation.set_aside.left_out}};
}

}  // namespace

std::string json(const Evaluation& evaluation) {
  const Provenance& provenance = evaluation.provenance;
  const tally::Scoreboard& board = evaluation.board;
  const Appendix& appendix = evaluation.appendix;
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
      {"coverage", coverage(evaluation.wave.rows)},
      {"excluded", cells(appendix, Status::excluded)},
      {"carved_out", cells(appendix, Status::carved_out)},
      {"unscored", cells(appendix, Status::unscored)},
      {"not_run", cells(appendix, Status::not_run)},
      {"uncounted_acts", uncounted(appendix)},
      {"left_out", left_out(evaluation)},
      {"set_aside", json_of(evaluation.set_aside.items)},
      {"caveats", caveats(evaluation)},
  });
  return dump(document, 2);
}

}  // namespace sabot::report
