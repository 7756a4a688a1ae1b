// The canonical form of a rule: what it says and nothing else. Internal: it needs nlohmann/json.
#pragma once

#include <nlohmann/json.hpp>

#include "rulebook/rule_file.hpp"

namespace sabot::rulebook {

// JSON with sorted keys, without header, notes and places; keys left out of the file appear with their defaults.
nlohmann::json canonical(const RuleBody& body);

}  // namespace sabot::rulebook
