#include "cli/judge_verdicts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <tuple>

#include "base/suggest.hpp"
#include "cli/codes.hpp"

namespace sabot::cli {
namespace {

std::vector<std::string> fault_run_ids(const std::vector<adjudicate::Observation>& observations) {
  std::vector<std::string> ids;
  for (const auto& observation : observations) {
    if (observation.fault_operator) ids.push_back(observation.run_id);
  }
  std::sort(ids.begin(), ids.end());
  return ids;
}

Diagnostic unknown_run(const JudgedRun& judged, const std::vector<std::string>& ids) {
  const std::string_view near = closest(judged.run_id, ids);
  return {judged.origin, codes::unknown_judged_run,
          fmt::format("the judge speaks of run \"{}\", but no fault run of the input has this run_id", judged.run_id),
          near.empty() ? "" : fmt::format("did you mean \"{}\"?", near), ""};
}

Diagnostic doubled(const JudgedRun& judged, const JudgedRun& before) {
  const std::string variant =
      judged.prompt_variant.empty() ? "" : fmt::format(" by prompt variant \"{}\"", judged.prompt_variant);
  return {judged.origin, codes::doubled_judge_verdict,
          fmt::format("a second judge verdict on run \"{}\"{}; the first stands at {}", judged.run_id, variant,
                      to_string(before.origin)),
          "", ""};
}

}  // namespace

JudgedInput join_verdicts(std::vector<JudgedRun> judged, const std::vector<adjudicate::Observation>& observations) {
  const auto key = [](const JudgedRun& run) { return std::tie(run.run_id, run.prompt_variant); };
  std::stable_sort(judged.begin(), judged.end(), [&](const auto& a, const auto& b) { return key(a) < key(b); });
  const std::vector<std::string> ids = fault_run_ids(observations);
  JudgedInput joined;
  std::set<std::string> ambiguous;
  const JudgedRun* before = nullptr;
  for (const JudgedRun& run : judged) {
    if (!std::binary_search(ids.begin(), ids.end(), run.run_id)) {
      joined.findings.push_back(unknown_run(run, ids));
    } else if (before != nullptr && key(*before) == key(run)) {
      joined.findings.push_back(doubled(run, *before));
      ambiguous.insert(run.run_id);
    } else {
      joined.verdicts.try_emplace(run.run_id, run.verdict);
    }
    before = &run;
  }
  for (const std::string& run_id : ambiguous) joined.verdicts.erase(run_id);
  return joined;
}

}  // namespace sabot::cli
