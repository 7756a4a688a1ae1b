// What any scorer says of one cell, in the plainest form: two scorers agree when these are equal.
#pragma once

#include <ostream>
#include <string>
#include <vector>

namespace sabot::testing {

struct CellResult {
  std::string cell;  // framework/config/task/operator/replicate
  std::string status;
  std::string exclusion;  // the code, when excluded
  bool mapping = false;   // this and the rest: false unless scored
  bool flags = false;
  bool headline = false;
  bool reacted = false;
  bool recovered = false;
  bool noticed = false;

  friend bool operator==(const CellResult&, const CellResult&) = default;
};

std::ostream& operator<<(std::ostream& out, const CellResult& result);

// The lines on which two lists of results differ, for messages; empty when they are equal.
std::string difference(const std::vector<CellResult>& left, const std::vector<CellResult>& right);

}  // namespace sabot::testing
