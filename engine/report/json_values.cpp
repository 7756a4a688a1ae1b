#include "report/json_values.hpp"

#include "report/words.hpp"

namespace sabot::report {

Json text_or_null(const std::string& text) {
  return text.empty() ? Json() : Json(text);
}

Json opening(std::string_view format, const Provenance& provenance) {
  return {{"format", format},
          {"program_version", provenance.program_version},
          {"spec",
           {{"version", provenance.spec.version},
            {"date", to_string(provenance.spec.date)},
            {"draft", provenance.draft},
            {"by_default", provenance.spec_by_default}}},
          {"rulebook", provenance.digest},
          {"inputs", json_of(provenance.inputs)}};
}

Json json_of(const rulebook::Lender& lender) {
  return {{"version", lender.version}, {"rulebook", lender.digest}};
}

Json json_of(const adjudicate::Cell& cell) {
  return {{"framework", cell.row.framework},
          {"config", cell.row.config},
          {"task", cell.task},
          {"operator", cell.fault_operator},
          {"replicate", to_string(cell.replicate)}};
}

Json json_of(const adjudicate::Reason& reason) {
  const bool by_rule = !reason.rule.id.empty();
  return {{"text", reason.text},
          {"rule", by_rule ? Json(reason.rule.id) : Json()},
          {"place", by_rule ? Json(file_and_line(reason.rule.place)) : Json()}};
}

Json json_of(const adjudicate::ObservedAct& act) {
  return {{"seq", act.seq},
          {"act", act.act},
          {"component", act.component},
          {"standing", key(act.standing)},
          {"quote", act.quote},
          {"reason", json_of(act.reason)}};
}

Json json_of(const std::optional<adjudicate::Strict>& strict) {
  if (!strict) return nullptr;
  return {{"detected", strict->detected}, {"visible", strict->visible}, {"reason", json_of(strict->reason)}};
}

Json json_of(const adjudicate::Outcome& outcome, bool flags_in_force) {
  const auto of_flags = [&](bool value) { return flags_in_force ? Json(value) : Json(); };
  return {{"mapping", outcome.mapping},
          {"flags_anchored", of_flags(outcome.flags)},
          {"headline", outcome.headline},
          {"reacted", outcome.reacted},
          {"recovered", outcome.recovered},
          {"flags_noticed", of_flags(outcome.noticed)},
          {"headline_reason", json_of(outcome.headline_reason)},
          {"reacted_reason", json_of(outcome.reacted_reason)},
          {"strict", json_of(outcome.strict)}};
}

Json json_of(const tally::Rate& rate) {
  return {{"part", rate.part}, {"whole", rate.whole}, {"rate", rate.whole == 0 ? Json() : Json(tally::value(rate))}};
}

Json json_of(const tally::Counts& counts, const Basis& basis) {
  Json by_code = Json::object();
  for (const auto& [code, cells] : counts.excluded) by_code[code] = cells;
  Json rates = Json::object();
  for (const Figure& figure : figures(counts, basis)) {
    rates[std::string(figure.key)] = figure.rate ? json_of(*figure.rate) : Json();
  }
  return {{"injected", counts.injected}, {"valid", counts.valid},
          {"excluded", by_code},         {"carved_out", counts.carved_out},
          {"unscored", counts.unscored}, {"not_run", counts.not_run},
          {"judged", counts.judged},     {"rates", rates}};
}

Json json_of(const std::vector<Input>& inputs) {
  Json list = Json::array();
  for (const Input& input : inputs)
    list.push_back({{"name", input.name}, {"runs", input.runs}, {"digest", input.digest}});
  return list;
}

Json json_of(const Diagnostics& diagnostics) {
  Json list = Json::array();
  for (const Diagnostic& diagnostic : diagnostics) {
    list.push_back({{"place", to_string(diagnostic.place)},
                    {"code", diagnostic.code},
                    {"message", diagnostic.message},
                    {"help", diagnostic.help}});
  }
  return list;
}

std::string dump(const Json& value, int indent) {
  return value.dump(indent, ' ', true, Json::error_handler_t::replace) + '\n';
}

}  // namespace sabot::report
