#include "trace/json/direct.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "support/random_run.hpp"
#include "trace/read_strictly.hpp"
#include "trace/write.hpp"

using namespace sabot;
using namespace sabot::trace;

namespace {

const Place here{"run.jsonl", 1, 0};

// As runs mostly are: keys without escapes, and no list or object within a payload.
Run made_plain(Run run) {
  for (Event& event : run.events) {
    const auto is_nested = [](const PayloadField& field) { return std::holds_alternative<Nested>(field.value); };
    event.payload.erase(std::remove_if(event.payload.begin(), event.payload.end(), is_nested), event.payload.end());
    const bool acts = event.kind == EventKind::guardrail_event;
    for (std::size_t i = 0; i < event.payload.size() && !acts; ++i) event.payload[i].key = "key" + std::to_string(i);
  }
  return run;
}

// What the direct reader reads, the strict reader reads alike; else it is silent.
void check_agreement(const std::string& text) {
  const std::optional<Run> direct = json::read_directly(text);
  if (!direct) return;
  const Result<Run> strict = read_strictly(text, here);
  RC_ASSERT(strict.has_value());
  RC_ASSERT(write_run(*direct) == write_run(*strict));
}

// A piece of JSON that may make a document wrong wherever it is put.
rc::Gen<std::string> arbitraryPiece() {
  return rc::gen::oneOf(
      rc::gen::map(rc::gen::arbitrary<char>(), [](char c) { return std::string(1, c); }),
      rc::gen::element<std::string>("\"", "\\", "\\u0000", "\\ud800", "{", "}", "[", "]", ",", ":", "null", "true", "1",
                                    "-0", "01", "1e5", "1.0", "9223372036854775808", " ", "\n", "\"seq\":", "\"a\":1,",
                                    "\xff", "\xc3", "\xed\xa0\x80", "\x01"));
}

}  // namespace

TEST_CASE("a run without nested values is read directly") {
  const std::string plain =
      R"({"error":null,"injection_seq":2,"injection_verified":true,"task_passed":false,"trace":{"schema_version":1,)"
      R"("run_id":"id","framework":"f","config":"c","task":"t","operator":"op","seed":"r1","events":[{"seq":7,)"
      R"("kind":"tool-call","agent":"a\"b","payload":{"z":1.0,"a":1,"n":null,"t":true,"s":"x\n"}}]}})";
  const auto run = json::read_directly(plain);
  REQUIRE(run);
  CHECK(write_run(*run) == plain);
}

TEST_CASE("the direct reader agrees with the strict one") {
  CHECK(rc::check("on every valid run that it takes on", [] {
    const std::string text = write_run(made_plain(*testing::arbitraryRun()));
    RC_CLASSIFY(json::read_directly(text).has_value(), "read directly");
    check_agreement(text);
  }));
  CHECK(rc::check("on documents with a piece put in, put over or cut out", [] {
    std::string text = write_run(made_plain(*testing::arbitraryRun()));
    const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
    const auto length = *rc::gen::inRange<std::size_t>(0, 4);
    text.replace(at, length, *arbitraryPiece());
    check_agreement(text);
  }));
}
