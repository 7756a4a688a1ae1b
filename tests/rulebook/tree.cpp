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
  return testing::file_at(tree, path).text;
}

SourceTree edited(const std::vector<Edit>& edits) {
  return testing::edited(project_tree(), edits);
}

}  // namespace sabot::rulebook::test
