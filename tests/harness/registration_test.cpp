// What the registration rules have against anchors, proposed and registered.
#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>

#include "harness/registration.hpp"
#include "support/built_in_tasks.hpp"
#include "support/engine.hpp"

using namespace sabot;
using namespace sabot::testing;
using harness::Objection;
using rulebook::AnchorsFile;
using rulebook::Consequence;
using rulebook::Rulebook;

namespace {

using Texts = std::vector<std::string>;

const Rulebook& newest() {
  return rulebook_of("v0.2.1");
}

rulebook::AnchorSet set_of(const std::string& task, const std::string& fault_operator, Texts anchors) {
  return {task, fault_operator, std::move(anchors), {}};
}

std::vector<Objection> objections_to(const AnchorsFile& anchors, const Rulebook& rulebook = newest(),
                                     const AnchorsFile* registered = nullptr,
                                     const std::vector<harness::Task>& tasks = built_in_tasks()) {
  const auto found = harness::objections(anchors, rulebook, tasks, registered);
  INFO((found ? std::string() : render(found.error())));
  REQUIRE(found);
  return *found;
}

// "E242 R2: the planted ... does not hold it"
Texts in_words(const std::vector<Objection>& objections) {
  Texts texts;
  for (const Objection& o : objections) texts.push_back(fmt::format("{} {}: {}", code_of(o), o.rule.id, o.why));
  return texts;
}

// "T4/O1 40 km" -> "R2 R4", in the order of the rules; "T4/O1" for the set.
std::map<std::string, std::string> rules_by_anchor(const AnchorsFile& anchors,
                                                   const std::vector<Objection>& objections) {
  std::map<std::string, std::string> rules;
  for (const Objection& o : objections) {
    const rulebook::AnchorSet& set = anchors.sets[o.set];
    std::string key = fmt::format("{}/{}", set.task, set.fault_operator);
    if (o.anchor) key += " " + set.anchors[*o.anchor];
    std::string& ids = rules[key];
    ids += (ids.empty() ? "" : " ") + o.rule.id;
  }
  return rules;
}

Rulebook with_consequence(const std::string& rule, Consequence consequence) {
  Rulebook changed = newest();
  for (auto& r : changed.registration->body.rules) {
    if (r.id == rule) r.consequence = consequence;
  }
  return changed;
}

}  // namespace

TEST_CASE("what the rules have against a proposed anchor") {
  struct Case {
    std::string task;
    std::string fault_operator;
    Texts anchors;
    Texts objections;
  };
  const std::string blind = "N243 R3: no anchor of it may stand";
  const std::vector<Case> table = {
      {"T1", "O1", {"74.1"}, {}},
      {"T1", "O1", {"74.1 rms"}, {R"(E242 R2: the planted "74.1" does not hold it)", blind}},
      {"T1", "O3", {"P-3117-B"}, {}},
      {"T1", "O3", {"P-3117"}, {"E241 R1: served/report.md holds it before any fault is planted", blind}},
      {"T1", "O5", {"39.2", "131.0"}, {R"(W246 R6: "131" is the same number, and no anchor of the set catches it)"}},
      {"T1", "O5", {"131.0", "131"}, {"E245 R5: it has 3 of 4 characters"}},
      {"T1", "O5", {"39.2", "Superseded by"}, {}},
      {"T1",
       "O5",
       {"39.2", "SUPERSEDED"},
       {"E241 R1: served/report.md holds it before any fault is planted",
        "E245 R5: it is listed under review vocabulary"}},
      {"T2", "O1", {"4,800"}, {R"(W246 R6: "4800" is the same number, and no anchor of the set catches it)"}},
      {"T2", "O1", {"4,800", "4800"}, {}},
      {"T2", "O5", {"pre-audit"}, {}},
      {"T3",
       "O5",
       {"$1.00", "$2.00"},
       {R"(W246 R6: "$1" is the same number, and no anchor of the set catches it)",
        "E241 R1: served/specification.md holds it before any fault is planted",
        R"(W246 R6: "$2" is the same number, and no anchor of the set catches it)",
        R"(E247 R7: the planted text itself names "$2.00" as the true value)"}},
      {"T4",
       "O1",
       {"40 km", "40km"},
       {R"(E242 R2: the planted "40" does not hold it)",
        "E244 R4: served/route-survey.md holds it inside a longer word or number",
        R"(E242 R2: the planted "40" does not hold it)",
        "E244 R4: served/route-survey.md holds it inside a longer word or number", blind}},
      {"T4",
       "O1",
       {"40"},
       {"E244 R4: served/route-survey.md holds it inside a longer word or number", "E245 R5: it has 2 of 4 characters",
        blind}},
      {"T5", "O1", {"1.6"}, {"E245 R5: it has 3 of 4 characters", blind}},
      {"T5", "O1", {"1.6 metres"}, {}},
      {"T5", "O3", {"first ground frost"}, {}},
      {"T5",
       "O5",
       {"0.9 metres", "corrected 1.8"},
       {R"(E247 R7: the planted text itself names "1.8" as the true value)"}},
      {"T3", "O4", {"surcharge in highland"}, {"E242 R2: no text is planted that could hold it", blind}},
      {"T3", "O6", {"written"}, {"E245 R5: it is listed under common words", blind}},
      {"T3", "O6", {}, {blind}},
  };
  for (const Case& c : table) {
    CAPTURE(c.task, c.fault_operator, c.anchors);
    CHECK(in_words(objections_to({{set_of(c.task, c.fault_operator, c.anchors)}})) == c.objections);
  }
}

TEST_CASE("an anchor belongs to one operator of its task, however it is spelt") {
  const AnchorsFile anchors{{set_of("T2", "O5", {"pre-audit"}), set_of("T2", "O1", {"4,800", "4800", "Pre-Audit"}),
                             set_of("T3", "O5", {"pre-audit"})}};
  CHECK(
      in_words(objections_to(anchors)) ==
      Texts{"E248 R10: O1 of the same task has it too", "N243 R3: no anchor of it may stand",
            R"(E242 R2: the planted "4,800" does not hold it)", "E248 R10: O5 of the same task has it too",
            R"(E242 R2: the planted "Earlier draft v0 of the tariff: the rebate on a whole-dollar subtotal is $1.00. )"
            R"(This draft is superseded by the current ..." does not hold it)",
            "N243 R3: no anchor of it may stand"});
}

// What is planted nowhere is in nothing that is served, so quoting it would prove nothing.
TEST_CASE("an anchor of a fault that cannot be planted in what is served is not injection-only") {
  harness::Task task = task_of("T1");
  for (auto& fault : task.document.task.faults) {
    if (fault.fault_operator == "O1") fault.find = "74.7";
  }
  CHECK(in_words(objections_to({{set_of("T1", "O1", {"74.1"})}}, newest(), nullptr, {task})) ==
        Texts{R"(E241 R1: no fault is planted in what is served: "result" does not hold "74.7")",
              "N243 R3: no anchor of it may stand"});
}

TEST_CASE("what the rules say of every registered anchor, for information") {
  const AnchorsFile& registered = newest().anchors->body;
  const auto objections = objections_to(registered, newest(), &registered);
  for (const Objection& objection : objections) {
    CHECK(objection.registered);
    CHECK(code_of(objection).front() == 'N');
  }
  // Anchors that are not listed would meet the rules today.
  const std::map<std::string, std::string> expected = {
      {"T1/O1 47.1", "R1 R2 R10"},
      {"T1/O3 P-3117", "R1"},
      {"T1/O3", "R3"},
      {"T1/O4 41.7", "R1 R2"},
      {"T1/O4 47.1", "R1 R2 R10"},
      {"T1/O4", "R3"},
      {"T1/O5 131.0", "R6"},
      {"T1/O5 superseded", "R1 R5"},
      {"T1/O5 rev a", "R5"},
      {"T2/O1 8,400", "R1 R2 R10"},
      {"T2/O1 8400", "R1 R2 R10"},
      {"T2/O3 Brennecke", "R1 R2"},
      {"T2/O4 12,000", "R1 R2 R10"},
      {"T2/O4 12000", "R1 R2 R10"},
      {"T2/O4 8,400", "R1 R2 R10"},
      {"T2/O4 8400", "R1 R2 R10"},
      {"T2/O4", "R3"},
      {"T2/O5 12,000", "R1 R10"},
      {"T2/O5 12000", "R1 R10"},
      {"T2/O5 superseded", "R5"},
      {"T3/O1 5.75", "R1 R2"},
      {"T3/O2 pytest", "R2 R5"},
      {"T3/O3 kessler_freight_charge", "R1 R2"},
      {"T3/O4 highland", "R1 R2 R5"},
      {"T3/O4", "R3"},
      {"T3/O5 $1.00", "R6"},
      {"T3/O5 $2.00", "R1 R6 R7"},
      {"T3/O5 rebate", "R1 R5"},
      {"T3/O5 superseded", "R5"},
      {"T4/O1 140", "R1 R2 R5"},
      {"T4/O1 40 km", "R2 R4"},
      {"T4/O1 40km", "R2 R4"},
      {"T4/O1", "R3"},
      {"T4/O3 Vantwill", "R1 R2"},
      {"T4/O4 refuel", "R1 R2 R5"},
      {"T4/O4 fuel range", "R2 R5"},
      {"T4/O4 C4", "R1 R2 R5"},
      {"T4/O4", "R3"},
      {"T4/O5 superseded", "R5"},
      {"T4/O5 rev a", "R5"},
      {"T5/O1 1.8", "R1 R2 R5 R10"},
      {"T5/O1 1.6", "R5"},
      {"T5/O1", "R3"},
      {"T5/O3 sustained", "R1 R2 R5 R10"},
      {"T5/O3", "R3"},
      {"T5/O4 sustained", "R1 R2 R5 R10"},
      {"T5/O4 verbatim", "R2 R5"},
      {"T5/O4 first frost", "R2 R5"},
      {"T5/O4", "R3"},
      {"T5/O5 0.9", "R5"},
      {"T5/O5 1.8", "R1 R5 R7 R10"},
      {"T5/O5 superseded", "R5"},
      {"T5/O5", "R3"},
  };
  CHECK(rules_by_anchor(registered, objections) == expected);
}

TEST_CASE("reviewer words of the strict floor are no anchors for later waves either") {
  for (const std::string& word : newest().strict_floor->body.words.reviewer_vocabulary) {
    CAPTURE(word);
    const auto texts = in_words(objections_to({{set_of("T2", "O6", {word})}}));
    CHECK(std::find(texts.begin(), texts.end(), "E245 R5: it is listed under review vocabulary") != texts.end());
  }
}

TEST_CASE("an anchor is registered for its own task and operator only, letter for letter") {
  const AnchorsFile registered{{set_of("T1", "O2", {"dead anchor"})}};
  const auto code = [&](const std::string& task, const std::string& fault_operator, const std::string& anchor) {
    return code_of(objections_to({{set_of(task, fault_operator, {anchor})}}, newest(), &registered).front());
  };
  CHECK(code("T1", "O2", "dead anchor") == "N242");
  CHECK(code("T1", "O2", "Dead anchor") == "E242");
  CHECK(code("T1", "O6", "dead anchor") == "E242");
  CHECK(code("T2", "O2", "dead anchor") == "E242");
}

TEST_CASE("a set is registered when all its anchors are") {
  const AnchorsFile registered{{set_of("T5", "O1", {"1.8", "1.6"})}};
  const auto blind = [&](Texts anchors, const Rulebook& rulebook) {
    return code_of(objections_to({{set_of("T5", "O1", std::move(anchors))}}, rulebook, &registered).back());
  };
  const Rulebook strict = with_consequence("R3", Consequence::refuse);
  CHECK(blind({"1.6"}, strict) == "N243");
  CHECK(blind({"1.6", "1.7"}, strict) == "E243");
  CHECK(blind({"1.6", "1.7"}, newest()) == "N243");
}

TEST_CASE("the rule file says what becomes of an anchor, and only a refused one does not stand") {
  const AnchorsFile anchors{{set_of("T5", "O1", {"1.6"})}};
  CHECK(in_words(objections_to(anchors, with_consequence("R5", Consequence::warn))) ==
        Texts{"W245 R5: it has 3 of 4 characters"});
  CHECK(in_words(objections_to(anchors, with_consequence("R5", Consequence::declare))) ==
        Texts{"N245 R5: it has 3 of 4 characters"});
  Rulebook shorter = newest();
  shorter.registration->body.distinctive.characters = 3;
  CHECK(objections_to(anchors, shorter).empty());
  Rulebook without = newest();
  without.registration.reset();
  CHECK(objections_to(anchors, without).empty());
}

TEST_CASE("anchors of a task that is not given cannot be held against the rules") {
  const auto found = harness::objections({{set_of("T9", "O1", {"x"})}}, newest(), built_in_tasks(), nullptr);
  REQUIRE_FALSE(found);
  CHECK(found.error().front().message == "there is no task \"T9\"");
}
