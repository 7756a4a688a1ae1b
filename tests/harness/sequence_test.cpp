// Each kind of constraint on the order of steps, by itself.
#include "harness/criteria/sequence.hpp"

#include <catch2/catch.hpp>

#include "support/built_in_tasks.hpp"

using namespace sabot;
using namespace sabot::harness;
using rulebook::Sequence;
using Plan = std::vector<std::string>;

namespace {

struct Case {
  Plan plan;
  std::string breach;  // empty = the constraint is kept
};

Sequence constraint() {
  Sequence criterion;
  criterion.id = "C";
  criterion.says = "the constraint in words";
  return criterion;
}

void check_all(const Sequence& criterion, const std::vector<Case>& table) {
  for (const Case& c : table) {
    CAPTURE(c.plan);
    const auto result = check_sequence(criterion, read_artifact(testing::json_list(c.plan)));
    CHECK(result.judgement == (c.breach.empty() ? Judgement::passed : Judgement::failed));
    CHECK(result.why == (c.breach.empty() ? criterion.says : c.breach));
  }
}

}  // namespace

TEST_CASE("a plan begins and ends as it must") {
  Sequence criterion = constraint();
  criterion.first = "go";
  criterion.last = "come*";
  check_all(criterion, {
                           {{"go", "come"}, ""},
                           {{"go", "x", "come back"}, ""},
                           {{"x", "come"}, "the plan begins with \"x\", expected go"},
                           {{"go"}, "the plan ends with \"go\", expected come*"},
                           {{"go", "come", "x"}, "the plan ends with \"x\", expected come*"},
                       });
}

TEST_CASE("a step that occurs once occurs neither never nor twice") {
  Sequence criterion = constraint();
  criterion.once = {"a", "b*"};
  check_all(criterion, {
                           {{"a", "b1"}, ""},
                           {{"b", "x", "a"}, ""},
                           {{"b"}, "a does not occur, expected once"},
                           {{"a", "b", "a"}, "a occurs 2 times, expected once"},
                           {{"a", "b1", "b2"}, "b* occurs 2 times, expected once"},
                       });
}

TEST_CASE("what comes at once is the very next step, each time") {
  Sequence criterion = constraint();
  criterion.at_once = {{"a", "b"}};
  check_all(criterion, {
                           {{"a", "b"}, ""},
                           {{"a", "b", "x", "a", "b"}, ""},
                           {{"b", "x"}, ""},
                           {{"a", "x", "b"}, "step 2 (x) follows step 1 (a), expected b"},
                           {{"a", "b", "a"}, "nothing follows step 3 (a), expected b"},
                           {{"a", "a", "b"}, "step 2 (a) follows step 1 (a), expected b"},
                       });
}

TEST_CASE("what stands before does so throughout and both occur") {
  Sequence criterion = constraint();
  criterion.before = {{"a*", "b"}};
  check_all(criterion, {
                           {{"a", "b"}, ""},
                           {{"a1", "x", "a2", "b", "b"}, ""},
                           {{"b", "a"}, "step 2 (a) does not stand before step 1 (b)"},
                           {{"a1", "b", "a2"}, "step 3 (a2) does not stand before step 2 (b)"},
                           {{"b"}, "a* does not occur, expected it before b"},
                           {{"a"}, "b does not occur, expected it after a*"},
                       });
}

TEST_CASE("what is never next is looked for among steps of its sort alone") {
  Sequence criterion = constraint();
  criterion.never_next = {{"v:*", "v:a", "v:b"}};
  check_all(criterion, {
                           {{"v:b", "v:a"}, ""},
                           {{"v:a", "v:c", "v:b"}, ""},
                           {{"x"}, ""},
                           {{"v:a", "v:b"}, "step 2 (v:b) is the next v:* after step 1 (v:a)"},
                           {{"v:a", "x", "y", "v:b"}, "step 4 (v:b) is the next v:* after step 1 (v:a)"},
                       });
}

TEST_CASE("what is no list of steps breaks every constraint") {
  struct Broken {
    std::string output;
    std::string breach;
  };
  const std::vector<Broken> table = {
      {"[]", "the plan is empty"},
      {R"({"plan":["a"]})", "the output has an object, expected a list of steps"},
      {R"(["a",1])", "number 2 of the list of steps is a whole number, expected a text"},
      {R"(["a",["b"]])", "number 2 of the list of steps is a list, expected a text"},
      {"a, b", "line 1, column 1 of the output: not JSON"},
  };
  std::vector<Sequence> criteria(6, constraint());
  criteria[0].first = "a";
  criteria[1].last = "a";
  criteria[2].once = {"a"};
  criteria[3].at_once = {{"c", "d"}};
  criteria[4].before = {{"a", "b"}};
  criteria[5].never_next = {{"*", "c", "d"}};
  for (const Broken& broken : table) {
    for (const Sequence& criterion : criteria) {
      CAPTURE(broken.output);
      const auto result = check_sequence(criterion, read_artifact(broken.output));
      CHECK(result.judgement == Judgement::failed);
      CHECK(result.why.rfind(broken.breach, 0) == 0);
    }
  }
}
