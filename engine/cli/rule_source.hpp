// Where rule and spec files come from: the binary, or a folder.
#pragma once

#include <string>

#include "base/result.hpp"
#include "rulebook/source.hpp"

namespace sabot::cli {

// The files that are part of the binary, shown by their path in the project.
rulebook::SourceTree built_in_tree();

// The .toml files of a folder. It holds folders rules/ or specs/, as the project does, or it stands for rules/ itself
// and holds a folder of some kind of rule. Errors: it cannot be read, or there is no such file in it.
Result<rulebook::SourceTree> read_tree(const std::string& folder);

// The files of --rules, with the built-in specs or rules where the folder has none of that sort. An empty name stands
// for the built-in files.
Result<rulebook::SourceTree> choose_tree(const std::string& folder);

// Files of `over` take the place of files with the same path, or come beside them.
rulebook::SourceTree lay_over(rulebook::SourceTree base, const rulebook::SourceTree& over);

}  // namespace sabot::cli
