#include "cli/partial_line.hpp"

#include <fmt/format.h>

#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "cli/partial_line_names.hpp"
#include "report/words.hpp"

namespace sabot::cli {
namespace {

using adjudicate::ObservedAct;
using adjudicate::RunSummary;
using Json = nlohmann::ordered_json;

template <class T>
Json or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json();
}

Json json_of(const Place& place) {
  return {{"file", place.file}, {"line", place.line}, {"column", place.column}};
}

Json json_of(const ObservedAct& act) {
  return {{"seq", act.seq},
          {"act", act.act},
          {"component", act.component},
          {"quote", act.quote},
          {"standing", report::key(act.standing)},
          {"why", act.reason.text},
          {"rule", act.reason.rule.id},
          {"place", json_of(act.reason.rule.place)}};
}

Json json_of(const PartialRun& partial) {
  const RunSummary& run = partial.run;
  Json value = {{"input", partial.input},
                {"place", json_of(run.origin)},
                {"framework", run.row.framework},
                {"config", run.row.config},
                {"task", run.task},
                {"operator", or_null(run.fault_operator)},
                {"replicate", to_string(run.replicate)},
                {"error", or_null(run.facts.error)},
                {"injection_seq", or_null(run.facts.injection_seq)},
                {"injection_verified", run.facts.injection_verified},
                {"task_passed", run.facts.task_passed},
                {"landed", run.facts.landed}};
  Json marks = Json::array();
  for (const auto& [name, mark] : mark_names) {
    if (run.marks.*mark) marks.push_back(name);
  }
  value["marks"] = std::move(marks);
  Json acts = Json::array();
  for (const ObservedAct& act : run.uncounted) acts.push_back(json_of(act));
  value["uncounted"] = std::move(acts);
  return value;
}

Json json_of(const Diagnostic& finding) {
  return {{"place", json_of(finding.place)},
          {"code", finding.code},
          {"message", finding.message},
          {"help", finding.help},
          {"source_line", finding.source_line}};
}

Json json_of(const Diagnostics& findings) {
  Json list = Json::array();
  for (const Diagnostic& finding : findings) list.push_back(json_of(finding));
  return list;
}

Json json_of(const PartialEnd& end) {
  Json inputs = Json::array();
  for (const auto& [name, sum] : end.inputs) {
    inputs.push_back({{"input", name}, {"runs", sum.runs}, {"digest", to_string(sum.digest)}});
  }
  return {{"inputs", std::move(inputs)}};
}

std::string_view kind_of(const PartialLine& line) {
  static constexpr std::array<std::string_view, std::variant_size_v<PartialLine>> kinds = {"run", "findings", "end"};
  return kinds.at(line.index());
}

}  // namespace

PartialRules partial_rules(const Rules& rules) {
  const auto& floor = rules.supplements.strict_floor;
  return {rules.rulebook.spec.version, rules.rulebook.digest, floor ? floor->from.digest : ""};
}

std::string rules_name(const PartialRules& rules) {
  return fmt::format("{} {} {}", rules.version, report::short_digest(rules.digest),
                     rules.floor_digest.empty() ? "-" : report::short_digest(rules.floor_digest));
}

std::string text_of(const PartialLine& line, const PartialRules& rules) {
  Json value = {{"format", partial_format}, {"rules", rules_name(rules)}};
  value[std::string(kind_of(line))] = std::visit([](const auto& content) { return json_of(content); }, line);
  return value.dump(-1, ' ', true) + '\n';
}

}  // namespace sabot::cli
