#include "rulebook/as_of.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "rulebook/library.hpp"

namespace sabot::rulebook {
namespace {

using Paths = std::set<std::string>;

void add(const Edition& edition, Paths& paths) {
  paths.insert(edition.document.path);
  for (const Change& change : edition.document.changes) {
    if (!change.adopts.empty()) paths.insert(change.adopts);
  }
}

}  // namespace

SourceTree as_of(const SourceTree& tree, std::string_view version) {
  const Library library = survey(tree).library;
  const auto& editions = library.editions;
  const Edition* newest = find_version(editions, version);
  if (newest == nullptr || newest == &editions.back()) return tree;

  Paths kept, later, versions;
  for (const Edition& edition : editions) {
    const bool came_later = &edition > newest;
    add(edition, came_later ? later : kept);
    if (came_later) versions.insert(edition.document.spec.version);
  }
  for (const Edition& draft : library.drafts) add(draft, later);
  for (const SeedsDocument& wave : library.waves) {
    if (versions.contains(wave.wave.version)) later.insert(wave.path);
  }
  SourceTree earlier = tree;
  std::erase_if(earlier,
                [&](const SourceFile& file) { return later.contains(file.path) && !kept.contains(file.path); });
  return earlier;
}

}  // namespace sabot::rulebook
