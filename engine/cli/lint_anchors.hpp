// The registered anchors of a version, with what quoting each of them proves.
#pragma once

#include <string>

#include "cli/answer.hpp"
#include "cli/options.hpp"

namespace sabot::cli {

// A table of every anchor with the side of the planted conflict that it stands on. `tasks_folder` as for --tasks.
Answer list_anchor_sides(const RuleOptions& options, const std::string& tasks_folder);

}  // namespace sabot::cli
