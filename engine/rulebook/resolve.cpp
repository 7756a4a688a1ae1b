#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <utility>

#include "base/lists.hpp"
#include "rulebook/assembly.hpp"
#include "rulebook/sha256.hpp"

namespace sabot::rulebook {
namespace {

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

  auto [rulebook, missing] = assemble(library, edition);
  Diagnostics findings;
  for (const auto& id : missing) findings.push_back(missing_rule(edition, id));
  if (findings.empty()) findings = check_rulebook(rulebook, library, edition);
  if (!findings.empty()) return failure(std::move(findings));

  rulebook.canonical = canonical_form(library, edition);
  rulebook.digest = sha256(rulebook.canonical);
  return std::move(rulebook);
}

}  // namespace sabot::rulebook
