// How an amendment begins: a rule file to edit, and a draft of a version that adopts it. Texts in, texts out.
#pragma once

#include <string>

#include "base/result.hpp"
#include "rulebook/library.hpp"
#include "rulebook/source.hpp"

namespace sabot::rulebook {

// What stands for a summary until somebody writes one.
inline constexpr auto open_summary = "Still to be said in one sentence.";

struct AmendmentRequest {
  std::string version;   // of the draft; empty = the one after the newest released version: "v0.2.2-draft" after v0.2.1
  Date date;             // of the new rule, and of the draft unless it has a later one
  std::string section;   // of the standard
  std::string replaces;  // the rule file in force that the new one begins as a copy of; empty = a rule that is new
  std::string rule_id;   // of a rule that is new: its kind, or kind.name
  std::string summary;   // of the change, one sentence; empty = open_summary
};

struct Amendment {
  std::string version;  // of the draft
  std::string amends;   // the newest released version
  SourceFile rule;      // the copy with a header of its own, or for a new rule the header alone
  SourceFile draft;     // the draft as it was with one change more, or a new one
};

// Nothing is wrong with the library but with rules that only drafts adopt, and nothing with the file that is replaced.
// A copy says what the file that it replaces says, so that the draft has the digest of the version that it amends until
// somebody edits the copy. Errors: a name that cannot be part of a file's name; a released version; a date before that
// of the newest version; a file that does not exist or is not in force; a kind that does not exist or whose rule is in
// force already.
Result<Amendment> begin_amendment(const Library& library, const AmendmentRequest& request);

}  // namespace sabot::rulebook
