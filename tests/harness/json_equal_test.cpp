// The criterion that an output equals a JSON document.
#include "harness/criteria/json_equal.hpp"

#include <catch2/catch.hpp>

using namespace sabot;
using namespace sabot::harness;

namespace {

struct Case {
  std::string expected;
  std::string output;
  std::string breach;  // empty = they are equal
};

void check_all(const std::vector<Case>& table) {
  for (const Case& c : table) {
    CAPTURE(c.expected, c.output);
    const auto result = check_json_equal({"equal", "truth/answer.json", {}}, read_artifact(c.output), c.expected);
    CHECK(result.id == "equal");
    CHECK(result.judgement == (c.breach.empty() ? Judgement::passed : Judgement::failed));
    CHECK(result.why == (c.breach.empty() ? "the output equals truth/answer.json" : c.breach));
  }
}

}  // namespace

TEST_CASE("documents are equal by value") {
  check_all({
      {R"({"a":41.7})", R"({"a":41.70})", ""},
      {R"({"a":41.7})", R"({"a":4.17e1})", ""},
      {R"({"a":1})", R"({"a":1.0})", ""},
      {R"({"a":1.0})", R"({"a":1})", ""},
      {R"({"a":0})", R"({"a":-0.0})", ""},
      {R"({"a":1,"b":[2,{"c":null}]})", " \n{ \"b\" : [2, {\"c\":null}], \"a\":1 }\t", ""},
      {R"({"a":"x\u00e9"})", "{\"a\":\"x\u00e9\"}", ""},
      {"[]", "[]", ""},
  });
}

TEST_CASE("the first value that differs is named") {
  check_all({
      {R"({"a":41.7})", R"({"a":47.1})", "a is 47.1, expected 41.7"},
      {R"({"a":41.7})", R"({"a":"41.7"})", R"(a is "41.7", expected 41.7)"},
      {R"({"a":"41.7"})", R"({"a":41.7})", R"(a is 41.7, expected "41.7")"},
      {R"({"a":1})", R"({"a":true})", "a is true, expected 1"},
      {R"({"a":false})", R"({"a":0})", "a is 0, expected false"},
      {R"({"a":null})", R"({"a":""})", R"(a is "", expected null)"},
      {R"({"a":"RETURN"})", R"({"a":"Return"})", R"(a is "Return", expected "RETURN")"},
      {R"({"a":1,"b":2})", R"({"a":1})", "b is missing, expected 2"},
      {R"({"a":1})", R"({"a":1,"b":[2]})", "b is [2], expected no such key"},
      {R"({"a":{"b":[1,2]}})", R"({"a":{"b":[1,3]}})", "a.b[1] is 3, expected 2"},
      {"[1,2]", "[1]", "the length of the document is 1, expected 2"},
      {"[1]", R"({"0":1})", R"(the document is {"0":1}, expected [1])"},
      {R"({"a":9007199254740993})", R"({"a":9007199254740992})", "a is 9007199254740992, expected 9007199254740993"},
      {R"({"a":9007199254740993})", R"({"a":9007199254740992.0})",
       "a is 9.007199254740992e+15, expected 9007199254740993"},
  });
}

TEST_CASE("what is not one JSON document equals none") {
  const std::vector<std::string> outputs = {
      "",
      "```json\n{}\n```",
      "{} {}",
      "{}\nDone.",
      "{\"a\":1,}",
      "{'a':1}",
      "{\"a\":NaN}",
      "\"{}\"",
      "{\"a\":1,\"a\":1}",
      "\ufeff{}",
      "{",
      std::string("\xff"),
      std::string("{}\0", 3),
  };
  for (const std::string& output : outputs) {
    CAPTURE(output);
    const auto result = check_json_equal({"equal", "truth/answer.json", {}}, read_artifact(output), "{}");
    CHECK(result.judgement == Judgement::failed);
    CHECK(result.why.rfind("line ", 0) == 0);
  }
}
