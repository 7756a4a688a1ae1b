#include "report/jsonl.hpp"

#include "report/json_values.hpp"
#include "report/words.hpp"

namespace sabot::report {
namespace {

using report::json_of;  // beside the overloads below

Json optional_seq(const std::optional<std::int64_t>& seq) {
  return seq ? Json(*seq) : Json();
}

Json json_of(const adjudicate::ObservedFlag& flag) {
  return {{"seq", flag.seq},     {"component", flag.component}, {"standing", key(flag.standing)},
          {"quote", flag.quote}, {"anchors", flag.anchors},     {"reason", json_of(flag.reason)}};
}

Json json_of(const adjudicate::ObservedToken& token) {
  return {{"seq", token.seq}, {"component", token.component}, {"rejects", token.rejects}, {"quote", token.quote}};
}

Json json_of(const adjudicate::ObservedProbe& probe) {
  return {{"seq", optional_seq(probe.seq)}, {"reason", json_of(probe.reason)}};
}

template <class T>
Json list_of(const std::vector<T>& values) {
  Json list = Json::array();
  for (const T& value : values) list.push_back(json_of(value));
  return list;
}

Json json_of(const adjudicate::Observation& run) {
  return {{"run_id", run.run_id},
          {"origin", file_and_line(run.origin)},
          {"injection_seq", optional_seq(run.facts.injection_seq)},
          {"injection_verified", run.facts.injection_verified},
          {"landed", run.facts.landed},
          {"task_passed", run.facts.task_passed},
          {"error", run.facts.error ? Json(*run.facts.error) : Json()},
          {"acts", list_of(run.acts)},
          {"flags", list_of(run.flags)},
          {"tokens", list_of(run.tokens)},
          {"probes", list_of(run.probes)}};
}

Json json_of(const adjudicate::JudgeVerdict& judge, const std::optional<Reliability>& reliability) {
  return {{"noticed", judge.noticed},
          {"component", judge.component},
          {"quote", judge.quote},
          {"low_confidence", reliability && reliability->low_confidence()}};
}

}  // namespace

std::string json_line(const adjudicate::CellVerdict& verdict, const adjudicate::JudgeVerdict* judge,
                      const Provenance& provenance) {
  const Json line = {
      {"spec", version_name(provenance.spec.version, provenance.draft)},
      {"rulebook", provenance.digest},
      {"cell", json_of(verdict.cell)},
      {"registration", key(registration_of(verdict.cell.replicate, provenance.waves, provenance.digest))},
      {"status", to_string(verdict.status)},
      {"exclusion", verdict.exclusion.empty() ? Json() : Json(verdict.exclusion)},
      {"reason", json_of(verdict.status_reason)},
      {"outcome", verdict.outcome ? json_of(*verdict.outcome, provenance.flags_in_force) : Json()},
      {"soft_tier", judge != nullptr ? json_of(*judge, provenance.judge) : Json()},
      {"run", verdict.observation ? json_of(*verdict.observation) : Json()},
  };
  return dump(line, -1);
}

std::string jsonl(const Evaluation& evaluation) {
  std::string out;
  for (const auto& verdict : evaluation.wave.cells) {
    const auto judge =
        verdict.observation ? evaluation.judged.find(verdict.observation->run_id) : evaluation.judged.end();
    out += json_line(verdict, judge != evaluation.judged.end() ? &judge->second : nullptr, evaluation.provenance);
  }
  return out;
}

}  // namespace sabot::report
