// The standard as fuzz targets use it: the project's own rule and task files, without anything of the command line.
#pragma once

#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <string>
#include <vector>

#include "fuzz/property.hpp"
#include "harness/task.hpp"
#include "rulebook/library.hpp"
#include "rulebook/rulebook.hpp"

namespace sabot::fuzz {

inline rulebook::SourceTree files_below(std::initializer_list<const char*> folders) {
  namespace fs = std::filesystem;
  const fs::path root = SABOT_SOURCE_DIR;
  rulebook::SourceTree tree;
  for (const char* folder : folders) {
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
      if (!entry.is_regular_file()) continue;
      const std::string path = entry.path().lexically_relative(root).generic_string();
      std::ifstream file(entry.path(), std::ios::binary);
      tree.push_back({path, path, {std::istreambuf_iterator<char>(file), {}}});
    }
  }
  std::sort(tree.begin(), tree.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
  return tree;
}

template <class T>
T value_of(Result<T> result) {
  require(result.has_value(), "the project's own files can be read", result ? "" : render(result.error()));
  return *std::move(result);
}

// Of the newest version.
inline const rulebook::Rulebook& rules_in_force() {
  static const auto rules = [] {
    const auto library = value_of(rulebook::read_library(files_below({"rules", "specs", "seeds"})));
    return value_of(rulebook::resolve(library, library.editions.back().document.spec.version));
  }();
  return rules;
}

inline const std::vector<harness::Task>& all_tasks() {
  static const auto tasks = value_of(harness::read_tasks(files_below({"tasks"})));
  return tasks;
}

}  // namespace sabot::fuzz
