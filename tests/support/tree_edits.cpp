#include "support/tree_edits.hpp"

#include <algorithm>
#include <stdexcept>

namespace sabot::testing {
namespace {

using rulebook::SourceFile;
using rulebook::SourceTree;

auto position(const SourceTree& tree, const std::string& path) {
  const auto found = std::find_if(tree.begin(), tree.end(), [&](const auto& file) { return file.path == path; });
  if (found == tree.end()) throw std::invalid_argument("no file " + path);
  return found - tree.begin();
}

struct Apply {
  SourceTree& tree;

  void operator()(const Change& edit) const {
    auto& text = tree[static_cast<std::size_t>(position(tree, edit.path))].text;
    const auto at = text.find(edit.from);
    if (at == std::string::npos) throw std::invalid_argument(edit.path + " does not hold " + edit.from);
    text.replace(at, edit.from.size(), edit.to);
  }
  void operator()(const Addition& edit) const { tree.push_back({edit.path, edit.path, edit.text}); }
  void operator()(const Removal& edit) const { tree.erase(tree.begin() + position(tree, edit.path)); }
};

}  // namespace

SourceTree edited(SourceTree tree, const std::vector<Edit>& edits) {
  for (const auto& edit : edits) std::visit(Apply{tree}, edit);
  return tree;
}

const SourceFile& file_at(const SourceTree& tree, const std::string& path) {
  return tree[static_cast<std::size_t>(position(tree, path))];
}

}  // namespace sabot::testing
