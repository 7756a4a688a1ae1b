#include "cli/anchor_objections.hpp"

#include <algorithm>
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

Result<AnchorObjections> anchor_objections(const rulebook::Library& library, const rulebook::Rulebook& rulebook,
                                           const std::vector<harness::Task>& tasks) {
  const auto edition = rulebook::find_edition(library, rulebook.spec.version);
  if (!edition) return failure(edition.error());
  AnchorObjections found{rulebook::find_rule(library, **edition, anchors_id), {}};
  if (found.file == nullptr) return found;
  const auto built_in = rulebook::read_library(built_in_tree());
  if (!built_in) return failure(built_in.error());
  const rulebook::RuleFile* registered = rulebook::find_rule(*built_in, built_in->editions.back(), anchors_id);

  auto objections = harness::objections(std::get<AnchorsFile>(found.file->body), rulebook, tasks,
                                        registered == nullptr ? nullptr : &std::get<AnchorsFile>(registered->body));
  if (!objections) return failure(std::move(objections.error()));
  found.all = std::move(*objections);
  return found;
}

Diagnostics objections_to_proposals(const rulebook::SourceTree& tree, const std::vector<harness::Task>& tasks) {
  const auto library = rulebook::read_library(tree);
  if (!library) return {};
  Diagnostics findings;
  for (const auto* editions : {&library->editions, &library->drafts}) {
    for (const rulebook::Edition& edition : *editions) {
      const auto rulebook = rulebook::resolve(*library, edition.document.spec.version);
      if (!rulebook) continue;
      auto objections = anchor_objections(*library, *rulebook, tasks);
      if (!objections) {
        append(findings, std::move(objections.error()));
        continue;
      }
      auto& all = objections->all;
      all.erase(std::remove_if(all.begin(), all.end(), [](const auto& objection) { return objection.registered; }),
                all.end());
      if (!all.empty()) append(findings, harness::to_diagnostics(all, *objections->file));
    }
  }
  return findings;
}

}  // namespace sabot::cli
