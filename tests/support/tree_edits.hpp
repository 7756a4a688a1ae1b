// Changes to a tree of declarative files in memory.
#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "rulebook/source.hpp"

namespace sabot::testing {

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

// The tree after some edits. An edit that finds nothing to change is a mistake of the test and throws.
rulebook::SourceTree edited(rulebook::SourceTree tree, const std::vector<Edit>& edits);

// The file at a path; it throws where there is none.
const rulebook::SourceFile& file_at(const rulebook::SourceTree& tree, const std::string& path);

}  // namespace sabot::testing
