// Holds anchors against the registration rules: proposed ones must meet them, registered ones stay (section 10.4).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "harness/task.hpp"
#include "rulebook/kinds/anchors.hpp"
#include "rulebook/kinds/registration.hpp"
#include "rulebook/rule_file.hpp"
#include "rulebook/rulebook.hpp"

namespace sabot::harness {

// What one rule has against one anchor, or against the set as a whole.
struct Objection {
  std::size_t set = 0;                // of AnchorsFile::sets
  std::optional<std::size_t> anchor;  // of the set; none: the whole set
  rulebook::RegistrationRule rule;
  std::string why;
  bool registered = false;  // it speaks of what is registered, and is for information
};

// In the order of the anchors, and for each in the order of the rules; what is said of a set comes after its anchors.
// An anchor is registered when the register has it for the same task and operator, letter for letter, and a set when
// all its anchors are; a null register has none. Without registration rules in force there is no objection.
// Errors: a task of the sets is not among the tasks, or plants no fault of the operator.
Result<std::vector<Objection>> objections(const rulebook::AnchorsFile& anchors, const rulebook::Rulebook& rulebook,
                                          const std::vector<Task>& tasks, const rulebook::AnchorsFile* registered);

// E, W or N by the rule's consequence, and N of everything that is registered.
std::string code_of(const Objection& objection);

// Where the anchor stands in its file, or the set. The file's body is the AnchorsFile that the objections are about.
Diagnostics to_diagnostics(const std::vector<Objection>& objections, const rulebook::RuleFile& file);

}  // namespace sabot::harness
