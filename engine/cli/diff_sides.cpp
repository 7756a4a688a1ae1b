#include "cli/diff_sides.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#include "cli/codes.hpp"
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

Failure several_drafts(const std::string& folder, const std::vector<rulebook::Edition>& drafts) {
  std::vector<std::string> names;
  for (const auto& draft : drafts) names.push_back(draft.document.spec.version);
  return {ExitCode::usage,
          {{{folder, 0, 0},
            codes::several_drafts,
            fmt::format("the folder holds {} drafts: {}", names.size(), fmt::join(names, ", ")),
            fmt::format("name one of them, as in --rules {} --to {}", folder, names.front()),
            ""}}};
}

// The one draft of a folder is what it is there for.
Attempt<Side> side_of_folder(const std::string& folder) {
  auto side = read_side(folder, "");
  if (!side || side->rules.library.drafts.empty()) return side;
  const auto& drafts = side->rules.library.drafts;
  if (drafts.size() > 1) return tl::unexpected(several_drafts(folder, drafts));
  return read_side(folder, drafts.front().document.spec.version);
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

// Of a folder whose newest version says something else than the built-in one of that name: the built-in one, so that
// an edit is told by itself.
std::optional<Side> built_in_before(const std::string& word, const Side& side) {
  std::error_code error;
  if (!fs::is_directory(word, error) || side.rules.rulebook.draft) return std::nullopt;
  auto same = read_side("", side.rules.rulebook.spec.version);
  if (!same || same->rules.rulebook.digest == side.rules.rulebook.digest) return std::nullopt;
  return std::move(*same);
}

Attempt<Side> side_left_out(const SideOptions& options, const Side& to) {
  if (auto built_in = built_in_before(options.to, to)) return std::move(*built_in);
  return side_before(to);
}

}  // namespace

Attempt<Sides> choose_sides(const SideOptions& options) {
  auto to = side_of(options.to, options.folder);
  if (!to) return tl::unexpected(std::move(to.error()));
  auto from = options.from.empty() ? side_left_out(options, *to) : side_of(options.from, options.folder);
  if (!from) return tl::unexpected(std::move(from.error()));
  return Sides{std::move(*from), std::move(*to)};
}

}  // namespace sabot::cli
