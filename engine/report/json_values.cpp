#include "report/json_values.hpp"

#include "report/words.hpp"

namespace sabot::report {

Json json_of(const tally::Rate& rate) {
  return {{"part", rate.part}, {"whole", rate.whole}, {"rate", rate.whole == 0 ? Json() : Json(tally::value(rate))}};
}

Json json_of(const std::vector<Input>& inputs) {
  Json list = Json::array();
  for (const Input& input : inputs) list.push_back({{"name", input.name}, {"runs", input.runs}});
  return list;
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

std::string dump(const Json& value, int indent) {
  return value.dump(indent, ' ', true, Json::error_handler_t::replace) + '\n';
}

}  // namespace sabot::report
