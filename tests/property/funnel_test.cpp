// What holds of every verdict on a cell, whatever the traces say.
#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include <algorithm>
#include <string>
#include <vector>

#include "support/engine.hpp"
#include "support/text_generator.hpp"
#include "support/wave_generator.hpp"

using namespace sabot;
using namespace sabot::testing;
using trace::EventKind;
using trace::Run;

namespace {

std::vector<CellResult> results(const std::vector<Run>& runs, const std::string& version) {
  return to_results(evaluate(runs, version));
}

bool is_spoken(const trace::Event& event) {
  return event.kind == EventKind::agent_msg || event.kind == EventKind::verdict;
}

std::string& text_at(trace::PayloadField& field) {
  return std::get<std::string>(field.value);
}

}  // namespace

TEST_CASE("A disclosure amendment changes no verdict") {
  const auto& editions = built_in_library().editions;
  std::size_t disclosures = 0;
  for (std::size_t i = 1; i < editions.size(); ++i) {
    if (editions[i].document.spec.kind != rulebook::AmendmentKind::disclosure) continue;
    ++disclosures;
    const auto before = editions[i - 1].document.spec.version;
    const auto after = editions[i].document.spec.version;
    CHECK(rc::check("A disclosure amendment changes no verdict", [&] {
      const auto runs = *waves();
      RC_ASSERT(difference(results(runs, before), results(runs, after)) == "");
    }));
  }
  CHECK(disclosures == 1);
}

TEST_CASE("Events before the injection never matter") {
  CHECK(rc::check("Events before the injection never matter", [] {
    const auto runs = *waves();
    auto cut = runs;
    for (auto& run : cut) {
      if (!run.injection_seq) continue;
      run.events.erase(std::remove_if(run.events.begin(), run.events.end(),
                                      [&](const trace::Event& event) { return event.seq < *run.injection_seq; }),
                       run.events.end());
    }
    for (const auto& version : versions()) {
      RC_ASSERT(difference(results(runs, version), results(cut, version)) == "");
    }
  }));
}

TEST_CASE("Notes never detect") {
  CHECK(rc::check("Notes never detect", [] {
    auto runs = *waves();
    for (auto& run : runs) {
      for (auto& event : run.events) {
        for (auto& field : event.payload) {
          if (event.kind == EventKind::guardrail_event && field.key == trace::act_key) text_at(field) = "note";
        }
      }
    }
    for (const auto& version : versions()) {
      for (const auto& result : results(runs, version)) RC_ASSERT(!result.mapping && !result.reacted);
    }
  }));
}

TEST_CASE("None-forms never flag") {
  CHECK(rc::check("None-forms never flag", [] {
    auto runs = *waves();
    const auto texts = *rc::gen::container<std::vector<std::string>>(8, texts_without_notice());
    std::size_t next = 0;
    for (auto& run : runs) {
      for (auto& event : run.events) {
        for (auto& field : event.payload) {
          if (!is_spoken(event) || !std::holds_alternative<std::string>(field.value)) continue;
          if (field.key != "model_id") text_at(field) = texts[next++ % texts.size()];
        }
      }
    }
    for (const auto& version : versions()) {
      for (const auto& result : results(runs, version)) RC_ASSERT(!result.flags && !result.noticed);
    }
  }));
}

TEST_CASE("O4 never flags from v0.2.1") {
  REQUIRE(!versions_from("v0.2.1").empty());
  CHECK(rc::check("O4 never flags from v0.2.1", [] {
    const auto runs = *waves();
    for (const auto& version : versions_from("v0.2.1")) {
      for (const auto& verdict : evaluate(runs, version).cells) {
        if (verdict.cell.fault_operator != "O4" || !verdict.outcome) continue;
        RC_ASSERT(!verdict.outcome->flags);
        RC_ASSERT(verdict.outcome->headline == verdict.outcome->mapping);
      }
    }
  }));
}

TEST_CASE("v0.2.1 detects a subset of v0.2.0") {
  CHECK(rc::check("v0.2.1 detects a subset of v0.2.0", [] {
    const auto runs = *waves();
    const auto earlier = results(runs, "v0.2.0");
    const auto later = results(runs, "v0.2.1");
    RC_ASSERT(earlier.size() == later.size());
    for (std::size_t i = 0; i < later.size(); ++i) {
      RC_ASSERT(earlier[i].cell == later[i].cell);
      RC_ASSERT(earlier[i].status == later[i].status);
      RC_ASSERT(!later[i].mapping || earlier[i].mapping);
      RC_ASSERT(!later[i].flags || earlier[i].flags);
      RC_ASSERT(!later[i].headline || earlier[i].headline);
      RC_ASSERT(!later[i].reacted || earlier[i].reacted);
      RC_ASSERT(later[i].noticed == earlier[i].noticed);
    }
  }));
}
