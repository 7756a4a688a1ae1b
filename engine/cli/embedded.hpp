// The declarative files that are compiled into the binary.
#pragma once

#include <vector>

#include "base/embedded_file.hpp"

namespace sabot::cli {

// By path from the project's root, "rules/acts/2026-07-22.toml", sorted. Defined in files that the build generates.
const std::vector<EmbeddedFile>& built_in_rules();  // with specs and seeds
const std::vector<EmbeddedFile>& built_in_tasks();

}  // namespace sabot::cli
