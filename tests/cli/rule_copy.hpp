// A copy of the project's rules and specs, for a test to change.
#pragma once

#include <filesystem>
#include <string>

#include "cli/workspace.hpp"

namespace sabot::testing {

inline void copy_rules(const Workspace& workspace, const std::string& folder) {
  namespace fs = std::filesystem;
  fs::create_directories(workspace.folder() / folder);
  for (const std::string sort : {"rules", "specs"}) {
    fs::copy(fs::path(SABOT_SOURCE_DIR) / sort, workspace.folder() / folder / sort, fs::copy_options::recursive);
  }
}

}  // namespace sabot::testing
