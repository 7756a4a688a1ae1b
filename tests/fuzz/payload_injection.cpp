// A fault planted in any payload: one field changes or none, it is verified exactly where it could land, and what comes
// out can be read again. Input: which operator of which task, or the lines of a made-up fault, then the payload.
#include "fuzz/property.hpp"
#include "fuzz/standard.hpp"
#include "harness/inject.hpp"
#include "trace/read.hpp"
#include "trace/write.hpp"

using namespace sabot;
using fuzz::require;
using rulebook::Perturbation;

namespace {

struct Planting {
  rulebook::FaultOperator fault_operator;
  rulebook::PlantedFault fault;
};

const std::vector<Planting>& registered() {
  static const auto all = [] {
    const auto& rulebook = fuzz::rules_in_force();
    std::vector<Planting> found;
    for (const auto& task : fuzz::all_tasks()) {
      for (const auto& fault : task.document.task.faults) {
        for (const auto& one : rulebook.operators.body.operators) {
          if (one.id == fault.fault_operator) found.push_back({one, fault});
        }
      }
    }
    return found;
  }();
  return all;
}

Planting take_planting(std::string_view& input) {
  const std::size_t chosen = fuzz::take_choice(input, registered().size() + 4);
  if (chosen < registered().size()) return registered()[chosen];
  Planting made;
  made.fault_operator.kind = static_cast<Perturbation>(chosen - registered().size());
  made.fault_operator.field = fuzz::take_line(input);
  made.fault.find = fuzz::take_line(input);
  made.fault.plant = fuzz::take_line(input);
  return made;
}

const std::string* text_in(const trace::Payload& payload, const std::string& field) {
  for (const auto& entry : payload) {
    if (entry.key == field) return std::get_if<std::string>(&entry.value);
  }
  return nullptr;
}

void check_injection(const trace::Payload& before, const Planting& planting) {
  const auto& [fault_operator, fault] = planting;
  const auto injection = harness::inject(before, fault_operator, fault);
  const std::string* text = text_in(before, fault_operator.field);
  const bool replaces = fault_operator.kind == Perturbation::replace_first;
  const bool can_land =
      text != nullptr && (!replaces || (!fault.find.empty() && text->find(fault.find) != std::string::npos));
  require(injection.verified == can_land, "a fault is verified exactly where it could land", injection.why);
  require(!injection.why.empty(), "an injection says what became of it");
  require(injection.verified || injection.payload == before, "what did not land has changed nothing");
  require(injection.verified || !injection.suppress_side_effect, "what did not land suppresses nothing");
  require(injection.payload.size() == before.size(), "no field comes or goes");
  for (std::size_t i = 0; i < before.size(); ++i) {
    const bool meant = before[i].key == fault_operator.field;
    require(injection.payload[i].key == before[i].key, "every field keeps its name");
    require(meant || injection.payload[i].value == before[i].value, "no other field changes", before[i].key);
  }
  if (injection.verified) {
    const std::string* planted = text_in(injection.payload, fault_operator.field);
    require(planted != nullptr && planted->find(fault.plant) != std::string::npos, "what is verified is there");
  }
  // A made-up fault may plant bytes that no JSON can hold.
  const bool registered_fault = !fault.fault_operator.empty();
  if (!registered_fault && injection.verified) return;
  const std::string written = trace::write_payload(injection.payload);
  const auto again = trace::read_payload(written, {"again", 1, 0});
  require(again.has_value(), "what comes out can be read", written);
  require(*again == injection.payload, "what comes out reads back alike", written);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  std::string_view input = fuzz::as_text(data, size);
  const Planting planting = take_planting(input);
  const auto payload = trace::read_payload(input, {"payload.json", 1, 0});
  if (payload) {
    check_injection(*payload, planting);
  } else {
    fuzz::require_followable(payload.error(), input, "payload.json");
  }
  return 0;
}
