#include "report/estimates_json.hpp"

#include "report/estimates_values.hpp"
#include "report/json_values.hpp"
#include "rulebook/rule_file.hpp"

namespace sabot::report {
namespace {

template <class T>
Json optional(const std::optional<T>& value) {
  return value ? json_of(*value) : Json();
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
    list.push_back({{"framework", text_or_null(line.subject.framework)},
                    {"config", text_or_null(line.subject.config)},
                    {"task", text_or_null(line.subject.task)},
                    {"operator", text_or_null(line.subject.fault_operator)},
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
  Json rows = Json::array();
  for (const RowBaseRate& rate : estimates.row_base_rates) {
    rows.push_back({{"framework", rate.row.framework},
                    {"config", rate.row.config},
                    {"clean", json_of(rate.clean)},
                    {"strict", optional(rate.strict)},
                    {"uncertainty", json_of(rate.uncertainty, estimates.sampling)}});
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
  return {{"operators", operators}, {"rows", rows}, {"tasks", tasks}, {"anchors", anchors}};
}

}  // namespace

std::string json(const Estimates& estimates) {
  const stats::Sampling& sampling = estimates.sampling;
  Json document = opening(estimates_format, estimates.provenance);
  document.update({
      {"strict_floor", optional(estimates.provenance.strict_floor)},
      {"rule", rule(estimates.rule_from, sampling)},
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
  });
  return dump(document, 2);
}

}  // namespace sabot::report
