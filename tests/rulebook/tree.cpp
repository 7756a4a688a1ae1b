#include "rulebook/tree.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace sabot::rulebook::test {
namespace {

namespace fs = std::filesystem;

SourceTree read_project_tree() {
  SourceTree tree;
  for (const auto* folder : {"rules", "specs", "seeds"}) {
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(SABOT_SOURCE_DIR) / folder)) {
      if (!entry.is_regular_file()) continue;
      const auto path = entry.path().lexically_relative(SABOT_SOURCE_DIR).generic_string();
      tree.push_back({path, path, project_file(path)});
    }
  }
  std::sort(tree.begin(), tree.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
  return tree;
}

auto position(const SourceTree& tree, const std::string& path) {
  const auto found = std::find_if(tree.begin(), tree.end(), [&](const auto& file) { return file.path == path; });
  if (found == tree.end()) throw std::invalid_argument("no file " + path);
  return found - tree.begin();
}

SourceFile& file_at(SourceTree& tree, const std::string& path) {
  return tree[static_cast<std::size_t>(position(tree, path))];
}

struct Apply {
  SourceTree& tree;

  void operator()(const Change& edit) const {
    auto& text = file_at(tree, edit.path).text;
    const auto at = text.find(edit.from);
    if (at == std::string::npos) throw std::invalid_argument(edit.path + " does not hold " + edit.from);
    text.replace(at, edit.from.size(), edit.to);
  }
  void operator()(const Addition& edit) const { tree.push_back({edit.path, edit.path, edit.text}); }
  void operator()(const Removal& edit) const { tree.erase(tree.begin() + position(tree, edit.path)); }
};

}  // namespace

std::string project_file(const std::string& path) {
  std::ifstream file(fs::path(SABOT_SOURCE_DIR) / path, std::ios::binary);
  if (!file) throw std::invalid_argument("no file " + path);
  return {std::istreambuf_iterator<char>(file), {}};
}

const SourceTree& project_tree() {
  static const auto tree = read_project_tree();
  return tree;
}

const std::string& text_at(const SourceTree& tree, const std::string& path) {
  return tree[static_cast<std::size_t>(position(tree, path))].text;
}

SourceTree edited(const std::vector<Edit>& edits) {
  auto tree = project_tree();
  for (const auto& edit : edits) std::visit(Apply{tree}, edit);
  return tree;
}

}  // namespace sabot::rulebook::test
