// The published runs, which are not part of this project: their folder is SABOT_PUBLISHED or lies beside the project.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "trace/run.hpp"

namespace sabot::conformance {

// None when the runs are not there; then it has said that the test is skipped.
std::optional<std::filesystem::path> published();

// All runs of a folder tree, or of one file.
std::vector<trace::Run> read_runs(const std::filesystem::path& path);

}  // namespace sabot::conformance
