// The declarative files that are compiled into the binary.
#pragma once

#include <string_view>
#include <vector>

namespace sabot::cli {

struct EmbeddedFile {
  std::string_view path;  // relative to the project's root: "rules/acts/2026-07-22.toml"
  std::string_view text;
};

// Sorted by path. Defined in files that the build generates.
const std::vector<EmbeddedFile>& built_in_rules();  // with specs and seeds
const std::vector<EmbeddedFile>& built_in_tasks();

}  // namespace sabot::cli
