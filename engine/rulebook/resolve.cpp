#include <fmt/format.h>
#include <sha256.h>

#include <array>
#include <nlohmann/json.hpp>
#include <type_traits>

#include "base/lists.hpp"
#include "rulebook/codes.hpp"
#include "rulebook/rulebook.hpp"

namespace sabot::rulebook {
namespace {

std::string sha256(const std::string& text) {
  std::array<char, SHA256_DIGEST_STRING_LENGTH> hex{};
  SHA256Data(reinterpret_cast<const std::uint8_t*>(text.data()), text.size(), hex.data());
  return hex.data();
}

// Takes the rules in force out of the library, one slot at a time.
class Assembly {
 public:
  Assembly(const Library& library, const Edition& edition) : library_(library), edition_(edition) {}

  template <class Body>
  void needed(std::string_view id, Rule<Body>& slot) {
    if (const auto* file = find_rule(library_, edition_, id)) {
      slot = {file->rule, std::get<Body>(file->body)};
    } else {
      missing(id);
    }
  }

  template <class Body>
  void optional(std::string_view id, std::optional<Rule<Body>>& slot) {
    if (const auto* file = find_rule(library_, edition_, id)) slot = Rule<Body>{file->rule, std::get<Body>(file->body)};
  }

  void mappings(Rulebook& rulebook) {
    for (const auto& [id, index] : edition_.in_force) {
      const auto& file = library_.files[index];
      if (const auto* mapping = std::get_if<MappingFile>(&file.body)) {
        rulebook.mappings.insert_or_assign(mapping->mapping.framework, Rule<MappingFile>{file.rule, *mapping});
      }
    }
  }

  Diagnostics findings;

 private:
  void missing(std::string_view id) {
    const auto& document = edition_.document;
    findings.push_back(finding(document.spec.place, document.text, codes::missing_rule,
                               fmt::format("{} has no rule \"{}\" in force", document.spec.version, id)));
  }

  const Library& library_;
  const Edition& edition_;
};

// A JSON object made of the rules' own canonical forms, which need not be parsed again for it: the rule
// ids come sorted.
std::string canonical_form(const Library& library, const Edition& edition) {
  std::vector<std::string> members;
  members.reserve(edition.in_force.size());
  for (const auto& [id, index] : edition.in_force) {
    members.push_back(fmt::format("{}:{}", nlohmann::json(id).dump(), library.files[index].canonical));
  }
  return fmt::format("{{{}}}", fmt::join(members, ","));
}

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

}  // namespace

std::string digest_of(const Library& library, const Edition& edition) {
  return sha256(canonical_form(library, edition));
}

const FaultOperator* find_operator(const Rulebook& rulebook, std::string_view id) {
  return first_where(rulebook.operators.body.operators, [&](const FaultOperator& o) { return o.id == id; });
}

Result<Rulebook> resolve(const Library& library, std::string_view version) {
  const auto found = find_edition(library, version);
  if (!found) return tl::unexpected(found.error());
  const auto& edition = **found;

  Rulebook rulebook;
  rulebook.spec = edition.document.spec;
  rulebook.amendments = amendments_of(library, edition);

  Assembly assembly(library, edition);
  assembly.needed("acts", rulebook.acts);
  assembly.needed("surfaces", rulebook.surfaces);
  assembly.needed("exclusions", rulebook.exclusions);
  assembly.needed("reaction", rulebook.reaction);
  assembly.needed("matrix", rulebook.matrix);
  assembly.needed("operators", rulebook.operators);
  assembly.needed("bands", rulebook.bands);
  assembly.needed("judge", rulebook.judge);
  assembly.needed("guardrails", rulebook.guardrails);
  assembly.needed("pins", rulebook.pins);
  assembly.optional("landing-probes", rulebook.landing_probes);
  assembly.optional("verdict-token", rulebook.verdict_token);
  assembly.optional("flags", rulebook.flags);
  assembly.optional("anchors", rulebook.anchors);
  assembly.optional("carve-outs", rulebook.carve_outs);
  assembly.optional("retry-reason", rulebook.retry_reason);
  assembly.optional("strict-floor", rulebook.strict_floor);
  assembly.optional("registration", rulebook.registration);
  assembly.mappings(rulebook);
  if (!assembly.findings.empty()) return failure(std::move(assembly.findings));

  auto findings = check_rulebook(rulebook, library, edition);
  if (!findings.empty()) return failure(std::move(findings));

  for (const auto& [id, index] : edition.in_force) rulebook.files.emplace(id, library.files[index].path);
  rulebook.canonical = canonical_form(library, edition);
  rulebook.digest = sha256(rulebook.canonical);
  return rulebook;
}

}  // namespace sabot::rulebook
