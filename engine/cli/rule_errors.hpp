// Whether a tree of rules is fit to record anything by.
#pragma once

#include "base/diagnostic.hpp"
#include "rulebook/source.hpp"

namespace sabot::cli {

// Every error of the tree, sorted by place; what may be meant is none.
Diagnostics rule_errors(const rulebook::SourceTree& tree);

}  // namespace sabot::cli
