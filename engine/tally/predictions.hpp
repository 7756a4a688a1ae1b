// Registered predictions answered from two waves, with the numbers that answer them (section 10.8).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rulebook/kinds/predictions.hpp"
#include "rulebook/rulebook.hpp"
#include "tally/pairing.hpp"

namespace sabot::tally {

enum class Finding { confirmed, violated, undecided };

// One number: a rate in one wave, or a difference.
struct Measured {
  std::string what;
  Rate value;
  bool difference = false;
  friend bool operator==(const Measured&, const Measured&) = default;
};

// What was measured of some cells.
struct Evidence {
  std::string of;  // "framework/config", "framework/config/task/operator" or a list of operators
  std::vector<Measured> numbers;
  std::optional<bool> holds;              // none: cells are missing, or there is nothing to measure
  std::vector<adjudicate::Cell> against;  // single cells that speak against it, where a cell can
  friend bool operator==(const Evidence&, const Evidence&) = default;
};

// Cells of a row that the prediction speaks of and whose verdict the input does not settle.
struct Gap {
  adjudicate::Row row;
  bool in_earlier_wave = false;
  std::int64_t cells = 0;
  friend bool operator==(const Gap&, const Gap&) = default;
};

struct Answer {
  std::string id;
  std::string says;
  rulebook::RuleRef rule;
  Finding finding = Finding::undecided;
  std::vector<Evidence> evidence;
  std::vector<Gap> gaps;
  friend bool operator==(const Answer&, const Answer&) = default;
};

// In the order of the rule's file. A prediction about every row or group is violated by one that fails it whatever else
// is missing, and confirmed only when nothing is; one that asks for any is confirmed by what is there and violated only
// when nothing is missing. Cells that are excluded or carved out are settled.
std::vector<Answer> answers(const rulebook::Rule<rulebook::PredictionsFile>& rule, const rulebook::Matrix& matrix,
                            const std::vector<CellPair>& pairs);

}  // namespace sabot::tally
