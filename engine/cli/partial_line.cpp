#include "cli/partial_line.hpp"

#include <fmt/format.h>

#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/utf8.hpp"
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

// JSON has no bytes that are not UTF-8.
Json json_of_text(const std::string& text) {
  if (!find_invalid_utf8(text)) return text;
  std::string digits;
  for (const char byte : text) digits += fmt::format("{:02x}", static_cast<unsigned char>(byte));
  return {{hex_key, digits}};
}

Json json_of(const Place& place) {
  return {{"file", json_of_text(place.file)}, {"line", place.line}, {"column", place.column}};
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
  Json value = {{"input", json_of_text(partial.input)},
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
          {"message", json_of_text(finding.message)},
          {"help", json_of_text(finding.help)},
          {"source_line", json_of_text(finding.source_line)},
          {"cut", finding.cut}};
}

Json json_of(const Diagnostics& findings) {
  Json list = Json::array();
  for (const Diagnostic& finding : findings) list.push_back(json_of(finding));
  return list;
}

Json json_of(const InputSums& inputs) {
  Json list = Json::array();
  for (const auto& [name, sum] : inputs) {
    list.push_back({{"input", json_of_text(name)}, {"runs", sum.runs}, {"digest", to_string(sum.digest)}});
  }
  return list;
}

Json json_of(const PartialEnd& end) {
  return {{"inputs", json_of(end.inputs)}, {"lines", to_string(end.lines)}};
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
  return value.dump(-1, ' ', true);
}

TextsDigest digest_of(const PartialLine& line, std::string_view text) {
  const auto* end = std::get_if<PartialEnd>(&line);
  return end == nullptr ? digest_of(text) : digest_of(json_of(end->inputs).dump());
}

}  // namespace sabot::cli
