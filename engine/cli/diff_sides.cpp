#include "cli/diff_sides.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>
#include <utility>

#include "cli/rule_source.hpp"
#include "rulebook/codes.hpp"

namespace sabot::cli {
namespace {

namespace fs = std::filesystem;

Attempt<Side> read_side(const std::string& folder, const std::string& version) {
  auto tree = choose_tree(folder);
  if (!tree) return refuse(ExitCode::bad_rules, std::move(tree.error()));
  return choose_rules(*tree, version).map([&](Rules rules) { return Side{std::move(rules), folder}; });
}

// The one draft of a folder is what it is there for.
Attempt<Side> side_of_folder(const std::string& folder) {
  auto side = read_side(folder, "");
  if (!side || side->rules.library.drafts.size() != 1) return side;
  return read_side(folder, side->rules.library.drafts.front().document.spec.version);
}

// The folder around specs/, or around specs/drafts/.
std::string folder_of_spec(const fs::path& file) {
  fs::path folder = fs::absolute(file).parent_path();
  while (folder.has_relative_path() && folder.filename() != "specs") folder = folder.parent_path();
  return fs::path(folder).parent_path().string();
}

Attempt<Side> side_of(const std::string& word, const std::string& folder) {
  std::error_code error;
  if (fs::is_directory(word, error)) return side_of_folder(word);
  const fs::path path(word);
  if (path.extension() == ".toml") return read_side(folder_of_spec(path), path.stem().string());
  return read_side(folder, word);
}

// The version that this side's own amends.
Attempt<Side> side_before(const Side& side) {
  const rulebook::Rulebook& rulebook = side.rules.rulebook;
  const auto& versions = rulebook.amendments;
  if (versions.size() < 2) {
    return refuse(ExitCode::usage, {{{"--from", 0, 0},
                                     rulebook::codes::unknown_version,
                                     fmt::format("{} amends no version", rulebook.spec.version),
                                     "name the version to compare it with",
                                     ""}});
  }
  auto before = rulebook::resolve(side.rules.library, versions[versions.size() - 2]);
  if (!before) return refuse(ExitCode::bad_rules, std::move(before.error()));
  auto supplements = rulebook::supplements_of(*before, side.rules.library);
  return Side{{side.rules.library, std::move(*before), std::move(supplements), false}, side.source};
}

}  // namespace

Attempt<Sides> choose_sides(const SideOptions& options) {
  auto to = side_of(options.to, options.folder);
  if (!to) return tl::unexpected(std::move(to.error()));
  auto from = options.from.empty() ? side_before(*to) : side_of(options.from, options.folder);
  if (!from) return tl::unexpected(std::move(from.error()));
  return Sides{std::move(*from), std::move(*to)};
}

}  // namespace sabot::cli
