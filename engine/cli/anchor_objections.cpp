#include "cli/anchor_objections.hpp"

#include <utility>
#include <variant>

#include "base/lists.hpp"
#include "cli/rule_source.hpp"
#include "rulebook/rulebook.hpp"

namespace sabot::cli {
namespace {

using rulebook::AnchorsFile;

constexpr auto anchors_id = "anchors";

}  // namespace

Result<std::optional<AnchorsFile>> built_in_anchors() {
  const auto built_in = rulebook::read_library(built_in_tree());
  if (!built_in) return failure(built_in.error());
  const auto* file = rulebook::find_rule(*built_in, built_in->editions.back(), anchors_id);
  return file == nullptr ? std::optional<AnchorsFile>() : std::get<AnchorsFile>(file->body);
}

Result<AnchorObjections> anchor_objections(const rulebook::Library& library, const rulebook::Rulebook& rulebook,
                                           const std::vector<harness::Task>& tasks,
                                           const std::optional<AnchorsFile>& registered) {
  const auto edition = rulebook::find_edition(library, rulebook.spec.version);
  if (!edition) return failure(edition.error());
  AnchorObjections found{rulebook::find_rule(library, **edition, anchors_id), {}};
  if (found.file == nullptr) return found;
  auto objections = harness::objections(std::get<AnchorsFile>(found.file->body), rulebook, tasks,
                                        registered ? &*registered : nullptr);
  if (!objections) return failure(std::move(objections.error()));
  found.all = std::move(*objections);
  return found;
}

Diagnostics objections_to_proposals(const rulebook::SourceTree& tree, const std::vector<harness::Task>& tasks) {
  const auto library = rulebook::read_library(tree);
  if (!library) return {};
  const auto registered = built_in_anchors();
  if (!registered) return registered.error();
  Diagnostics findings;
  for (const auto* editions : {&library->editions, &library->drafts}) {
    for (const rulebook::Edition& edition : *editions) {
      const auto rulebook = rulebook::resolve(*library, edition.document.spec.version);
      if (!rulebook) continue;
      auto objections = anchor_objections(*library, *rulebook, tasks, *registered);
      if (!objections) {
        append(findings, std::move(objections.error()));
        continue;
      }
      auto& all = objections->all;
      std::erase_if(all, [](const auto& objection) { return objection.registered; });
      if (!all.empty()) append(findings, harness::to_diagnostics(all, *objections->file));
    }
  }
  return findings;
}

}  // namespace sabot::cli
