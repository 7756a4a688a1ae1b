#include "report/comparison_json.hpp"

#include "report/comparison_words.hpp"
#include "report/estimates_values.hpp"
#include "report/json_values.hpp"
#include "rulebook/rule_file.hpp"

namespace sabot::report {
namespace {

using report::json_of;  // beside the overloads below

using rulebook::Measure;

Json json_of(const Provenance& provenance) {
  return {
      {"spec",
       {{"version", provenance.spec.version}, {"date", to_string(provenance.spec.date)}, {"draft", provenance.draft}}},
      {"rulebook", provenance.digest},
      {"inputs", report::json_of(provenance.inputs)}};
}

Json effect(const PairedLine& line, Measure measure, const Contrast& difference, const stats::Sampling& sampling) {
  return {{"before", json_of(rate_of(line.counts.before, measure))},
          {"after", json_of(rate_of(line.counts.after, measure))},
          {"effect", json_of(difference, sampling)}};
}

Json json_of(const std::vector<PairedLine>& lines, const stats::Sampling& sampling) {
  Json list = Json::array();
  for (const PairedLine& line : lines) {
    list.push_back({{"framework", text_or_null(line.subject.framework)},
                    {"config", text_or_null(line.subject.config)},
                    {"operator", text_or_null(line.subject.fault_operator)},
                    {"pairs", line.counts.after.valid},
                    {"gained", line.gained},
                    {"lost", line.lost},
                    {"headline", effect(line, Measure::headline, line.headline, sampling)},
                    {"recovered", effect(line, Measure::recovered, line.recovered, sampling)},
                    {"recovery_without_detection",
                     effect(line, Measure::recovery_without_detection, line.recovery_without_detection, sampling)}});
  }
  return list;
}

Json json_of(const std::vector<tally::CellPair>& pairs) {
  Json list = Json::array();
  for (const auto& pair : pairs) list.push_back(json_of(pair.cell));
  return list;
}

Json json_of(const tally::CellStanding& standing) {
  return {{"standing", short_words(standing)}, {"reason", json_of(standing.reason)}};
}

Json unpaired(const std::vector<tally::CellPair>& pairs) {
  Json list = Json::array();
  for (const auto& pair : pairs) {
    Json item = json_of(pair.cell);
    item["before"] = json_of(pair.before);
    item["after"] = json_of(pair.after);
    list.push_back(std::move(item));
  }
  return list;
}

Json json_of(const tally::Evidence& evidence) {
  Json numbers = Json::array();
  for (const auto& number : evidence.numbers) {
    numbers.push_back({{"what", number.what}, {"difference", number.difference}, {"value", json_of(number.value)}});
  }
  Json against = Json::array();
  for (const auto& cell : evidence.against) against.push_back(json_of(cell));
  return {{"of", evidence.of},
          {"numbers", numbers},
          {"holds", evidence.holds ? Json(*evidence.holds) : Json()},
          {"against", against}};
}

Json json_of(const tally::Gap& gap) {
  return {{"framework", gap.row.framework},
          {"config", gap.row.config},
          {"wave", gap.in_earlier_wave ? "before" : "after"},
          {"cells", gap.cells}};
}

Json json_of(const tally::Answer& answer) {
  Json evidence = Json::array();
  for (const auto& item : answer.evidence) evidence.push_back(json_of(item));
  Json gaps = Json::array();
  for (const auto& gap : answer.gaps) gaps.push_back(json_of(gap));
  return {{"id", answer.id},
          {"says", answer.says},
          {"ground", json_of(adjudicate::Reason{answer.rule, answer.says})["place"]},
          {"answer", key(answer.finding)},
          {"evidence", evidence},
          {"open", gaps}};
}

Json medians(const std::optional<PairedMedians>& medians) {
  if (!medians) return nullptr;
  return {{"before", json_of(medians->before)}, {"after", json_of(medians->after)}};
}

}  // namespace

std::string json(const Comparison& comparison) {
  const auto& sampling = comparison.sampling;
  Json predictions = Json::array();
  for (const auto& answer : comparison.predictions) predictions.push_back(json_of(answer));
  const Json document = {
      {"format", comparison_format},
      {"program_version", comparison.after.program_version},
      {"before", json_of(comparison.before)},
      {"after", json_of(comparison.after)},
      {"rule", rule(comparison.rule_from, sampling)},
      {"medians", medians(comparison.medians)},
      {"all", json_of(comparison.all, sampling)},
      {"rows", json_of(comparison.rows, sampling)},
      {"frameworks", json_of(comparison.frameworks, sampling)},
      {"operators", json_of(comparison.operators, sampling)},
      {"row_operators", json_of(comparison.row_operators, sampling)},
      {"worse", json_of(comparison.worse)},
      {"recoveries_lost", json_of(comparison.spoilt)},
      {"unpaired", unpaired(comparison.unpaired)},
      {"predictions", predictions},
      {"changed_rules", comparison.changed_rules},
      {"changed_guardrails", comparison.changed_guardrails},
      {"notices", comparison.notices},
  };
  return dump(document, 2);
}

}  // namespace sabot::report
