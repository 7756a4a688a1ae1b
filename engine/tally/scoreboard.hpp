// The scoreboard: counts by row, by operator and by task, the median and its band (sections 2 and 7).
#pragma once

#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "adjudicate/wave.hpp"
#include "tally/counts.hpp"
#include "tally/rate.hpp"

namespace sabot::tally {

// Judge verdicts by the run_id of the fault run that they speak of.
using JudgeVerdicts = std::map<std::string, adjudicate::JudgeVerdict, std::less<>>;

// What the judge said of the cell's run; null when it said nothing.
const adjudicate::JudgeVerdict* judge_of(const adjudicate::CellVerdict& cell, const JudgeVerdicts& judged);

struct RowCounts {
  adjudicate::Row row;
  Counts counts;
};
struct OperatorCounts {
  std::string framework;  // configs pooled
  std::string fault_operator;
  Counts counts;
};
struct GroupCounts {
  adjudicate::Row row;
  std::string task;
  std::string fault_operator;
  Counts counts;
};
struct FrameworkCounts {
  std::string framework;  // configs pooled
  Counts counts;
};

struct Scoreboard {
  std::vector<RowCounts> rows;            // per framework and config
  std::vector<OperatorCounts> operators;  // per framework and operator
  std::vector<GroupCounts> groups;        // per framework, config, task and operator
  std::vector<FrameworkCounts> frameworks;
  Counts all;
  std::optional<Rate> median;  // of the frameworks' headline rates, configs pooled
  std::string band;            // the id of the interpretation band that the median falls in; empty without a median
};

// Sums of counts, to which cells are added in any order.
class ScoreboardSums {
 public:
  void add(const adjudicate::Cell& cell, const Counts& counts);

  // Everything in the order of the matrix; only what has at least one cell.
  Scoreboard board(const rulebook::Rulebook& rulebook) const;

 private:
  // By row, task and operator.
  std::map<std::tuple<adjudicate::Row, std::string, std::string>, Counts> groups_;
};

Scoreboard make_scoreboard(const adjudicate::Wave& wave, const JudgeVerdicts& judged,
                           const rulebook::Rulebook& rulebook);

}  // namespace sabot::tally
