// The FLAGS line that an output may begin with, which is no part of what is judged (section 10.2, artifact-head form).
#pragma once

#include <optional>
#include <string_view>

#include "rulebook/kinds/flags.hpp"

namespace sabot::harness {

struct SplitArtifact {
  std::optional<std::string_view> flags;  // the content of the FLAGS line; none when the first line is no such line
  std::string_view artifact;              // the rest
};

// Only the first line is looked at, alone: what follows is the artifact even after an empty FLAGS line. The views point
// into the text, which is UTF-8.
SplitArtifact split_flags_head(std::string_view text, const rulebook::Flags& flags);

}  // namespace sabot::harness
