// Every pattern that a condition of a rule asks for, with its key. Internal to this module.
#pragma once

#include <string>
#include <vector>

#include "rulebook/rule_file.hpp"

namespace sabot::rulebook {

struct ConditionPattern {
  std::string key;  // "act[3].when.any[0].payload.reason"
  match::Pattern pattern;
};

std::vector<ConditionPattern> condition_patterns(const RuleBody& body);

}  // namespace sabot::rulebook
