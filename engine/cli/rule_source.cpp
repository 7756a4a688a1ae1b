#include "cli/rule_source.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>
#include <system_error>

#include "cli/codes.hpp"
#include "cli/embedded.hpp"
#include "cli/source_tree.hpp"
#include "rulebook/rule_file.hpp"

namespace sabot::cli {
namespace {

namespace fs = std::filesystem;
using rulebook::SourceFile;
using rulebook::SourceTree;

constexpr std::array<std::string_view, 3> sorts = {"rules", "specs", "seeds"};

bool has_sort(const SourceTree& tree, std::string_view sort) {
  return std::any_of(tree.begin(), tree.end(), [&](const SourceFile& file) { return file.path.starts_with(sort); });
}

bool is_copy_of_rules(const fs::path& folder) {
  const auto& kinds = rulebook::kind_names();
  return std::any_of(kinds.begin(), kinds.end(), [&](const std::string& kind) {
    std::error_code error;
    return fs::is_directory(folder / kind, error);
  });
}

}  // namespace

SourceTree built_in_tree() {
  return to_tree(built_in_rules());
}

Result<SourceTree> read_tree(const std::string& folder) {
  const fs::path root(folder);
  SourceTree tree;
  bool is_project = false;
  for (const std::string_view sort : sorts) {
    std::error_code error;
    if (!fs::is_directory(root / sort, error)) continue;
    is_project = true;
    if (auto added = add_files(root / sort, sort, ".toml", tree); !added) return failure(std::move(added.error()));
  }
  if (!is_project && is_copy_of_rules(root)) {
    if (auto added = add_files(root, sorts.front(), ".toml", tree); !added) return failure(std::move(added.error()));
  }
  if (tree.empty()) {
    return failure({{folder, 0, 0},
                    codes::no_rule_folder,
                    "the folder holds no rules",
                    "give a folder with rules/ and specs/ in it, or a copy of rules/",
                    ""});
  }
  return tree;
}

Result<SourceTree> choose_tree(const std::string& folder) {
  if (folder.empty()) return built_in_tree();
  return read_tree(folder).map([](const SourceTree& tree) {
    SourceTree whole = tree;
    for (SourceFile& file : built_in_tree()) {
      if (!has_sort(tree, file.path.substr(0, file.path.find('/')))) whole.push_back(std::move(file));
    }
    return whole;
  });
}

SourceTree lay_over(SourceTree base, const SourceTree& over) {
  for (const SourceFile& file : over) {
    const auto same =
        std::find_if(base.begin(), base.end(), [&](const auto& other) { return other.path == file.path; });
    if (same == base.end()) {
      base.push_back(file);
    } else {
      *same = file;
    }
  }
  return base;
}

}  // namespace sabot::cli
