#include "report/estimates_json.hpp"

#include "report/json_values.hpp"
#include "rulebook/rule_file.hpp"

namespace sabot::report {
namespace {

using report::json_of;  // beside the overloads below

Json json_of(const stats::Fraction& fraction) {
  return {{"numerator", fraction.numerator}, {"denominator", fraction.denominator}, {"value", stats::value(fraction)}};
}

Json json_of(const stats::Span& span) {
  return {{"low", json_of(span.low)}, {"high", json_of(span.high)}};
}

Json json_of(const std::vector<trace::ReplicateLabel>& labels) {
  Json list = Json::array();
  for (const auto& label : labels) list.push_back(to_string(label));
  return list;
}

std::string_view key(stats::Silence silence) {
  switch (silence) {
    case stats::Silence::none:
      break;
    case stats::Silence::no_value:
      return "no_value";
    case stats::Silence::one_label:
      return "one_label";
    case stats::Silence::no_resample:
      return "no_resample";
  }
  return "none";
}

Json json_of(const stats::Spread& spread) {
  return {{"interval", json_of(spread.interval)},
          {"attained", json_of(spread.attained)},
          {"support", spread.support},
          {"resamples", spread.resamples},
          {"total_weight", spread.total_weight},
          {"undefined_weight", spread.undefined_weight}};
}

template <class T>
Json optional(const std::optional<T>& value) {
  return value ? json_of(*value) : Json();
}

Json json_of(const stats::Uncertainty& uncertainty, const stats::Sampling& sampling) {
  return {{"value", optional(uncertainty.value)},
          {"labels", json_of(uncertainty.labels)},
          {"exact", stats::is_exact(sampling, uncertainty.labels.size())},
          {"silence", key(uncertainty.silence)},
          {"spread", optional(uncertainty.spread)},
          {"leave_one_out", optional(uncertainty.leave_one_out)}};
}

Json json_of(const Difference& difference, const stats::Sampling& sampling) {
  Json object = json_of(difference.uncertainty, sampling);
  object["sign_test"] = {{"up", difference.signs.positive},
                         {"down", difference.signs.negative},
                         {"even", difference.signs.ties},
                         {"p", stats::sign_test(difference.signs)},
                         {"floor", stats::sign_test_floor(difference.uncertainty.labels.size())}};
  return object;
}

Json name(const std::string& text) {
  return text.empty() ? Json() : Json(text);
}

Json subjects(const std::vector<SubjectEstimates>& lines, const stats::Sampling& sampling) {
  Json list = Json::array();
  for (const SubjectEstimates& line : lines) {
    Json rates = Json::object();
    for (const auto& entry : line.entries) {
      Json rate = json_of(entry.uncertainty, sampling);
      rate["counts"] = json_of(*entry.figure.rate);
      rates[std::string(entry.figure.key)] = std::move(rate);
    }
    list.push_back({{"framework", name(line.subject.framework)},
                    {"config", name(line.subject.config)},
                    {"task", name(line.subject.task)},
                    {"operator", name(line.subject.fault_operator)},
                    {"rates", std::move(rates)}});
  }
  return list;
}

Json differences(const Estimates& estimates) {
  Json list = Json::array();
  for (const RowDifference& pair : estimates.differences) {
    const auto row = [](const adjudicate::Row& of) { return Json{{"framework", of.framework}, {"config", of.config}}; };
    list.push_back({{"row", row(pair.first)},
                    {"less", row(pair.second)},
                    {"headline", json_of(pair.headline, estimates.sampling)}});
  }
  return list;
}

Json base_rates(const Estimates& estimates) {
  Json operators = Json::array();
  for (const OperatorBaseRate& rate : estimates.operator_base_rates) {
    operators.push_back({{"operator", rate.fault_operator},
                         {"clean", json_of(rate.clean)},
                         {"strict", optional(rate.strict)},
                         {"faulted", json_of(rate.faulted)},
                         {"contrast", json_of(rate.contrast, estimates.sampling)}});
  }
  Json tasks = Json::array();
  for (const TaskBaseRate& rate : estimates.task_base_rates) {
    tasks.push_back({{"task", rate.task},
                     {"operator", rate.fault_operator},
                     {"clean", json_of(rate.clean)},
                     {"strict", optional(rate.strict)}});
  }
  Json anchors = Json::array();
  for (const AnchorBaseRate& rate : estimates.anchor_base_rates) {
    anchors.push_back({{"task", rate.task},
                       {"operator", rate.fault_operator},
                       {"anchor", rate.anchor},
                       {"clean", json_of(rate.clean)},
                       {"kept", rate.kept}});
  }
  return {{"operators", operators}, {"tasks", tasks}, {"anchors", anchors}};
}

}  // namespace

std::string json(const Estimates& estimates) {
  const Provenance& provenance = estimates.provenance;
  const stats::Sampling& sampling = estimates.sampling;
  const Json document = {
      {"format", estimates_format},
      {"program_version", provenance.program_version},
      {"spec",
       {{"version", provenance.spec.version},
        {"date", to_string(provenance.spec.date)},
        {"by_default", provenance.spec_by_default}}},
      {"rulebook", provenance.digest},
      {"inputs", json_of(provenance.inputs)},
      {"strict_floor", optional(provenance.strict_floor)},
      {"rule",
       {{"version", estimates.rule_from.version},
        {"rulebook", estimates.rule_from.digest},
        {"lower_per_mille", sampling.rule.lower_per_mille},
        {"upper_per_mille", sampling.rule.upper_per_mille},
        {"exact_up_to", sampling.rule.exact_up_to},
        {"resamples", sampling.resamples},
        {"seed", sampling.seed}}},
      {"labels", json_of(estimates.labels)},
      {"median", estimates.median ? json_of(*estimates.median, sampling) : Json()},
      {"all", subjects(estimates.all, sampling)},
      {"rows", subjects(estimates.rows, sampling)},
      {"frameworks", subjects(estimates.frameworks, sampling)},
      {"operators", subjects(estimates.operators, sampling)},
      {"groups", subjects(estimates.groups, sampling)},
      {"differences", differences(estimates)},
      {"base_rates", base_rates(estimates)},
      {"notices", estimates.notices},
  };
  return dump(document, 2);
}

}  // namespace sabot::report
