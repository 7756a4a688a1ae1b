// When one condition can only hold where another does.
#include "match/implication.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include <string>
#include <vector>

using namespace sabot::match;
using sabot::trace::Event;
using sabot::trace::EventKind;

namespace {

using std::int64_t;
using std::string;

Scalar text(const char* value) {
  return string(value);
}

Test agent(Matcher matcher) {
  return {"agent", std::move(matcher)};
}
Test act(Matcher matcher) {
  return {"payload.act", std::move(matcher)};
}

const Matcher x = Equals{text("x")};
const Matcher y = Equals{text("y")};
const Matcher x_or_y = OneOf{{text("x"), text("y")}};
const Matcher there = Exists{true};
const Matcher absent = Exists{false};

// Every event that the generated predicates can tell apart.
std::vector<Event> all_events() {
  std::vector<Event> events;
  for (const auto* name : {"x", "y", "z"}) {
    events.push_back({0, EventKind::agent_msg, name, {}});
    for (const auto* value : {"x", "y", "z", "xy"}) {
      events.push_back({0, EventKind::agent_msg, name, {{"act", string(value)}}});
    }
    events.push_back({0, EventKind::agent_msg, name, {{"act", int64_t{1}}}});
  }
  return events;
}

// Drawn within a property.
Test any_test() {
  static const std::vector<Matcher> matchers = {
      x, y, x_or_y, there, absent, Contains{"x"}, Below{3}, Equals{int64_t{1}}, OneOf{{}}};
  const auto matcher = *rc::gen::elementOf(matchers);
  return *rc::gen::arbitrary<bool>() ? agent(matcher) : act(matcher);
}

Predicate predicate(int depth) {
  Predicate result;
  const int tests = *rc::gen::inRange(0, 3);
  for (int i = 0; i < tests; ++i) result.all.push_back(any_test());
  const int alternatives = depth == 0 ? 0 : *rc::gen::inRange(0, 3);
  for (int i = 0; i < alternatives; ++i) result.any.push_back(predicate(depth - 1));
  return result;
}

// Often a predicate that asks for all that the other does.
Predicate beside(const Predicate& other) {
  Predicate result = predicate(1);
  if (*rc::gen::arbitrary<bool>()) {
    result.all.insert(result.all.end(), other.all.begin(), other.all.end());
    if (result.any.empty()) result.any = other.any;
  }
  return result;
}

}  // namespace

TEST_CASE("a predicate implies what asks for less, as far as the words tell") {
  struct Case {
    string what;
    Predicate stronger, weaker;
    bool expected;
  };
  const std::vector<Case> cases = {
      {"itself", {{agent(x)}, {}}, {{agent(x)}, {}}, true},
      {"one that always holds", {{agent(x)}, {}}, {}, true},
      {"not from nothing", {}, {{agent(x)}, {}}, false},
      {"a test fewer", {{agent(x), act(y)}, {}}, {{act(y)}, {}}, true},
      {"not a test more", {{act(y)}, {}}, {{agent(x), act(y)}, {}}, false},
      {"not the same of another path", {{agent(x)}, {}}, {{act(x)}, {}}, false},
      {"a longer list", {{act(x)}, {}}, {{act(x_or_y)}, {}}, true},
      {"not a shorter list", {{act(x_or_y)}, {}}, {{act(x)}, {}}, false},
      {"a value is there", {{act(x)}, {}}, {{act(there)}, {}}, true},
      {"not a value from none", {{act(absent)}, {}}, {{act(there)}, {}}, false},
      {"not none from a value", {{act(x)}, {}}, {{act(absent)}, {}}, false},
      {"one of the alternatives", {{act(x)}, {}}, {{}, {{{act(y)}, {}}, {{act(x)}, {}}}}, true},
      {"each alternative implies it", {{}, {{{act(x)}, {}}, {{act(y)}, {}}}}, {{act(x_or_y)}, {}}, true},
      {"not when one does not", {{}, {{{act(x)}, {}}, {{agent(y)}, {}}}}, {{act(x_or_y)}, {}}, false},
      {"an alternative with what all have",
       {{agent(x)}, {{{act(x)}, {}}, {{act(y)}, {}}}},
       {{agent(x)}, {{{act(x_or_y)}, {}}}},
       true},
  };
  for (const auto& [what, stronger, weaker, expected] : cases) {
    INFO(what);
    CHECK(implies(stronger, weaker) == expected);
  }
}

TEST_CASE("where the stronger predicate holds, the weaker does") {
  const auto events = all_events();
  CHECK(rc::check("implication is kept by every event", [&] {
    const EventPredicate weaker = {predicate(2)};
    const EventPredicate stronger = {beside(weaker.tree)};
    RC_PRE(implies(stronger.tree, weaker.tree));
    for (const Event& event : events) RC_ASSERT(!holds(stronger, event) || holds(weaker, event));
  }));
}

TEST_CASE("every predicate implies itself, and a test added to it keeps that") {
  CHECK(rc::check("a predicate with a test more implies the predicate", [] {
    const Predicate given = predicate(2);
    Predicate more = given;
    more.all.push_back(any_test());
    RC_ASSERT(implies(given, given));
    RC_ASSERT(implies(more, given));
  }));
}
