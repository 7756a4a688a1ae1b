// Every problem of a tree of rules: what lint tells, and what keeps expectations from being recorded.
#pragma once

#include <vector>

#include "base/diagnostic.hpp"
#include "harness/task.hpp"
#include "rulebook/source.hpp"

namespace sabot::cli {

// Errors, warnings and notices, sorted by place: of the files, of the versions that they make, and of proposed anchors
// held against the tasks.
Diagnostics rule_findings(const rulebook::SourceTree& tree, const std::vector<harness::Task>& tasks);

}  // namespace sabot::cli
