// Whatever JSON comes in, nested, of odd types or empty: a result or a clear error, for each task and operator.
#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include <nlohmann/json.hpp>

#include "harness/check.hpp"
#include "harness/criteria/contract.hpp"
#include "harness/inject.hpp"
#include "support/built_in_tasks.hpp"
#include "support/engine.hpp"
#include "support/random_run.hpp"
#include "trace/read.hpp"
#include "trace/write.hpp"

using namespace sabot;
using namespace sabot::testing;
using nlohmann::json;

namespace {

// Words of the tasks among others, so that documents come close to what is expected.
std::string some_text() {
  static const std::vector<std::string> telling = {
      "result",      "handoff",     "context", "model_id", "answer", "citations", "unit_id",
      "depart_base", "return_base", "refuel",  "uplink",   "8,400",  "47.1",      "1.8 metres",
      "P-3117-D",    "disposition", "visit:",  "",         "140",    "5.75",      "visit:Vantwill Flat",
  };
  return *rc::gen::oneOf(rc::gen::elementOf(telling), arbitraryText());
}

json some_json(int depth) {
  const int kind = depth == 0 ? *rc::gen::inRange(0, 6) : *rc::gen::inRange(0, 10);
  if (kind == 0) return nullptr;
  if (kind == 1) return *rc::gen::arbitrary<bool>();
  if (kind == 2) return *arbitraryWhole();
  if (kind == 3) return *arbitraryFinite();
  if (kind <= 5) return some_text();
  json value = kind <= 7 ? json::array() : json::object();
  for (int size = *rc::gen::inRange(0, 5); size > 0; --size) {
    if (value.is_array()) {
      value.push_back(some_json(depth - 1));
    } else {
      value[some_text()] = some_json(depth - 1);
    }
  }
  return value;
}

// Any document; half of the time an object with the field that some operator changes.
json some_payload() {
  json payload = some_json(3);
  if (*rc::gen::arbitrary<bool>()) return payload;
  if (!payload.is_object()) payload = json::object();
  const auto& operators = rulebook_of("v0.2.1").operators.body.operators;
  payload[(*rc::gen::elementOf(operators)).field] = some_json(1);
  return payload;
}

}  // namespace

TEST_CASE("any JSON is a payload that a fault lands in or not, or is refused with its place") {
  int planted = 0;
  int left_alone = 0;
  int refused = 0;
  CHECK(rc::check("each task and each operator", [&] {
    const std::string text = some_payload().dump();
    const auto payload = trace::read_payload(text, {"payload.json", 1, 0});
    if (!payload) {
      ++refused;
      for (const Diagnostic& finding : payload.error()) RC_ASSERT(finding.place.line >= 1U);
      RC_ASSERT(!payload.error().empty());
      return;
    }
    for (const harness::Task& task : built_in_tasks()) {
      for (const rulebook::PlantedFault& fault : task.document.task.faults) {
        const auto& fault_operator = *find_operator(rulebook_of("v0.2.1"), fault.fault_operator);
        const auto injection = harness::inject(*payload, fault_operator, fault);
        RC_ASSERT(!injection.why.empty());
        if (!injection.verified) RC_ASSERT(injection.payload == *payload);
        RC_ASSERT(json::accept(trace::write_payload(injection.payload)));
        ++(injection.verified ? planted : left_alone);
      }
    }
  }));
  CHECK(planted > 0);
  CHECK(left_alone > 0);
  CHECK(refused > 0);
}

TEST_CASE("any JSON is an output that each criterion judges with a reason") {
  CHECK(rc::check("each task", [] {
    const harness::Artifact artifact = harness::read_artifact(some_json(4).dump());
    for (const harness::Task& task : built_in_tasks()) {
      const std::vector<harness::ProgramOutcome> outcomes(task.document.task.programs.size());
      const auto results = harness::check(task, artifact, outcomes);
      RC_ASSERT(results.size() == harness::number_of_criteria(task.document.task));
      for (const auto& result : results) RC_ASSERT(!result.why.empty());
      for (const auto& result : harness::check_contract(task.document.task.contract, artifact)) {
        RC_ASSERT(!result.why.empty());
      }
    }
  }));
}
