#include "rulebook/assembly.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "rulebook/codes.hpp"

namespace sabot::rulebook {
namespace {

// Takes the rules in force out of the library, one slot at a time.
class Slots {
 public:
  Slots(const Library& library, const Edition& edition) : library_(library), edition_(edition) {}

  template <class Body>
  void needed(const std::string& id, Rule<Body>& slot) {
    if (const auto* file = find_rule(library_, edition_, id)) {
      slot = {file->rule, std::get<Body>(file->body)};
    } else {
      missing.push_back(id);
    }
  }

  template <class Body>
  void optional(std::string_view id, std::optional<Rule<Body>>& slot) {
    if (const auto* file = find_rule(library_, edition_, id)) slot = Rule<Body>{file->rule, std::get<Body>(file->body)};
  }

  // By the id's second part, which is the framework even of a mapping that does not say whose it is.
  void mappings(Rulebook& rulebook) {
    for (const auto& [id, index] : edition_.in_force) {
      const auto& file = library_.files[index];
      const auto kind = kind_of(id);
      const auto* mapping = std::get_if<MappingFile>(&file.body);
      if (mapping == nullptr || kind.size() == id.size()) continue;
      rulebook.mappings.insert_or_assign(id.substr(kind.size() + 1), Rule<MappingFile>{file.rule, *mapping});
    }
  }

  std::vector<std::string> missing;

 private:
  const Library& library_;
  const Edition& edition_;
};

// The versions up to this one, itself the last; a draft comes after them all.
std::vector<std::string> amendments_of(const Library& library, const Edition& edition) {
  std::vector<std::string> versions;
  for (const auto& earlier : library.editions) {
    versions.push_back(earlier.document.spec.version);
    if (&earlier == &edition) return versions;
  }
  versions.push_back(edition.document.spec.version);
  return versions;
}

bool is_draft(const Library& library, const Edition& edition) {
  const auto& drafts = library.drafts;
  return std::any_of(drafts.begin(), drafts.end(), [&](const Edition& draft) { return &draft == &edition; });
}

}  // namespace

Assembly assemble(const Library& library, const Edition& edition) {
  Rulebook rulebook;
  rulebook.spec = edition.document.spec;
  rulebook.amendments = amendments_of(library, edition);
  rulebook.draft = is_draft(library, edition);
  for (const auto& [id, index] : edition.in_force) rulebook.files.emplace(id, library.files[index].path);

  Slots slots(library, edition);
  slots.needed("acts", rulebook.acts);
  slots.needed("surfaces", rulebook.surfaces);
  slots.needed("exclusions", rulebook.exclusions);
  slots.needed("reaction", rulebook.reaction);
  slots.needed("matrix", rulebook.matrix);
  slots.needed("operators", rulebook.operators);
  slots.needed("bands", rulebook.bands);
  slots.needed("judge", rulebook.judge);
  slots.needed("guardrails", rulebook.guardrails);
  slots.needed("pins", rulebook.pins);
  slots.optional("landing-probes", rulebook.landing_probes);
  slots.optional("verdict-token", rulebook.verdict_token);
  slots.optional("flags", rulebook.flags);
  slots.optional("anchors", rulebook.anchors);
  slots.optional("carve-outs", rulebook.carve_outs);
  slots.optional("retry-reason", rulebook.retry_reason);
  slots.optional("strict-floor", rulebook.strict_floor);
  slots.optional("predictions", rulebook.predictions);
  slots.optional("uncertainty", rulebook.uncertainty);
  slots.mappings(rulebook);
  return {std::move(rulebook), std::move(slots.missing)};
}

Diagnostic missing_rule(const Edition& edition, const std::string& id) {
  const auto& document = edition.document;
  return finding(document.spec.place, document.text, codes::missing_rule,
                 fmt::format("{} has no rule \"{}\" in force", document.spec.version, id));
}

}  // namespace sabot::rulebook
