#include "tally/scoreboard.hpp"

#include <utility>

namespace sabot::tally {
namespace {

std::string band_of(const Rate& median, const std::vector<rulebook::Band>& bands) {
  std::string id;
  for (const auto& band : bands) {
    if (value(median) >= band.from) id = band.id;
  }
  return id;
}

using Sum = std::optional<Counts>;

void add_to(Sum& sum, const Counts& counts) {
  sum = sum ? *std::move(sum) + counts : counts;
}

}  // namespace

const adjudicate::JudgeVerdict* judge_of(const adjudicate::CellVerdict& cell, const JudgeVerdicts& judged) {
  if (!cell.observation) return nullptr;
  const auto found = judged.find(cell.observation->run_id);
  return found == judged.end() ? nullptr : &found->second;
}

void ScoreboardSums::add(const adjudicate::Cell& cell, const Counts& counts) {
  auto& sum = groups_[{cell.row, cell.task, cell.fault_operator}];
  sum = std::move(sum) + counts;
}

Scoreboard ScoreboardSums::board(const rulebook::Rulebook& rulebook) const {
  const rulebook::Matrix& matrix = rulebook.matrix.body.matrix;
  Scoreboard board;
  for (const auto& framework : matrix.frameworks) {
    Sum of_framework;
    std::vector<Sum> by_operator(matrix.operators.size());
    for (const auto& config : matrix.configs) {
      const adjudicate::Row row{framework, config};
      Sum of_row;
      for (const auto& task : matrix.tasks) {
        for (std::size_t i = 0; i < matrix.operators.size(); ++i) {
          const auto group = groups_.find({row, task, matrix.operators[i]});
          if (group == groups_.end()) continue;
          board.groups.push_back({row, task, matrix.operators[i], group->second});
          add_to(by_operator[i], group->second);
          add_to(of_row, group->second);
        }
      }
      if (!of_row) continue;
      board.rows.push_back({row, *of_row});
      add_to(of_framework, *of_row);
    }
    for (std::size_t i = 0; i < matrix.operators.size(); ++i) {
      if (by_operator[i]) board.operators.push_back({framework, matrix.operators[i], *by_operator[i]});
    }
    if (!of_framework) continue;
    board.frameworks.push_back({framework, *of_framework});
    board.all = std::move(board.all) + *of_framework;
  }

  std::vector<Rate> rates;
  for (const auto& framework : board.frameworks) rates.push_back({framework.counts.headline, framework.counts.valid});
  board.median = median(std::move(rates));
  if (board.median) board.band = band_of(*board.median, rulebook.bands.body.bands);
  return board;
}

Scoreboard make_scoreboard(const adjudicate::Wave& wave, const JudgeVerdicts& judged,
                           const rulebook::Rulebook& rulebook) {
  ScoreboardSums sums;
  for (const auto& verdict : wave.cells) sums.add(verdict.cell, count(verdict, judge_of(verdict, judged)));
  return sums.board(rulebook);
}

}  // namespace sabot::tally
