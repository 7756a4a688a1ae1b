#include "cli/write_files.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>

#include "cli/file.hpp"

namespace sabot::cli {
namespace {

namespace fs = std::filesystem;

// How a path was before it was written to.
struct Before {
  std::string path;
  bool existed = false;
  std::optional<std::string> text;  // of a regular file that can be read
  std::vector<fs::path> folders;    // around it that were not there, the innermost first
};

std::vector<fs::path> missing_folders(const fs::path& file) {
  std::vector<fs::path> missing;
  std::error_code error;
  for (fs::path folder = file.parent_path(); !folder.empty() && !fs::exists(folder, error);
       folder = folder.parent_path()) {
    missing.push_back(folder);
  }
  return missing;
}

Before state_of(const std::string& path) {
  std::error_code error;
  Before before{path, fs::exists(fs::symlink_status(path, error)), std::nullopt, missing_folders(path)};
  if (!fs::is_regular_file(path, error)) return before;
  if (auto text = read_file(path, path)) before.text = std::move(*text);
  return before;
}

// What cannot be undone is left: the failure that led here is told.
void undo(const Before& before) {
  std::error_code error;
  if (before.text) {
    static_cast<void>(write_file(before.path, *before.text));
  } else if (!before.existed) {
    fs::remove(before.path, error);
  }
  for (const fs::path& folder : before.folders) fs::remove(folder, error);
}

}  // namespace

Result<void> write_files(const std::vector<NewFile>& files) {
  std::vector<Before> done;
  for (const NewFile& file : files) {
    done.push_back(state_of(file.path));
    std::error_code error;
    fs::create_directories(fs::path(file.path).parent_path(), error);
    auto written = write_file(file.path, file.text);
    if (written) continue;
    std::reverse(done.begin(), done.end());
    for (const Before& before : done) undo(before);
    return written;
  }
  return {};
}

}  // namespace sabot::cli
