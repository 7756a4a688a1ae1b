// The texts that an amendment begins with. What somebody has written is changed at its places, never written anew, so
// that comments and layout stay. Internal to this module.
#pragma once

#include <string>

#include "rulebook/rule_file.hpp"

namespace sabot::rulebook {

// What a new rule says of itself.
struct RuleHead {
  Date date;
  std::string section;
  std::string summary;
};

// A rule file's text, which is sound, with another head.
std::string with_head(const std::string& text, const RuleHead& head);

// The head alone, and where to find what has to follow.
std::string new_rule_text(const std::string& id, const RuleHead& head);

std::string new_draft_text(const Spec& spec, const Change& change);

// The draft with one change more. Its date becomes that of the change if that is later.
std::string with_change(const SpecDocument& draft, const Date& date, const Change& change);

}  // namespace sabot::rulebook
