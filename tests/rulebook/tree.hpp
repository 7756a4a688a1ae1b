// The project's own rules, specs and seeds as a tree in memory.
#pragma once

#include <string>
#include <vector>

#include "rulebook/source.hpp"
#include "support/tree_edits.hpp"

namespace sabot::rulebook::test {

// A file of the project, whole; the path is relative to its root.
std::string project_file(const std::string& path);

// Every rule, spec and seeds file of the project, sorted by path.
const SourceTree& project_tree();

const std::string& text_at(const SourceTree& tree, const std::string& path);

using testing::add;
using testing::Change;
using testing::change;
using testing::Edit;
using testing::remove;

// The project's tree after some edits.
SourceTree edited(const std::vector<Edit>& edits);

}  // namespace sabot::rulebook::test
