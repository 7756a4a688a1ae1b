#include "cli/source_tree.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <string>
#include <system_error>
#include <utility>

#include "cli/codes.hpp"
#include "cli/file.hpp"

namespace sabot::cli {

namespace fs = std::filesystem;

namespace {

Diagnostic unread(const fs::path& path, std::string why, std::string help = {}) {
  return {{path.lexically_normal().string(), 0, 0}, codes::cannot_read, std::move(why), std::move(help), ""};
}

std::string lower(std::string name) {
  std::transform(name.begin(), name.end(), name.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return name;
}

// Goes through a folder in bytewise order. Nothing that could be meant as a file is passed over without a word.
class Search {
 public:
  Search(fs::path root, std::string_view prefix, std::string_view suffix, rulebook::SourceTree& tree)
      : root_(std::move(root)), prefix_(prefix), suffix_(suffix), tree_(tree) {}

  void add(const fs::path& folder) {
    std::error_code error;
    std::vector<fs::path> paths;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
      paths.push_back(entry->path());
    }
    if (error) return add_unread(folder, fmt::format("cannot read: {}", error.message()));
    std::sort(paths.begin(), paths.end());
    for (const fs::path& path : paths) visit(path);
  }

 private:
  void visit(const fs::path& path) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    const std::string name = path.filename().string();
    const bool is_wanted = name.ends_with(suffix_);
    if (fs::is_directory(status)) {
      if (is_wanted && !suffix_.empty()) return add_unread(path, "is a folder, and is not read as a file");
      if (fs::is_symlink(fs::symlink_status(path, error)))
        return add_unread(path, "is a link to a folder, which is not followed");
      return add(path);
    }
    if (is_wanted && fs::exists(status) && !fs::is_regular_file(status))
      return add_unread(path, "is not a regular file");
    if (is_wanted) return add_file(path);
    if (lower(name).ends_with(suffix_)) {
      add_unread(path, "is not read", fmt::format("the name of such a file ends in {}, in small letters", suffix_));
    }
  }

  // A link that leads nowhere cannot be opened, and so says that itself.
  void add_file(const fs::path& path) {
    auto text = read_file(path.string(), path.lexically_normal().string());
    if (text) {
      tree_.push_back({path_in_tree(path), path.lexically_normal().string(), std::move(*text)});
    } else {
      tree_.push_back({path_in_tree(path), path.lexically_normal().string(), "", std::move(text.error().front())});
    }
  }

  void add_unread(const fs::path& path, std::string why, std::string help = {}) {
    tree_.push_back(
        {path_in_tree(path), path.lexically_normal().string(), "", unread(path, std::move(why), std::move(help))});
  }

  std::string path_in_tree(const fs::path& path) const {
    return (fs::path(prefix_) / path.lexically_relative(root_)).generic_string();
  }

  fs::path root_;
  std::string_view prefix_;
  std::string_view suffix_;
  rulebook::SourceTree& tree_;
};

}  // namespace

rulebook::SourceTree to_tree(const std::vector<EmbeddedFile>& files) {
  rulebook::SourceTree tree;
  for (const EmbeddedFile& file : files) {
    tree.push_back({std::string(file.path), std::string(file.path), std::string(file.text)});
  }
  return tree;
}

Result<void> add_files(const fs::path& folder, std::string_view prefix, std::string_view suffix,
                       rulebook::SourceTree& tree) {
  std::error_code error;
  const fs::directory_iterator entries(folder, error);
  if (error) return failure(unread(folder, fmt::format("cannot read: {}", error.message())));
  Search(folder, prefix, suffix, tree).add(folder);
  return {};
}

}  // namespace sabot::cli
