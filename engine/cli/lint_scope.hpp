// What `lint` looks at: a tree of rule files, or one file or folder in such a tree.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cli/answer.hpp"
#include "rulebook/source.hpp"

namespace sabot::cli {

struct LintScope {
  std::string name;  // "built-in rules", "folder mine"
  rulebook::SourceTree tree;
  std::vector<std::string> within;  // as files are shown; empty = all of the tree
};

// The nearest folder around a path, itself included, with both rules/ and specs/ in it, as it is named from the working
// directory; none where there is no such folder.
std::optional<std::string> tree_around(const std::filesystem::path& path);

// Without a path: the nearest folder, from the working directory up, that holds both rules/ and specs/; else the
// built-in files. A folder with rules/, specs/ or seeds/ is a tree, as for --rules. Any other path is looked up in the
// nearest tree around it; a folder that no tree is around is a copy of rules/.
// Failures: bad rules, for what cannot be read or holds no rules.
Attempt<LintScope> lint_scope(const std::string& path);

// Whether a finding in this file is asked for.
bool covers(const LintScope& scope, const std::string& shown_file);

}  // namespace sabot::cli
