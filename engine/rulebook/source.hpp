// Rule and spec files as text, before anything is made of them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"

namespace sabot::rulebook {

// `path` is relative to the project's root with forward slashes, as a spec's `adopts` writes it:
// "rules/acts/2026-07-22.toml". `shown_as` is how messages and reasons call the file.
struct SourceFile {
  std::string path;
  std::string shown_as;
  std::string text;
  std::optional<Diagnostic> unreadable = std::nullopt;  // why there is no text
};

using SourceTree = std::vector<SourceFile>;

// Where a tree has what.
inline constexpr std::string_view specs_folder = "specs/";
inline constexpr std::string_view drafts_folder = "specs/drafts/";  // versions that are not released
inline constexpr std::string_view released_path = "specs/released.toml";
inline constexpr std::string_view seeds_folder = "seeds/";

}  // namespace sabot::rulebook
