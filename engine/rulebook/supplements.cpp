#include "rulebook/supplements.hpp"

#include <string_view>

namespace sabot::rulebook {
namespace {

template <class Body>
std::optional<Supplement<Body>> supplement(std::string_view id, const std::optional<Rule<Body>>& own,
                                           const Rulebook& rulebook, const Library& library, const Lender& newest) {
  if (own) return Supplement<Body>{*own, {rulebook.spec.version, rulebook.digest}};
  const RuleFile* file = find_rule(library, library.editions.back(), id);
  if (file == nullptr) return std::nullopt;
  return Supplement<Body>{{file->rule, std::get<Body>(file->body)}, newest};
}

}  // namespace

Supplements supplements_of(const Rulebook& rulebook, const Library& library) {
  // Who borrows nothing need not know the newest digest.
  Lender newest;
  if (!rulebook.strict_floor || !rulebook.uncertainty) {
    const Edition& edition = library.editions.back();
    newest = {edition.document.spec.version, digest_of(library, edition)};
  }
  Supplements supplements;
  if (rulebook.anchors) {
    supplements.strict_floor = supplement("strict-floor", rulebook.strict_floor, rulebook, library, newest);
  }
  supplements.uncertainty = supplement("uncertainty", rulebook.uncertainty, rulebook, library, newest);
  return supplements;
}

}  // namespace sabot::rulebook
