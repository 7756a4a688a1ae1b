#include "rulebook/supplements.hpp"

#include <string_view>

namespace sabot::rulebook {
namespace {

template <class Body>
std::optional<Supplement<Body>> supplement(std::string_view id, const std::optional<Rule<Body>>& own,
                                           const Rulebook& rulebook, const Library& library) {
  if (own) return Supplement<Body>{*own, {rulebook.spec.version, rulebook.digest}};
  const Edition& newest = library.editions.back();
  const auto found = newest.in_force.find(id);
  if (found == newest.in_force.end()) return std::nullopt;
  const RuleFile& file = library.files[found->second];
  return Supplement<Body>{{file.rule, std::get<Body>(file.body)},
                          {newest.document.spec.version, digest_of(library, newest)}};
}

}  // namespace

Supplements supplements_of(const Rulebook& rulebook, const Library& library) {
  Supplements supplements;
  if (rulebook.anchors) {
    supplements.strict_floor = supplement("strict-floor", rulebook.strict_floor, rulebook, library);
  }
  supplements.uncertainty = supplement("uncertainty", rulebook.uncertainty, rulebook, library);
  return supplements;
}

}  // namespace sabot::rulebook
