// A tree of rules as it was while one of its versions was the newest.
#pragma once

#include <string_view>

#include "rulebook/source.hpp"

namespace sabot::rulebook {

// Without the versions after this one, without drafts, and without the rule files and waves that came with them. The
// tree itself where the version is the newest, or is none of its versions.
SourceTree as_of(const SourceTree& tree, std::string_view version);

}  // namespace sabot::rulebook
