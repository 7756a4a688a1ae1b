// A page as a browser makes it of a file, scripts run.
#pragma once

#include <optional>
#include <string>

#include "cli/workspace.hpp"

namespace sabot::testing {

struct BrowsedPage {
  std::string dom;      // the document as HTML after its scripts have run
  std::string console;  // what they wrote to the console, errors among it
};

// None when no Chromium is there; then it has said that the test is skipped.
std::optional<BrowsedPage> browse(const Workspace& workspace, const std::string& file);

}  // namespace sabot::testing
