// Trees of declarative files, out of the binary or out of a folder.
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "cli/embedded.hpp"
#include "rulebook/source.hpp"

namespace sabot::cli {

rulebook::SourceTree to_tree(const std::vector<EmbeddedFile>& files);

// Adds the files below a folder whose names end so, sorted; their paths in the tree begin with the prefix. What cannot
// be read, or is named as such a file and is none, is added as unreadable. Error: the folder itself cannot be read.
Result<void> add_files(const std::filesystem::path& folder, std::string_view prefix, std::string_view suffix,
                       rulebook::SourceTree& tree);

}  // namespace sabot::cli
