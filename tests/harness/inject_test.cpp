// What each kind of operator does to a payload, and what it cannot be done to.
#include <catch2/catch.hpp>

#include "harness/inject.hpp"
#include "support/built_in_tasks.hpp"
#include "support/engine.hpp"

using namespace sabot;
using namespace sabot::testing;
using harness::inject;
using harness::Injection;
using rulebook::FaultOperator;
using rulebook::Perturbation;
using rulebook::PlantedFault;
using trace::Payload;

namespace {

FaultOperator changes(Perturbation kind, const std::string& field) {
  FaultOperator fault_operator;
  fault_operator.kind = kind;
  fault_operator.field = field;
  return fault_operator;
}

PlantedFault plants(const std::string& plant, const std::string& find = "") {
  PlantedFault fault;
  fault.find = find;
  fault.plant = plant;
  return fault;
}

std::int64_t count(const std::string& text, const std::string& part) {
  std::int64_t found = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

}  // namespace

TEST_CASE("a fault that lands changes one field") {
  struct Case {
    std::string what;
    Perturbation kind;
    PlantedFault fault;
    std::string before;
    std::string after;
    std::string why;
  };
  using enum Perturbation;
  const std::vector<Case> table = {
      {"the only occurrence", replace_first, plants("7", "4"), "a 4 b", "a 7 b", R"(the first "4" of "f" is now "7")"},
      {"the first of several", replace_first, plants("7", "4"), "4 4 4", "7 4 4", R"(the first "4" of "f" is now "7")"},
      {"a part of a word", replace_first, plants("x", "an"), "banana", "bxana", R"(the first "an" of "f" is now "x")"},
      {"the whole text", replace_first, plants("x", "ab"), "ab", "x", R"(the first "ab" of "f" is now "x")"},
      {"a plant that holds what it replaces", replace_first, plants("44", "4"), "4", "44",
       R"(the first "4" of "f" is now "44")"},
      {"more than one byte a character", replace_first, plants("1 \u00b0C", "4 \u00b0C"), "at 4 \u00b0C",
       "at 1 \u00b0C", "the first \"4 \u00b0C\" of \"f\" is now \"1 \u00b0C\""},
      {"a whole field", replace_field, plants("done"), "3 errors", "done", R"("f" is now "done")"},
      {"an empty field", replace_field, plants("done"), "", "done", R"("f" is now "done")"},
      {"a line after the last one", append, plants("old"), "new", "new\nold", R"(stale text now follows in "f")"},
      {"a line after none", append, plants("old"), "", "\nold", R"(stale text now follows in "f")"},
      {"another model", override_model, plants("small"), "large", "small", R"("f" is now "small")"},
  };
  for (const Case& c : table) {
    INFO(c.what);
    const Payload before = {{"tool", "t"}, {"f", c.before}, {"n", std::int64_t{3}}};
    const Payload after = {{"tool", "t"}, {"f", c.after}, {"n", std::int64_t{3}}};
    CHECK(inject(before, changes(c.kind, "f"), c.fault) == Injection{after, true, false, c.why});
  }
}

TEST_CASE("a fault that cannot land leaves the payload as it was") {
  struct Case {
    std::string what;
    Payload payload;
    Perturbation kind;
    PlantedFault fault;
    std::string why;
  };
  using enum Perturbation;
  const std::string no_text = R"(the payload has no text in "f")";
  const std::vector<Case> table = {
      {"an empty payload", {}, replace_field, plants("x"), no_text},
      {"no such field", {{"g", "4"}}, replace_first, plants("7", "4"), no_text},
      {"a name in another case", {{"F", "4"}}, append, plants("x"), no_text},
      {"null", {{"f", {}}}, override_model, plants("x"), no_text},
      {"a number", {{"f", std::int64_t{4}}}, replace_first, plants("7", "4"), no_text},
      {"a list with a text", {{"f", trace::Nested{R"(["4"])"}}}, replace_first, plants("7", "4"), no_text},
      {"another text", {{"f", "5"}}, replace_first, plants("7", "4"), R"("f" does not hold "4")"},
      {"another case", {{"f", "a"}}, replace_first, plants("x", "A"), R"("f" does not hold "A")"},
      {"nothing to look for", {{"f", "a"}}, replace_first, plants("x"), R"("f" does not hold "")"},
  };
  for (const Case& c : table) {
    INFO(c.what);
    FaultOperator fault_operator = changes(c.kind, "f");
    fault_operator.suppresses_side_effect = true;
    CHECK(inject(c.payload, fault_operator, c.fault) == Injection{c.payload, false, false, c.why});
  }
}

TEST_CASE("a side effect is suppressed where the operator says so and the fault is there") {
  const bool suppresses = GENERATE(false, true);
  const bool there = GENERATE(false, true);
  FaultOperator fault_operator = changes(Perturbation::replace_field, there ? "f" : "g");
  fault_operator.suppresses_side_effect = suppresses;
  CHECK(inject({{"f", "a"}}, fault_operator, plants("b")).suppress_side_effect == (suppresses && there));
}

// What is served stands for whatever a tool or an agent hands on of it.
TEST_CASE("each fault of each task lands in a payload that holds what is served") {
  int planted = 0;
  for (const harness::Task& task : built_in_tasks()) {
    std::string served;
    for (const auto& file : task.document.task.served) served += harness::asset(task, file.file);
    for (const PlantedFault& fault : task.document.task.faults) {
      CAPTURE(task.document.task.task.id, fault.fault_operator);
      const FaultOperator* fault_operator = find_operator(rulebook_of("v0.2.1"), fault.fault_operator);
      REQUIRE(fault_operator != nullptr);
      const Injection injection = inject({{fault_operator->field, served}}, *fault_operator, fault);
      CHECK(injection.verified);
      CHECK(injection.suppress_side_effect == (fault.fault_operator == "O6"));
      const auto& text = std::get<std::string>(injection.payload.at(0).value);
      CHECK(text.find(fault.plant) != std::string::npos);
      if (fault_operator->kind == Perturbation::replace_first) {
        CHECK(count(served, fault.find) == fault.occurs);
        CHECK(count(text, fault.find) == fault.occurs - 1);
      }
      ++planted;
    }
  }
  CHECK(planted == 30);
}
