// A golden case: runs with the exact output that they must give, and the rules that must have decided something.
#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"

namespace sabot::cli {

// case.toml. Paths are relative to the case's folder, and lead nowhere else.
struct GoldenCase {
  std::string folder;
  std::string summary;
  std::string spec;                  // the version that judges
  std::string judge;                 // a file of judge verdicts; empty = none
  std::string rules;                 // a folder of rule files laid over the built-in ones; empty = none
  bool partial = false;              // fault runs without their baseline are no mistake of the case
  std::vector<std::string> decides;  // ids of rules, or of rows of them, at least one
};

// Errors, as for a rule file: no case.toml, not TOML, unknown or missing keys, values of another type or empty, paths
// that lead out of the folder, files that are not regular.
Result<GoldenCase> read_case(const std::string& folder);

// The folders that hold a case.toml, runs.jsonl or expected.*, in bytewise order: a case whose description is lost is
// found as well. Error: there is none.
Result<std::vector<std::string>> find_cases(const std::string& folder);

}  // namespace sabot::cli
