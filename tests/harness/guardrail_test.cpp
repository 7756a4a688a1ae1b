// Fairness: what a pipeline's own guardrail may check gives no answer away (sections 5 and 10.7).
#include <catch2/catch.hpp>

#include <set>

#include "base/lists.hpp"
#include "harness/check.hpp"
#include "match/text.hpp"
#include "support/built_in_tasks.hpp"
#include "support/engine.hpp"
#include "trace/json/parse.hpp"

using namespace sabot;
using namespace sabot::testing;

namespace {

using Texts = std::set<std::string>;

// Texts and numbers of a document, as they are spelt; not its keys, which are part of the published form.
void add_values(const trace::json::Value& value, Texts& values) {
  if (const auto* list = std::get_if<trace::json::Array>(&value.data)) {
    for (const auto& element : *list) add_values(element, values);
  } else if (const auto* object = std::get_if<trace::json::Object>(&value.data)) {
    for (const auto& member : *object) add_values(member.value, values);
  } else if (const auto* text = std::get_if<std::string>(&value.data)) {
    values.insert(*text);
  } else {
    values.insert(compact(value));
  }
}

// Whatever says what a right output holds, or what was planted in it.
Texts answers_of(const harness::Task& task) {
  const rulebook::TaskFile& file = task.document.task;
  Texts values;
  for (const auto& criterion : file.phrases) values.insert(criterion.required.begin(), criterion.required.end());
  for (const auto& criterion : file.json_equal) {
    add_values(trace::json::parse_document(harness::asset(task, criterion.expected)).value(), values);
  }
  for (const auto& fault : file.faults) {
    values.insert(fault.plant);
    if (!fault.find.empty()) values.insert(fault.find);
    values.insert(fault.names_true.begin(), fault.names_true.end());
  }
  return values;
}

std::vector<std::string> patterns_of(const rulebook::Contract& contract) {
  std::vector<std::string> patterns = contract.contains;
  append(patterns, contract.object_keys);
  append(patterns, contract.list_of);
  return patterns;
}

// Those patterns of the contract that an answer of any task stands in.
std::vector<std::string> overlaps(const rulebook::Contract& contract) {
  static const Texts answers = [] {
    Texts all;
    for (const harness::Task& task : built_in_tasks()) all.merge(answers_of(task));
    return all;
  }();
  std::vector<std::string> found;
  for (const std::string& pattern : patterns_of(contract)) {
    for (const std::string& value : answers) {
      if (match::lower(pattern).find(match::lower(value)) == std::string::npos) continue;
      found.push_back(pattern);
      break;
    }
  }
  return found;
}

}  // namespace

TEST_CASE("no contract of a task holds an answer") {
  for (const harness::Task& task : built_in_tasks()) {
    CAPTURE(task.document.task.task.id);
    CHECK_FALSE(answers_of(task).empty());
    CHECK(overlaps(task.document.task.contract).empty());
  }
}

TEST_CASE("exactly T2's guardrail of v0.1.0 to v0.1.3 holds answers") {
  const std::vector<std::string> all = {"8,400", "148 Wh/kg", "Brennecke Institute", "$61/kWh", "4 \u00b0C"};
  for (const std::string& version : versions()) {
    const bool overlapping = version.rfind("v0.1.", 0) == 0;
    for (const harness::Task& task : built_in_tasks()) {
      const std::string& id = task.document.task.task.id;
      CAPTURE(version, id);
      const auto guardrail = harness::guardrail_of(task, rulebook_of(version));
      CHECK(overlaps(guardrail.contract) == (overlapping && id == "T2" ? all : std::vector<std::string>()));
    }
  }
}

TEST_CASE("the overlap is disclosed from v0.1.3 on") {
  for (const std::string& version : versions()) {
    CAPTURE(version);
    const auto guardrail = harness::guardrail_of(task_of("T2"), rulebook_of(version));
    const bool undisclosed = version == "v0.1.0" || version == "v0.1.1" || version == "v0.1.2";
    CHECK(guardrail.disclosure.empty() == undisclosed);
    CHECK((guardrail.disclosure.find("oracle") != std::string::npos) == (version == "v0.1.3"));
  }
}

TEST_CASE("a task without an entry has its own contract for a guardrail") {
  for (const std::string id : {"T1", "T3", "T4", "T5"}) {
    const harness::Task& task = task_of(id);
    const auto guardrail = harness::guardrail_of(task, rulebook_of(versions().back()));
    CHECK(patterns_of(guardrail.contract) == patterns_of(task.document.task.contract));
    CHECK(guardrail.disclosure.empty());
    CHECK(guardrail.place.file == task.document.path);
    CHECK(guardrail.place.line > 0);
  }
  CHECK(harness::guardrail_of(task_of("T2"), rulebook_of("v0.2.1")).place.file ==
        "rules/guardrails/2026-07-23-structural.toml");
}
