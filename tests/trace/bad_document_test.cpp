#include <fmt/format.h>
#include <rapidcheck.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "trace/read.hpp"

using namespace sabot;
using namespace sabot::trace;
using namespace std::string_literals;

namespace {

// A valid run over several lines, into which each case plants one fault.
const std::string valid = R"({
  "error": null,
  "injection_seq": 2,
  "injection_verified": true,
  "task_passed": false,
  "trace": {
    "schema_version": 1,
    "run_id": "id",
    "framework": "f",
    "config": "c",
    "task": "t",
    "operator": "op",
    "seed": 11,
    "events": [
      {"seq": 1, "kind": "agent-msg", "agent": "worker", "payload": {"text": "hello"}},
      {"seq": 2, "kind": "guardrail-event", "agent": "gate", "payload": {"component": "gate", "act": "x", "reason": "y"}}
    ]
  }
}
)";

std::string with(std::string_view from, std::string_view to) {
  std::string text = valid;
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

// Everything of the diagnostics but the source lines.
std::string brief(const Diagnostics& diagnostics) {
  std::string out;
  for (const Diagnostic& d : diagnostics) {
    out += fmt::format("{}:{} {} {}", d.place.line, d.place.column, d.code, d.message);
    if (!d.help.empty()) out += fmt::format(" ({})", d.help);
    out += '\n';
  }
  return out;
}

std::string problems(const std::string& document) {
  const Result<Run> run = read_run(document, {"run.json", 1, 0});
  return run ? "" : brief(run.error());
}

struct Case {
  std::string name;
  std::string document;
  std::string problems;
};

std::string nested(std::size_t levels) {
  return std::string(levels, '[') + std::string(levels, ']');
}

}  // namespace

TEST_CASE("the document that the faults are planted in is valid") {
  CHECK(problems(valid).empty());
  CHECK(problems(with("hello", R"(nul \u0000, pair \ud83d\ude97)")).empty());
}

TEST_CASE("what is not JSON is told where it stops being so") {
  const std::string cut = " E102 the document ends too soon (the file may have been cut off while it was written)\n";
  const std::string trailing =
      " E107 something follows the end of the document, expected one value (a .jsonl file holds one document a line)\n";
  const std::string half =
      " E104 an escape in a text is one half of a surrogate pair (a character beyond U+FFFF takes two \\u escapes, a "
      "high "
      "and a low one)\n";
  const Case c = GENERATE_COPY(values<Case>({
      {"empty", "", "1:1 E101 the document is empty, expected an object\n"},
      {"white space", " \n\t ", "1:1 E101 the document is empty, expected an object\n"},
      {"cut after a brace", "{", "1:2" + cut},
      {"cut within a key", "{\"err", "1:6" + cut},
      {"cut within a literal", "{\"error\": nul", "1:14" + cut},
      {"cut within an escape", "{\"error\": \"\\u00", "1:16" + cut},
      {"cut at the last brace", valid.substr(0, valid.size() - 2), "18:4" + cut},
      {"cut within a character", "{\"error\": \"\xe2\x82", "1:12 E103 the byte 0xe2 is not valid UTF-8 here\n"},
      {"invalid UTF-8", with("hello", "hel\xfflo"), "15:82 E103 the byte 0xff is not valid UTF-8 here\n"},
      {"an encoded surrogate", with("hello", "\xed\xa0\x80"), "15:79 E103 the byte 0xed is not valid UTF-8 here\n"},
      {"a lone high surrogate", with("hello", "a\\ud83d b"), "15:80" + half},
      {"a lone low surrogate", with("hello", "\\ude97"), "15:79" + half},
      {"a surrogate in a key", with("\"text\"", "\"\\ude97\""), "15:71" + half},
      {"a raw tab in a text", with("hello", "hel\tlo"),
       "15:82 E105 the control character U+0009 stands in a text unescaped (write \\u0009)\n"},
      {"a raw line end in a text", with("hello", "hel\nlo"),
       "15:82 E105 the control character U+000A stands in a text unescaped (write \\u000a)\n"},
      {"a raw NUL", with("hello", "hel\0lo"s), "15:82 E106 not JSON: a NUL byte\n"},
      {"a NUL after the end", valid + "\0"s, "20:1 E106 not JSON: a NUL byte\n"},
      {"a byte order mark", "\xef\xbb\xbf" + valid,
       "1:1 E106 not JSON: a byte order mark stands before the document (save it without one)\n"},
      {"NaN", with("null", "NaN"),
       "2:12 E106 not JSON: invalid literal (JSON has no NaN and no infinity: use "
       "null or a text)\n"},
      {"minus infinity", with("null", "-Infinity"),
       "2:12 E106 not JSON: invalid number; expected digit after '-' (JSON has no "
       "NaN and no infinity: use null or a text)\n"},
      {"a misspelt literal", with("null", "nil"), "2:12 E106 not JSON: invalid literal\n"},
      {"a leading zero", with("11", "011"), "13:13 E106 not JSON: unexpected number literal; expected '}' or ','\n"},
      {"a bare point", with("11", "1."), "13:13 E106 not JSON: invalid number; expected digit after '.'\n"},
      {"single quotes", with("\"id\"", "'id'"), "8:15 E106 not JSON: invalid literal (JSON quotes texts with \")\n"},
      {"an unknown escape", with("hello", "a\\xb"),
       "15:80 E106 not JSON: invalid string: forbidden character after backslash\n"},
      {"a short escape", with("hello", "a\\u12g"),
       "15:80 E106 not JSON: invalid string: '\\u' must be followed by 4 hex digits\n"},
      {"a comma too many in a list", with("}}\n    ]", "}},\n    ]"),
       "17:5 E106 not JSON: unexpected ']'; expected '[', '{', or a literal\n"},
      {"a comma too many in an object", with("false,\n", "false,,\n"),
       "5:24 E106 not JSON: unexpected ','; expected string literal\n"},
      {"a comma missing", with("null,", "null"), "3:3 E106 not JSON: unexpected string literal; expected '}' or ','\n"},
      {"a colon missing", with("\"error\":", "\"error\""),
       "2:11 E106 not JSON: unexpected null literal; expected ':'\n"},
      {"a key without quotes", with("\"error\"", "error"),
       "2:3 E106 not JSON: invalid literal; expected string literal\n"},
      {"a comment", with("null,", "null, // no\n"), "2:18 E106 not JSON: invalid literal; expected string literal\n"},
      {"a list closed as an object", with("    ]\n", "    }\n"),
       "17:5 E106 not JSON: unexpected '}'; expected ']' or ','\n"},
      {"a second document", valid + "{}", "20:1" + trailing},
      {"a word after the document", valid + "x", "20:1" + trailing},
      {"a brace after the document", valid + "}", "20:1" + trailing},
      {"a list", "[1]", "1:1 E113 the document is a list, expected an object\n"},
      {"a text", " \"x\"", "1:2 E113 the document is a text, expected an object\n"},
      {"a number", "17", "1:1 E113 the document is a number, expected an object\n"},
      {"a broken list", "[1", "1:3" + cut},
      {"a broken word", "nope", "1:1 E106 not JSON: invalid literal\n"},
      {"as deep as may be", with("\"hello\"", nested(59)), ""},
      {"too deep", with("\"hello\"", nested(60)), "15:137 E108 nested more than 64 levels deep\n"},
      {"far too deep", with("\"hello\"", nested(100000)), "15:137 E108 nested more than 64 levels deep\n"},
      {"deep without an end", std::string(100000, '['), "1:100001" + cut},
  }));
  INFO(c.name);
  CHECK(problems(c.document) == c.problems);
}

TEST_CASE("what is JSON but no run is told by key, all of it in one pass") {
  const Case c = GENERATE(values<Case>({
      {"keys missing", with("\"error\": null,", ""), "1:1 E111 error is missing, expected a text or null\n"},
      {"no trace", R"({"error": null, "injection_seq": null, "injection_verified": false, "task_passed": true})",
       "1:1 E111 trace is missing, expected an object\n"},
      {"nothing", "{}",
       "1:1 E111 error is missing, expected a text or null\n"
       "1:1 E111 injection_seq is missing, expected a whole number or null\n"
       "1:1 E111 injection_verified is missing, expected a boolean\n"
       "1:1 E111 task_passed is missing, expected a boolean\n"
       "1:1 E111 trace is missing, expected an object\n"},
      {"an unknown key", with("\"task_passed\"", "\"task_pased\""),
       "1:1 E111 task_passed is missing, expected a boolean\n"
       "5:3 E112 unknown key \"task_pased\" (did you mean \"task_passed\"?)\n"},
      {"an unknown key of the trace", with("\"run_id\": \"id\",", "\"run_id\": \"id\", \"zzz\": {},"),
       "8:21 E112 unknown key \"trace.zzz\" (one of: schema_version, run_id, framework, config, task, operator, seed, "
       "events)\n"},
      {"an unknown key of an event", with("\"agent\": \"worker\"", "\"agent\": \"worker\", \"Agent\": 1"),
       "15:58 E112 unknown key \"trace.events[0].Agent\" (did you mean \"agent\"?)\n"},
      {"a key doubled", with("\"error\": null,", "\"error\": null, \"error\": null,"),
       "2:18 E109 error stands twice, expected it once\n"},
      {"a key doubled through an escape", with("\"error\": null,", "\"error\": null, \"\\u0065rror\": 1,"),
       "2:18 E109 error stands twice, expected it once\n"},
      {"a key doubled in a payload", with("\"hello\"", "\"hello\", \"text\": 1"),
       "15:87 E109 trace.events[0].payload.text stands twice, expected it once\n"},
      {"a key doubled deep inside", with("\"hello\"", "[{\"a\": 1, \"b\": 2, \"a\": 3}]"),
       "15:96 E109 trace.events[0].payload.text[0].a stands twice, expected it once\n"},
      {"error is a number", with("null", "3"), "2:12 E113 error is a whole number, expected a text or null\n"},
      {"injection_seq is a fraction", with("2", "2.0"),
       "3:20 E113 injection_seq is a number with a fraction, expected a whole number or null\n"},
      {"injection_seq is an exponent", with("2", "2e0"),
       "3:20 E113 injection_seq is a number with a fraction, expected a whole number or null\n"},
      {"injection_seq is a text", with("2", "\"2\""),
       "3:20 E113 injection_seq is a text, expected a whole number or null\n"},
      {"injection_verified is null", with("true", "null"),
       "4:25 E113 injection_verified is null, expected a boolean\n"},
      {"task_passed is a number", with("false", "0"), "5:18 E113 task_passed is a whole number, expected a boolean\n"},
      {"the trace is a list", with("\"trace\": {", "\"trace\": [], \"x\": {"),
       "6:12 E113 trace is a list, expected an object\n"
       "6:16 E112 unknown key \"x\" (one of: error, injection_seq, injection_verified, task_passed, trace)\n"},
      {"another version", with("\"schema_version\": 1", "\"schema_version\": 2, \"new\": 1"),
       "7:23 E114 trace.schema_version is 2, expected 1\n"},
      {"a version as text", with("\"schema_version\": 1", "\"schema_version\": \"1\""),
       "7:23 E113 trace.schema_version is a text, expected a whole number\n"},
      {"run_id is a number", with("\"id\"", "1"), "8:15 E113 trace.run_id is a whole number, expected a text\n"},
      {"operator is a boolean", with("\"op\"", "true"),
       "12:17 E113 trace.operator is a boolean, expected a text or null\n"},
      {"seed is a fraction", with("11", "11.5"),
       "13:13 E113 trace.seed is a number with a fraction, expected a whole number or a text\n"},
      {"seed is null", with("11", "null"), "13:13 E113 trace.seed is null, expected a whole number or a text\n"},
      {"seed is empty", with("11", "\"\""), "13:13 E118 trace.seed is empty, expected a replicate label\n"},
      {"events is an object", with("\"events\": [", "\"events\": {}, \"x\": ["),
       "14:15 E113 trace.events is an object, expected a list\n"
       "14:19 E112 unknown key \"trace.x\" (one of: schema_version, run_id, framework, config, task, operator, seed, "
       "events)\n"},
      {"an event is a number", with("{\"seq\": 1,", "5, {\"seq\": 1,"),
       "15:7 E113 trace.events[0] is a whole number, expected an object\n"},
      {"seq stands still", with("\"seq\": 2", "\"seq\": 1"),
       "16:15 E116 trace.events[1].seq is 1, expected more than 1, the seq before it\n"},
      {"seq falls", with("\"seq\": 2", "\"seq\": -4"),
       "16:15 E116 trace.events[1].seq is -4, expected more than 1, the seq before it\n"},
      {"seq beyond 64 bits", with("\"seq\": 2", "\"seq\": 9223372036854775808"),
       "16:15 E110 trace.events[1].seq is 9223372036854775808, which does not fit 64 bits\n"},
      {"a payload number below 64 bits", with("\"hello\"", "-9223372036854775809"),
       "15:78 E110 trace.events[0].payload.text is -9223372036854775809, which does not fit 64 bits\n"},
      {"a payload number far beyond", with("\"hello\"", "[0, 123456789012345678901234567890]"),
       "15:82 E110 trace.events[0].payload.text[1] is 123456789012345678901234567890, which does not fit 64 bits\n"},
      {"a payload number beyond a double", with("\"hello\"", "1e999"),
       "15:78 E110 trace.events[0].payload.text is 1e999, which does not fit 64 bits\n"},
      {"an unknown kind", with("agent-msg", "agent_msg"),
       "15:26 E115 trace.events[0].kind is \"agent_msg\", which is no kind of event (did you mean \"agent-msg\"?)\n"},
      {"a kind unlike any", with("agent-msg", "x"),
       "15:26 E115 trace.events[0].kind is \"x\", which is no kind of event (one of: agent-msg, tool-call, "
       "guardrail-event, verdict)\n"},
      {"kind is null", with("\"agent-msg\"", "null"), "15:26 E113 trace.events[0].kind is null, expected a text\n"},
      {"a payload is a text", with("{\"text\": \"hello\"}", "\"hello\""),
       "15:69 E113 trace.events[0].payload is a text, expected an object\n"},
      {"a guardrail-event without component", with("\"component\": \"gate\", ", ""),
       "16:73 E111 trace.events[1].payload.component is missing, expected a text\n"},
      {"a guardrail-event without act", with("\"act\": \"x\", ", ""),
       "16:73 E111 trace.events[1].payload.act is missing, expected a text\n"},
      {"a guardrail-event without reason", with(", \"reason\": \"y\"", ""),
       "16:73 E111 trace.events[1].payload.reason is missing, expected a text\n"},
      {"a guardrail-event with another reason", with("\"reason\": \"y\"", "\"reason\": null"),
       "16:117 E113 trace.events[1].payload.reason is null, expected a text\n"},
      {"an injection on a baseline", with("\"op\"", "null"),
       "3:20 E117 injection_seq is 2 on a baseline (trace.operator is null), expected null\n"
       "4:25 E117 injection_verified is true on a baseline (trace.operator is null), expected false\n"},
  }));
  INFO(c.name);
  CHECK(problems(c.document) == c.problems);
}

TEST_CASE("the largest and smallest whole numbers are read as they are") {
  const Result<Run> run = read_run(with("\"hello\"", "[9223372036854775807, -9223372036854775808, -0, 1.50]"), {});
  REQUIRE(run);
  CHECK(*payload_value(run->events[0], "text") ==
        PayloadValue(Nested{"[9223372036854775807,-9223372036854775808,0,1.5]"}));
}

TEST_CASE("a diagnostic points into the file that the document is a line of") {
  const Result<Run> run = read_run(R"({"error": 1})", {"runs.jsonl", 41, 0});
  REQUIRE_FALSE(run);
  const auto typed = std::find_if(run.error().begin(), run.error().end(),
                                  [](const Diagnostic& diagnostic) { return diagnostic.code == "E113"; });
  REQUIRE(typed != run.error().end());
  CHECK(render(*typed) ==
        "runs.jsonl:41:11: error E113: error is a whole number, expected a text or null\n"
        "   41 | {\"error\": 1}\n"
        "      |           ^");
}

TEST_CASE("a document full of mistakes is told in bounded space") {
  constexpr std::size_t mistakes = 5000;
  std::string document = R"({"error":null)";
  for (std::size_t i = 0; i < mistakes; ++i) document += fmt::format(R"(,"x{}":1)", i);
  const auto run = read_run(document + "}", {"runs.jsonl", 1, 0});
  REQUIRE_FALSE(run);
  CHECK(run.error().size() == 20);
  CHECK(run.error().back().help.find("more findings in this document") != std::string::npos);
}

TEST_CASE("what reads as a run is JSON") {
  CHECK(rc::check("a byte changed, dropped or added is an error or leaves JSON", [] {
    std::string document = valid;
    const auto at = *rc::gen::inRange<std::size_t>(0, document.size());
    const auto dropped = *rc::gen::inRange<std::size_t>(0, 3);
    const auto added = *rc::gen::container<std::string>(
        rc::gen::oneOf(rc::gen::element('{', '}', '[', ']', ',', ':', '"', '\\', '0', '-', '.', 'e', ' ', '\n'),
                       rc::gen::arbitrary<char>()));
    document.replace(at, dropped, added);
    if (read_run(document, {})) RC_ASSERT(nlohmann::json::accept(document));
  }));
}

TEST_CASE("a document cut off anywhere is an error") {
  const std::string document = valid.substr(0, valid.size() - 1);
  for (std::size_t length = 0; length < document.size(); ++length) {
    const Result<Run> run = read_run(document.substr(0, length), {"run.json", 1, 0});
    CAPTURE(length);
    REQUIRE_FALSE(run);
    CHECK(run.error().front().code == (length == 0 ? "E101" : "E102"));
  }
}
