// What a criterion says of an output.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sabot::harness {

enum class Judgement {
  passed,
  failed,
  undetermined,  // what would tell could not be run: nothing is known of the output
};

struct CriterionResult {
  std::string id;
  Judgement judgement;
  std::string why;  // one sentence without a full stop, whatever the judgement; may quote the output as it is
  friend bool operator==(const CriterionResult&, const CriterionResult&) = default;
};

// A criterion that holds unless there is a breach: an empty one is none.
inline CriterionResult judge(std::string id, std::string breach, std::string why_it_holds) {
  if (breach.empty()) return {std::move(id), Judgement::passed, std::move(why_it_holds)};
  return {std::move(id), Judgement::failed, std::move(breach)};
}

// Passed when each has passed. One that failed decides, whatever the others are.
Judgement verdict(const std::vector<CriterionResult>& results);

// "passed", "failed", "undetermined"
std::string_view word(Judgement judgement);

}  // namespace sabot::harness
