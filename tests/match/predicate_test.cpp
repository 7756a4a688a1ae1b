#include "match/predicate.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "trace/schema.hpp"

using namespace sabot::match;
using sabot::trace::Event;
using sabot::trace::EventKind;
using sabot::trace::Nested;

namespace {

using std::int64_t;
using std::string;

Event sample() {
  return {7,
          EventKind::guardrail_event,
          "coder",
          {{"act", string("reject")},
           {"component", string("reviewer")},
           {"count", int64_t{3}},
           {"score", 2.5},
           {"huge", int64_t{9007199254740993}},
           {"injected", true},
           {"reason", std::monostate{}},
           {"args", Nested{R"({"a":1})"}}}};
}

bool on_event(const string& path, Matcher matcher) {
  return holds(EventPredicate{{{{path, std::move(matcher)}}, {}}}, sample());
}

bool on_cell(const string& path, Matcher matcher, const CellFacts& facts) {
  return holds(CellPredicate{{{{path, std::move(matcher)}}, {}}}, facts);
}

Pattern pattern(const string& source) {
  return *Pattern::compile(source, "");
}

}  // namespace

TEST_CASE("A matcher holds for the value at its path") {
  struct Case {
    string path;
    Matcher matcher;
    bool expected;
  };
  const std::vector<Case> cases = {
      {"kind", Equals{string("guardrail-event")}, true},
      {"kind", Equals{string("verdict")}, false},
      {"agent", Equals{string("coder")}, true},
      {"agent", Equals{string("Coder")}, false},
      {"seq", Equals{int64_t{7}}, true},
      {"payload.act", Equals{string("reject")}, true},
      {"payload.act", Equals{string("reject ")}, false},
      // Numbers compare by value; a truth value is no number, and a text neither.
      {"payload.count", Equals{int64_t{3}}, true},
      {"payload.count", Equals{3.0}, true},
      {"payload.count", Equals{3.5}, false},
      {"payload.score", Equals{2.5}, true},
      {"payload.score", Equals{int64_t{2}}, false},
      {"payload.huge", Equals{9007199254740992.0}, false},
      {"payload.count", Equals{1e300}, false},
      {"payload.count", Equals{string("3")}, false},
      {"payload.injected", Equals{true}, true},
      {"payload.injected", Equals{false}, false},
      {"payload.injected", Equals{int64_t{1}}, false},
      {"payload.act", OneOf{{string("block"), string("reject")}}, true},
      {"payload.act", OneOf{{string("block"), int64_t{1}}}, false},
      {"payload.act", OneOf{{}}, false},
      {"payload.act", Matches{pattern("^re")}, true},
      {"payload.act", Matches{pattern("^j")}, false},
      {"payload.act", Matches{Pattern{}}, false},
      {"payload.count", Matches{pattern("3")}, false},
      {"payload.act", Contains{"ject"}, true},
      {"payload.act", Contains{"JECT"}, false},
      {"payload.count", Contains{""}, false},
      {"payload.count", Below{3.5}, true},
      {"payload.count", Below{3}, false},
      {"payload.score", Below{2.75}, true},
      {"payload.injected", Below{2}, false},
      {"payload.act", Below{1e9}, false},
      // Null and absent are no value; an array or object is one, but equals nothing.
      {"payload.act", Exists{true}, true},
      {"payload.act", Exists{false}, false},
      {"payload.reason", Exists{true}, false},
      {"payload.reason", Exists{false}, true},
      {"payload.text", Exists{false}, true},
      {"payload.text", Equals{string("")}, false},
      {"payload.text", Contains{""}, false},
      {"payload.text", Below{1}, false},
      {"payload.args", Exists{true}, true},
      {"payload.args", Equals{string(R"({"a":1})")}, false},
      {"payload.args", Contains{"a"}, false},
      {"act", Exists{true}, false},
  };
  for (const Case& c : cases) {
    INFO(c.path << " with matcher " << c.matcher.index() << " (" << &c - cases.data() << ")");
    CHECK(on_event(c.path, c.matcher) == c.expected);
  }
}

TEST_CASE("All tests hold, and one of the alternatives where there are any") {
  const Test yes{"payload.act", Equals{string("reject")}};
  const Test no{"payload.act", Equals{string("block")}};
  const auto event_holds = [](Predicate tree) { return holds(EventPredicate{std::move(tree)}, sample()); };
  CHECK(event_holds({}));
  CHECK(event_holds({{yes, yes}, {}}));
  CHECK_FALSE(event_holds({{yes, no}, {}}));
  CHECK(event_holds({{yes}, {{{no}, {}}, {{yes}, {}}}}));
  CHECK_FALSE(event_holds({{yes}, {{{no}, {}}, {{no}, {}}}}));
  CHECK_FALSE(event_holds({{no}, {{{yes}, {}}}}));
  CHECK(event_holds({{}, {{{}, {{{no}, {}}, {{yes}, {}}}}}}));
}

TEST_CASE("A cell predicate asks the run and its baseline") {
  const CellFacts facts{CellFacts::RunFacts{"timeout", 4, true, false, true}, CellFacts::BaselineFacts{{}, true}};
  CHECK(on_cell("run.error", Contains{"time"}, facts));
  CHECK(on_cell("run.injection_seq", Equals{int64_t{4}}, facts));
  CHECK(on_cell("run.injection_verified", Equals{true}, facts));
  CHECK(on_cell("run.task_passed", Equals{false}, facts));
  CHECK(on_cell("run.landed", Equals{true}, facts));
  CHECK(on_cell("baseline.error", Exists{false}, facts));
  CHECK(on_cell("baseline.task_passed", Equals{true}, facts));
  CHECK_FALSE(on_cell("run.unheard", Exists{true}, facts));
  CHECK_FALSE(on_cell("baseline.landed", Exists{true}, facts));
  const CellFacts calm{CellFacts::RunFacts{}, CellFacts::BaselineFacts{}};
  CHECK(on_cell("run.error", Exists{false}, calm));
  CHECK(on_cell("run.injection_seq", Exists{false}, calm));
}

TEST_CASE("Nothing holds of a run or baseline that is not there") {
  for (const string& path : cell_paths()) {
    INFO(path);
    CHECK_FALSE(on_cell(path, Exists{true}, {}));
    CHECK_FALSE(on_cell(path, Exists{false}, {}));
    CHECK_FALSE(on_cell(path, Equals{false}, {}));
  }
  const CellFacts only_run{CellFacts::RunFacts{}, {}};
  CHECK(on_cell("run.error", Exists{false}, only_run));
  CHECK_FALSE(on_cell("baseline.error", Exists{false}, only_run));
  const CellPredicate either{{{}, {{{{"baseline.error", Exists{false}}}, {}}, {{{"run.error", Exists{false}}}, {}}}}};
  CHECK(holds(either, only_run));
  CHECK_FALSE(holds(either, CellFacts{}));
}

TEST_CASE("Paths are those of the trace's schema") {
  const std::vector<string>& paths = event_paths();
  for (const char* path : {"kind", "agent", "seq", "payload.act", "payload.text"}) {
    INFO(path);
    CHECK(std::count(paths.begin(), paths.end(), path) == 1);
  }
  CHECK(paths.size() == 3 + sabot::trace::payload_keys().size());
}
