// A golden case: runs with the exact output that they must give, and the rules that must have decided something.
#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"

namespace sabot::cli {

// case.toml. Paths are relative to the case's folder.
struct GoldenCase {
  std::string folder;
  std::string summary;
  std::string spec;                  // the version that judges
  std::string judge;                 // a file of judge verdicts; empty = none
  std::string rules;                 // a folder of rule files laid over the built-in ones; empty = none
  bool partial = false;              // fault runs without their baseline are no mistake of the case
  std::vector<std::string> decides;  // ids of rules, or of rows of them, at least one
};

// Errors, as for a rule file: not TOML, unknown or missing keys, values of another type or empty, files that are not
// regular.
Result<GoldenCase> read_case(const std::string& folder);

// The folders that hold a case.toml, in bytewise order. Error: there is none.
Result<std::vector<std::string>> find_cases(const std::string& folder);

}  // namespace sabot::cli
