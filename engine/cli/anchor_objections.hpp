// What the registration rules have against the anchors of a version. Registered are the anchors of the newest version
// that is built into the program, proposed all others.
#pragma once

#include <optional>
#include <vector>

#include "base/result.hpp"
#include "harness/registration.hpp"
#include "harness/task.hpp"
#include "rulebook/library.hpp"
#include "rulebook/rulebook.hpp"

namespace sabot::cli {

struct AnchorObjections {
  const rulebook::RuleFile* file = nullptr;  // with the anchors, of the library; null: the version has none
  std::vector<harness::Objection> all;
};

// The registered anchors; none when the newest version has none. Errors: those of the built-in rules.
Result<std::optional<rulebook::AnchorsFile>> built_in_anchors();

// `rulebook`: a version or draft of the library; `registered` as above. Errors: a task of the anchors is not among the
// tasks, or plants no fault of the operator.
Result<AnchorObjections> anchor_objections(const rulebook::Library& library, const rulebook::Rulebook& rulebook,
                                           const std::vector<harness::Task>& tasks,
                                           const std::optional<rulebook::AnchorsFile>& registered);

// What the rules have against proposals in any version or draft of the tree, with anchors that cannot be placed in a
// task. Nothing of trees that cannot be read and versions that cannot be resolved: lint tells what is wrong with those.
Diagnostics objections_to_proposals(const rulebook::SourceTree& tree, const std::vector<harness::Task>& tasks);

}  // namespace sabot::cli
