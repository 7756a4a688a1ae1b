// Rule and spec files as text, before anything is made of them.
#pragma once

#include <string>
#include <vector>

namespace sabot::rulebook {

// `path` is relative to the project's root with forward slashes, as a spec's `adopts` writes it:
// "rules/acts/2026-07-22.toml". `shown_as` is how messages and reasons call the file.
struct SourceFile {
  std::string path;
  std::string shown_as;
  std::string text;
};

using SourceTree = std::vector<SourceFile>;

}  // namespace sabot::rulebook
