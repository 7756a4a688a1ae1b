#include "tally/scoreboard.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace sabot::tally {
namespace {

using adjudicate::CellVerdict;

// Sums the counts of equal keys and keeps the keys in the order in which they first come.
template <class Key>
class Grouping {
 public:
  void add(const Key& key, const Counts& counts) {
    const auto [at, is_new] = index_.try_emplace(key, groups_.size());
    if (is_new) groups_.emplace_back(key, Counts{});
    auto& sum = groups_[at->second].second;
    sum = std::move(sum) + counts;
  }

  const std::vector<std::pair<Key, Counts>>& groups() const { return groups_; }

 private:
  std::map<Key, std::size_t> index_;
  std::vector<std::pair<Key, Counts>> groups_;
};

const adjudicate::JudgeVerdict* verdict_on(const CellVerdict& cell, const JudgeVerdicts& judged) {
  if (!cell.observation) return nullptr;
  const auto found = judged.find(cell.observation->run_id);
  return found == judged.end() ? nullptr : &found->second;
}

std::string band_of(const Rate& median, const std::vector<rulebook::Band>& bands) {
  std::string id;
  for (const auto& band : bands) {
    if (value(median) >= band.from) id = band.id;
  }
  return id;
}

}  // namespace

Scoreboard make_scoreboard(const adjudicate::Wave& wave, const JudgeVerdicts& judged,
                           const rulebook::Rulebook& rulebook) {
  Grouping<adjudicate::Row> rows;
  Grouping<std::pair<std::string, std::string>> operators;
  Grouping<std::tuple<adjudicate::Row, std::string, std::string>> groups;
  Grouping<std::string> frameworks;
  Scoreboard board;
  for (const auto& verdict : wave.cells) {
    const auto counts = count(verdict, verdict_on(verdict, judged));
    const auto& cell = verdict.cell;
    rows.add(cell.row, counts);
    operators.add({cell.row.framework, cell.fault_operator}, counts);
    groups.add({cell.row, cell.task, cell.fault_operator}, counts);
    frameworks.add(cell.row.framework, counts);
    board.all = std::move(board.all) + counts;
  }

  for (const auto& [row, counts] : rows.groups()) board.rows.push_back({row, counts});
  for (const auto& [key, counts] : operators.groups()) board.operators.push_back({key.first, key.second, counts});
  for (const auto& [key, counts] : groups.groups()) {
    board.groups.push_back({std::get<0>(key), std::get<1>(key), std::get<2>(key), counts});
  }
  std::vector<Rate> rates;
  for (const auto& [framework, counts] : frameworks.groups()) {
    board.frameworks.push_back({framework, counts});
    rates.push_back({counts.headline, counts.valid});
  }
  board.median = median(std::move(rates));
  if (board.median) board.band = band_of(*board.median, rulebook.bands.body.bands);
  return board;
}

}  // namespace sabot::tally
