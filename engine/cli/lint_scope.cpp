#include "cli/lint_scope.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <optional>
#include <system_error>

#include "base/lists.hpp"
#include "cli/codes.hpp"
#include "cli/rule_source.hpp"

namespace sabot::cli {
namespace {

namespace fs = std::filesystem;

bool has_folder(const fs::path& folder, const char* name) {
  std::error_code error;
  return fs::is_directory(folder / name, error);
}

fs::path working_folder() {
  std::error_code error;
  return fs::current_path(error);
}

// One spelling for each file, wherever it is named from.
fs::path whole_path(const fs::path& path) {
  fs::path whole = (working_folder() / path).lexically_normal();
  return whole.has_filename() ? whole : whole.parent_path();
}

Attempt<LintScope> whole_tree(const std::string& folder) {
  auto tree = choose_tree(folder);
  if (!tree) return refuse(ExitCode::bad_rules, std::move(tree.error()));
  return LintScope{folder.empty() ? "built-in rules" : fmt::format("folder {}", folder), std::move(*tree), {}};
}

Attempt<LintScope> part_of(const std::string& root, const std::string& path) {
  auto scope = whole_tree(root);
  if (!scope) return scope;
  const std::string part = whole_path(path).string();
  for (const rulebook::SourceFile& file : scope->tree) {
    const std::string whole = whole_path(file.shown_as).string();
    if (whole == part || whole.starts_with(part + "/")) scope->within.push_back(file.shown_as);
  }
  if (!scope->within.empty()) return scope;
  return refuse(ExitCode::bad_rules, {{{path},
                                       codes::no_rule_folder,
                                       "the path holds no rules",
                                       fmt::format("the files of {} are in rules/, specs/ and seeds/", root),
                                       ""}});
}

}  // namespace

std::optional<std::string> tree_around(const fs::path& path) {
  for (fs::path folder = whole_path(path);; folder = folder.parent_path()) {
    if (has_folder(folder, "rules") && has_folder(folder, "specs")) {
      return (path.is_relative() ? folder.lexically_relative(working_folder()) : folder).string();
    }
    if (folder == folder.parent_path()) return std::nullopt;
  }
}

Attempt<LintScope> lint_scope(const std::string& path) {
  if (path.empty()) return whole_tree(tree_around(".").value_or(""));
  std::error_code error;
  const auto status = fs::status(path, error);
  if (!fs::exists(status)) {
    return refuse(ExitCode::bad_rules,
                  {{{path}, codes::cannot_read, fmt::format("cannot read: {}", error.message()), "", ""}});
  }
  const bool is_tree = has_folder(path, "rules") || has_folder(path, "specs") || has_folder(path, "seeds");
  if (is_tree) return whole_tree(path);
  if (const auto root = tree_around(path)) return part_of(*root, path);
  if (fs::is_directory(status)) return whole_tree(path);
  return refuse(ExitCode::bad_rules, {{{path},
                                       codes::no_rule_folder,
                                       "no folder around the file holds rules",
                                       "its tree has both rules/ and specs/",
                                       ""}});
}

bool covers(const LintScope& scope, const std::string& shown_file) {
  return scope.within.empty() || contains(scope.within, shown_file);
}

}  // namespace sabot::cli
