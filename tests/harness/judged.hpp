// An output judged by a built-in task, as tests read it.
#pragma once

#include <string>
#include <vector>

#include "harness/check.hpp"
#include "support/built_in_tasks.hpp"

namespace sabot::testing {

inline std::vector<harness::CriterionResult> judged(const std::string& task, const std::string& output) {
  return harness::check(task_of(task), harness::read_artifact(output), {});
}

inline bool passes(const std::string& task, const std::string& output) {
  return harness::verdict(judged(task, output)) == harness::Judgement::passed;
}

// The ids of the criteria that fail.
inline std::vector<std::string> failures(const std::string& task, const std::string& output) {
  std::vector<std::string> ids;
  for (const auto& result : judged(task, output)) {
    if (result.judgement != harness::Judgement::passed) ids.push_back(result.id);
  }
  return ids;
}

}  // namespace sabot::testing
