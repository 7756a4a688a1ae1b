// What a check of an output has found, for people and for programs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "harness/criteria/result.hpp"
#include "rulebook/rulebook.hpp"

namespace sabot::cli {

struct CheckReport {
  std::string task;
  std::string name;                  // of the task
  std::string checked;               // what the results are of, in words
  std::string stands;                // the file that says what is checked, with its line where there is one
  std::optional<std::string> flags;  // the content of the FLAGS line that stood before the output
  std::vector<harness::CriterionResult> results;
  std::string disclosure;  // what the check is known to give away; may be empty
  std::string version;     // of the standard
  bool draft = false;      // the version is not released
  std::string digest;      // of its rulebook
  std::string rules;       // the same for people, a line
};

std::string check_text(const CheckReport& report);
std::string check_json(const CheckReport& report);

}  // namespace sabot::cli
