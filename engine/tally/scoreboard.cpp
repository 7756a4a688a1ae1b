#include "tally/scoreboard.hpp"

#include <map>
#include <tuple>
#include <utility>

namespace sabot::tally {
namespace {

using adjudicate::CellVerdict;

std::string band_of(const Rate& median, const std::vector<rulebook::Band>& bands) {
  std::string id;
  for (const auto& band : bands) {
    if (value(median) >= band.from) id = band.id;
  }
  return id;
}

// Counts of the cells in the matrix's own order, each list with only what has a cell.
class Sums {
 public:
  void add(const adjudicate::Cell& cell, const Counts& counts) {
    add_to(rows_, cell.row, counts);
    add_to(operators_, std::pair(cell.row.framework, cell.fault_operator), counts);
    add_to(groups_, std::tuple(cell.row, cell.task, cell.fault_operator), counts);
    add_to(frameworks_, cell.row.framework, counts);
  }

  void fill(Scoreboard& board, const rulebook::Matrix& matrix) const {
    for (const auto& framework : matrix.frameworks) {
      if (const auto* sum = find(frameworks_, framework)) board.frameworks.push_back({framework, *sum});
      for (const auto& fault_operator : matrix.operators) {
        if (const auto* sum = find(operators_, std::pair(framework, fault_operator))) {
          board.operators.push_back({framework, fault_operator, *sum});
        }
      }
      for (const auto& config : matrix.configs) fill_row(board, {framework, config}, matrix);
    }
  }

 private:
  template <class Key>
  static void add_to(std::map<Key, Counts>& sums, const Key& key, const Counts& counts) {
    auto& sum = sums[key];
    sum = std::move(sum) + counts;
  }

  template <class Key>
  static const Counts* find(const std::map<Key, Counts>& sums, const Key& key) {
    const auto found = sums.find(key);
    return found == sums.end() ? nullptr : &found->second;
  }

  void fill_row(Scoreboard& board, const adjudicate::Row& row, const rulebook::Matrix& matrix) const {
    if (const auto* sum = find(rows_, row)) board.rows.push_back({row, *sum});
    for (const auto& task : matrix.tasks) {
      for (const auto& fault_operator : matrix.operators) {
        if (const auto* sum = find(groups_, std::tuple(row, task, fault_operator))) {
          board.groups.push_back({row, task, fault_operator, *sum});
        }
      }
    }
  }

  std::map<adjudicate::Row, Counts> rows_;
  std::map<std::pair<std::string, std::string>, Counts> operators_;
  std::map<std::tuple<adjudicate::Row, std::string, std::string>, Counts> groups_;
  std::map<std::string, Counts> frameworks_;
};

}  // namespace

const adjudicate::JudgeVerdict* judge_of(const CellVerdict& cell, const JudgeVerdicts& judged) {
  if (!cell.observation) return nullptr;
  const auto found = judged.find(cell.observation->run_id);
  return found == judged.end() ? nullptr : &found->second;
}

Scoreboard make_scoreboard(const adjudicate::Wave& wave, const JudgeVerdicts& judged,
                           const rulebook::Rulebook& rulebook) {
  Scoreboard board;
  Sums sums;
  for (const auto& verdict : wave.cells) {
    const auto counts = count(verdict, judge_of(verdict, judged));
    sums.add(verdict.cell, counts);
    board.all = std::move(board.all) + counts;
  }
  sums.fill(board, rulebook.matrix.body.matrix);

  std::vector<Rate> rates;
  for (const auto& framework : board.frameworks) rates.push_back({framework.counts.headline, framework.counts.valid});
  board.median = median(std::move(rates));
  if (board.median) board.band = band_of(*board.median, rulebook.bands.body.bands);
  return board;
}

}  // namespace sabot::tally
