#include "match/implication.hpp"

#include <algorithm>

#include "base/lists.hpp"

namespace sabot::match {
namespace {

using Scalars = std::vector<Scalar>;

// The values that a matcher lists; none for one that lists no values.
Scalars listed(const Matcher& matcher) {
  if (const auto* equals = std::get_if<Equals>(&matcher)) return {equals->value};
  if (const auto* one_of = std::get_if<OneOf>(&matcher)) return one_of->values;
  return {};
}

bool wants_absence(const Matcher& matcher) {
  const auto* exists = std::get_if<Exists>(&matcher);
  return exists != nullptr && !exists->wanted;
}

bool implies(const Matcher& stronger, const Matcher& weaker) {
  if (stronger == weaker) return true;
  // Every matcher but `exists = false` fails where there is no value.
  if (std::holds_alternative<Exists>(weaker)) return !wants_absence(weaker) && !wants_absence(stronger);
  const Scalars few = listed(stronger), many = listed(weaker);
  return !few.empty() &&
         std::all_of(few.begin(), few.end(), [&](const Scalar& value) { return contains(many, value); });
}

bool implies_directly(const Predicate& stronger, const Predicate& weaker) {
  const bool all = std::all_of(weaker.all.begin(), weaker.all.end(), [&](const Test& wanted) {
    return std::any_of(stronger.all.begin(), stronger.all.end(), [&](const Test& given) {
      return given.path == wanted.path && implies(given.matcher, wanted.matcher);
    });
  });
  return all && (weaker.any.empty() || stronger.any == weaker.any ||
                 std::any_of(weaker.any.begin(), weaker.any.end(),
                             [&](const Predicate& alternative) { return implies(stronger, alternative); }));
}

// The predicate with one of its alternatives chosen.
Predicate with(const Predicate& predicate, const Predicate& alternative) {
  Predicate both = alternative;
  both.all.insert(both.all.end(), predicate.all.begin(), predicate.all.end());
  return both;
}

}  // namespace

bool implies(const Predicate& stronger, const Predicate& weaker) {
  if (implies_directly(stronger, weaker)) return true;
  return !stronger.any.empty() && std::all_of(stronger.any.begin(), stronger.any.end(), [&](const Predicate& choice) {
    return implies(with(stronger, choice), weaker);
  });
}

}  // namespace sabot::match
