// Properties of planting, over payloads of every sort of value.
#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include <algorithm>

#include "harness/inject.hpp"
#include "support/generators.hpp"
#include "support/random_run.hpp"
#include "trace/read.hpp"
#include "trace/write.hpp"

using namespace sabot;
using namespace sabot::testing;
using harness::inject;
using harness::Injection;
using rulebook::FaultOperator;
using rulebook::Perturbation;
using rulebook::PlantedFault;
using trace::Payload;

namespace {

const std::string field = "field";

// Few letters, so that what is looked for is often there, and more than once.
rc::Gen<std::string> few_letters() {
  return rc::gen::container<std::string>(rc::gen::element('a', 'b', '\n'));
}

// Often with the field, mostly as a text, anywhere among the others.
Payload payload() {
  Payload payload = *arbitraryPayload(trace::EventKind::tool_call);
  std::erase_if(payload, [](const trace::PayloadField& f) { return f.key == field; });
  if (!*chance(85)) return payload;
  const bool text = *chance(85);
  const auto at = *rc::gen::inRange<std::ptrdiff_t>(0, static_cast<std::ptrdiff_t>(payload.size()) + 1);
  payload.insert(payload.begin() + at, {field, text ? trace::PayloadValue(*few_letters()) : *arbitraryPayloadValue()});
  return payload;
}

FaultOperator fault_operator(Perturbation kind) {
  FaultOperator drawn;
  drawn.kind = kind;
  drawn.field = field;
  drawn.suppresses_side_effect = *rc::gen::arbitrary<bool>();
  return drawn;
}

FaultOperator fault_operator() {
  return fault_operator(*rc::gen::element(Perturbation::replace_first, Perturbation::replace_field,
                                          Perturbation::append, Perturbation::override_model));
}

PlantedFault planted_fault() {
  PlantedFault drawn;
  drawn.find = (*few_letters()).substr(0, 3);
  drawn.plant = *rc::gen::oneOf(few_letters(), arbitraryText());
  return drawn;
}

const std::string* text_in(const Payload& payload) {
  for (const auto& f : payload) {
    if (f.key == field) return std::get_if<std::string>(&f.value);
  }
  return nullptr;
}

// Where the part begins, tried place by place; -1 = nowhere, and nowhere for an empty part.
int first_place(const std::string& text, const std::string& part) {
  for (std::size_t at = 0; !part.empty() && at + part.size() <= text.size(); ++at) {
    if (std::equal(part.begin(), part.end(), text.begin() + static_cast<std::ptrdiff_t>(at))) {
      return static_cast<int>(at);
    }
  }
  return -1;
}

bool any_text_holds(const Payload& payload, const std::string& part) {
  return std::any_of(payload.begin(), payload.end(), [&](const auto& f) {
    const auto* text = std::get_if<std::string>(&f.value);
    return text != nullptr && first_place(*text, part) >= 0;
  });
}

}  // namespace

TEST_CASE("planting touches the one field and nothing beside it") {
  CHECK(rc::check("the other fields stay as and where they were", [] {
    const Payload before = payload();
    const Injection injection = inject(before, fault_operator(), planted_fault());
    RC_ASSERT(injection.payload.size() == before.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
      RC_ASSERT(injection.payload[i].key == before[i].key);
      if (before[i].key != field) RC_ASSERT(injection.payload[i].value == before[i].value);
    }
    RC_ASSERT(!injection.why.empty());
  }));
}

TEST_CASE("a replacement changes exactly one occurrence and that is the first") {
  CHECK(rc::check("what stands before and after it stays", [] {
    const Payload before = payload();
    const PlantedFault fault = planted_fault();
    const std::string* text = text_in(before);
    const int at = text == nullptr ? -1 : first_place(*text, fault.find);
    RC_PRE(at >= 0);
    const auto place = static_cast<std::size_t>(at);
    const Injection injection = inject(before, fault_operator(Perturbation::replace_first), fault);
    RC_ASSERT(*text_in(injection.payload) ==
              text->substr(0, place) + fault.plant + text->substr(place + fault.find.size()));
  }));
}

TEST_CASE("verified says whether the fault could land") {
  int landed = 0;
  int not_landed = 0;
  CHECK(rc::check("it lands in a text that holds what is looked for", [&] {
    const Payload before = payload();
    const FaultOperator chosen = fault_operator();
    const PlantedFault fault = planted_fault();
    const std::string* text = text_in(before);
    const bool can_land =
        text != nullptr && (chosen.kind != Perturbation::replace_first || first_place(*text, fault.find) >= 0);
    const Injection injection = inject(before, chosen, fault);
    RC_ASSERT(injection.verified == can_land);
    RC_ASSERT(injection.suppress_side_effect == (can_land && chosen.suppresses_side_effect));
    ++(can_land ? landed : not_landed);
  }));
  CHECK(landed > 0);
  CHECK(not_landed > 0);
  CHECK(rc::check("unverified means unchanged", [] {
    const Payload before = payload();
    const Injection injection = inject(before, fault_operator(), planted_fault());
    if (!injection.verified) RC_ASSERT(injection.payload == before);
  }));
  CHECK(rc::check("the planted text is there if and only if verified", [] {
    const Payload before = payload();
    PlantedFault fault = planted_fault();
    fault.plant += "<planted>";
    RC_PRE(!any_text_holds(before, fault.plant));
    const Injection injection = inject(before, fault_operator(), fault);
    RC_ASSERT(any_text_holds(injection.payload, fault.plant) == injection.verified);
  }));
}

TEST_CASE("planting twice is planting once") {
  CHECK(rc::check("a whole field and a model", [] {
    const FaultOperator chosen =
        fault_operator(*rc::gen::element(Perturbation::replace_field, Perturbation::override_model));
    const PlantedFault fault = planted_fault();
    const Injection once = inject(payload(), chosen, fault);
    RC_ASSERT(inject(once.payload, chosen, fault) == once);
  }));
  CHECK(rc::check("a replacement after which nothing is left to replace", [] {
    const FaultOperator chosen = fault_operator(Perturbation::replace_first);
    const PlantedFault fault = planted_fault();
    const Injection once = inject(payload(), chosen, fault);
    RC_PRE(once.verified);
    RC_PRE(first_place(*text_in(once.payload), fault.find) < 0);
    const Injection twice = inject(once.payload, chosen, fault);
    RC_ASSERT(!twice.verified);
    RC_ASSERT(twice.payload == once.payload);
  }));
}

TEST_CASE("whatever bytes come in there is a payload or a finding with its place") {
  int read = 0;
  int refused = 0;
  CHECK(rc::check("a payload with some bytes changed, put in, taken out or cut off", [&] {
    std::string bytes = trace::write_payload(payload());
    for (int changes = *rc::gen::inRange(0, 4); changes > 0 && !bytes.empty(); --changes) {
      const auto at = *rc::gen::inRange<std::size_t>(0, bytes.size());
      const char byte =
          *rc::gen::oneOf(rc::gen::arbitrary<char>(), rc::gen::elementOf(std::string("{}[]\",:\\u 0e-\n")));
      const int change = *rc::gen::inRange(0, 4);
      if (change == 0) bytes[at] = byte;
      if (change == 1) bytes.insert(at, 1, byte);
      if (change == 2) bytes.erase(at, 1);
      if (change == 3) bytes.resize(at);
    }
    const auto before = trace::read_payload(bytes, {"payload.json", 1, 0});
    if (!before) {
      ++refused;
      RC_ASSERT(!before.error().empty());
      for (const Diagnostic& finding : before.error()) {
        RC_ASSERT(finding.place.file == "payload.json");
        RC_ASSERT(finding.place.line >= 1U);
        RC_ASSERT(!finding.code.empty());
        RC_ASSERT(!finding.message.empty());
      }
      return;
    }
    ++read;
    const Injection injection = inject(*before, fault_operator(), planted_fault());
    const auto again = trace::read_payload(trace::write_payload(injection.payload), {"again", 1, 0});
    if (!again) RC_FAIL(render(again.error()));
    RC_ASSERT(*again == injection.payload);
  }));
  CHECK(read > 0);
  CHECK(refused > 0);
}
