#include "cli/judge_verdicts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "base/suggest.hpp"
#include "cli/codes.hpp"

namespace sabot::cli {
namespace {

// Where the fault runs of each run_id stand, in the order of the places.
std::map<std::string, std::vector<Place>> fault_runs(const std::vector<adjudicate::Observation>& observations) {
  std::map<std::string, std::vector<Place>> runs;
  for (const auto& observation : observations) {
    if (observation.fault_operator) runs[observation.run_id].push_back(observation.origin);
  }
  for (auto& [id, places] : runs) std::sort(places.begin(), places.end());
  return runs;
}

Diagnostic unknown_run(const JudgedRun& judged, const std::map<std::string, std::vector<Place>>& runs) {
  std::vector<std::string> ids;
  for (const auto& entry : runs) ids.push_back(entry.first);
  const std::string_view near = closest(judged.run_id, ids);
  return {judged.origin, codes::unknown_judged_run,
          fmt::format("the judge speaks of run \"{}\", but no fault run of the input has this run_id", judged.run_id),
          near.empty() ? "" : fmt::format("did you mean \"{}\"?", near), ""};
}

Diagnostic ambiguous_run(const JudgedRun& judged, const std::vector<Place>& places) {
  return {judged.origin, codes::ambiguous_judged_run,
          fmt::format("the judge speaks of run \"{}\", but several runs have this run_id: that at {} and that at {}",
                      judged.run_id, to_string(places[0]), to_string(places[1])),
          "give every run a run_id of its own", ""};
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
  const auto runs = fault_runs(observations);
  JudgedInput joined;
  std::set<std::string> ambiguous;
  const JudgedRun* before = nullptr;
  for (const JudgedRun& run : judged) {
    const auto found = runs.find(run.run_id);
    if (found == runs.end()) {
      joined.findings.push_back(unknown_run(run, runs));
    } else if (found->second.size() > 1) {
      joined.findings.push_back(ambiguous_run(run, found->second));
    } else if (before != nullptr && key(*before) == key(run)) {
      joined.findings.push_back(doubled(run, *before));
      ambiguous.insert(run.run_id);
    } else if (!joined.verdicts.try_emplace(run.run_id, run.verdict).second) {
      joined.second.try_emplace(run.run_id, run.verdict);
    }
    before = &run;
  }
  for (const std::string& run_id : ambiguous) {
    joined.verdicts.erase(run_id);
    joined.second.erase(run_id);
  }
  return joined;
}

}  // namespace sabot::cli
