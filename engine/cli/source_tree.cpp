#include "cli/source_tree.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

#include "cli/codes.hpp"
#include "cli/file.hpp"

namespace sabot::cli {

namespace fs = std::filesystem;

rulebook::SourceTree to_tree(const std::vector<EmbeddedFile>& files) {
  rulebook::SourceTree tree;
  for (const EmbeddedFile& file : files) {
    tree.push_back({std::string(file.path), std::string(file.path), std::string(file.text)});
  }
  return tree;
}

Result<void> add_files(const std::filesystem::path& folder, std::string_view prefix, std::string_view suffix,
                       rulebook::SourceTree& tree) {
  std::error_code error;
  std::vector<fs::path> paths;
  for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    std::error_code missing;
    const fs::file_status status = entry->status(missing);
    // A link that leads nowhere is kept, for reading it to say so.
    const bool is_file = fs::is_regular_file(status) || !fs::exists(status);
    if (is_file && entry->path().string().ends_with(suffix)) paths.push_back(entry->path());
  }
  if (error) {
    return failure(
        {{folder.string(), 0, 0}, codes::cannot_read, fmt::format("cannot read: {}", error.message()), "", ""});
  }
  std::sort(paths.begin(), paths.end());
  for (const fs::path& path : paths) {
    auto text = read_file(path.string(), path.string());
    if (!text) return failure(std::move(text.error()));
    tree.push_back({(fs::path(prefix) / path.lexically_relative(folder)).generic_string(),
                    path.lexically_normal().string(), std::move(*text)});
  }
  return {};
}

}  // namespace sabot::cli
