// The project's own rules, specs and seeds as a tree in memory, and changes to it.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "rulebook/source.hpp"

namespace sabot::rulebook::test {

// A file of the project, whole; the path is relative to its root.
std::string project_file(const std::string& path);

// Every rule, spec and seeds file of the project, sorted by path.
const SourceTree& project_tree();

const std::string& text_at(const SourceTree& tree, const std::string& path);

// `from` becomes `to` where it first stands in the file; `add` and `remove` a whole file.
struct Change {
  std::string path, from, to;
};
struct Addition {
  std::string path, text;
};
struct Removal {
  std::string path;
};
using Edit = std::variant<Change, Addition, Removal>;

inline Edit change(std::string path, std::string from, std::string to) {
  return Change{std::move(path), std::move(from), std::move(to)};
}
inline Edit add(std::string path, std::string text) {
  return Addition{std::move(path), std::move(text)};
}
inline Edit remove(std::string path) {
  return Removal{std::move(path)};
}

// The project's tree after some edits. An edit that finds nothing to change is a mistake of the test and throws.
SourceTree edited(const std::vector<Edit>& edits);

}  // namespace sabot::rulebook::test
