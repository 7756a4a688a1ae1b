#include "harness/criteria/result.hpp"

#include <algorithm>
#include <array>

namespace sabot::harness {

Judgement verdict(const std::vector<CriterionResult>& results) {
  const auto any = [&](Judgement judgement) {
    return std::any_of(results.begin(), results.end(),
                       [&](const auto& result) { return result.judgement == judgement; });
  };
  if (any(Judgement::failed)) return Judgement::failed;
  return any(Judgement::undetermined) ? Judgement::undetermined : Judgement::passed;
}

std::string_view word(Judgement judgement) {
  static constexpr std::array<std::string_view, 3> words{"passed", "failed", "undetermined"};
  return words[static_cast<std::size_t>(judgement)];
}

}  // namespace sabot::harness
