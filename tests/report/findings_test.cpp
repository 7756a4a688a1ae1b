// The findings of lint in each of its formats.
#include "report/findings.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "support/schema.hpp"

using namespace sabot;
using namespace sabot::report;
using nlohmann::json;

namespace {

// One of each severity; a place with all its coordinates, one of a line, one of a file; what has to be escaped.
Findings mixed() {
  return {{{{"rules/größe, 100%.toml", 3, 9}, "E202", "unknown key \"judge.é\"", "did you mean \"e\"?", "é = 1, ö = 2"},
           {{"rules/b.toml", 4, 0}, "W202", "never decides", "", "id = 1"},
           {{"/srv/specs"}, "N201", "for information: 50%\r\nof it", "", ""}},
          "folder mine",
          41};
}

const std::vector<CodeMeaning> meanings = {{"E202", "No such key."}, {"W202", "It never decides."}};

json sarif(const Findings& findings) {
  return json::parse(findings_sarif(findings, meanings, "9.8.7"));
}

}  // namespace

TEST_CASE("for a person, findings end in a line that counts them") {
  CHECK(findings_text(mixed()) == R"(rules/größe, 100%.toml:3:9: error E202: unknown key "judge.é"
    3 | é = 1, ö = 2
      |        ^
  help: did you mean "e"?
rules/b.toml:4: warning W202: never decides
    4 | id = 1
/srv/specs: notice N201: for information: 50%\r\nof it
1 error, 1 warning, 1 notice in 3 files of 41 (folder mine)
)");
  CHECK(findings_text({{}, "built-in rules", 41}) == "no findings in 41 files (built-in rules)\n");
  auto twice = mixed().list;
  twice.insert(twice.end(), 2, twice.front());
  CHECK(findings_text({twice, "x", 1}).ends_with("3 errors, 1 warning, 1 notice in 3 files of 1 (x)\n"));
}

TEST_CASE("findings as JSON fit their schema") {
  const auto value = json::parse(findings_json(mixed()));
  CHECK(test::schema_findings("output-lint.schema.json", value).empty());
  CHECK(test::schema_findings("output-lint.schema.json", json::parse(findings_json({{}, "x", 0}))).empty());
  CHECK(value["format"] == "sabot-lint/1");
  CHECK(value["findings"][0] == json::parse(R"({
    "code": "E202", "severity": "error", "file": "rules/größe, 100%.toml", "line": 3, "column": 9,
    "message": "unknown key \"judge.é\"", "help": "did you mean \"e\"?", "source_line": "é = 1, ö = 2"})"));
  CHECK(value["findings"][2]["line"].is_null());
  CHECK((value["errors"] == 1 && value["warnings"] == 1 && value["notices"] == 1));
  auto other = value;
  other["findings"][0]["line"] = 0;
  CHECK_FALSE(test::schema_findings("output-lint.schema.json", other).empty());
}

TEST_CASE("for GitHub, each finding is a command of one line, with what would end it escaped") {
  CHECK(findings_github(mixed()) ==
        "::error file=rules/größe%2C 100%25.toml,line=3,col=9,title=E202::unknown key \"judge.é\"%0Ahelp: did you mean "
        "\"e\"?\n"
        "::warning file=rules/b.toml,line=4,title=W202::never decides\n"
        "::notice file=/srv/specs,title=N201::for information: 50%25%0D%0Aof it\n");
  CHECK(findings_github({{{{"a:b"}, "E1", "x", "", ""}}, "", 1}) == "::error file=a%3Ab,title=E1::x\n");
  CHECK(findings_github({}).empty());
}

TEST_CASE("for GitHub, nothing acts on the terminal that shows the log") {
  CHECK(findings_github({{{{"a\x1b[31m"}, "E1", std::string("x\x9b\x00y\xe2\x80\xae", 7), "\x07", ""}}, "", 1}) ==
        "::error file=a\\x1b[31m,title=E1::x\\x9b\\x00y\\u202e%0Ahelp: \\x07\n");
}

TEST_CASE("as JSON, of a line that no one could read the start is enough") {
  const auto shown = [](const std::string& line) {
    return json::parse(findings_json({{{{"a", 1, 1}, "E1", "x", "", line}}, "", 1}))["findings"][0]["source_line"];
  };
  std::string longest;
  for (int i = 0; i < 1000; ++i) longest += "é";
  CHECK(shown(longest) == longest);
  CHECK(shown(longest + "é") == longest + "...");
}

TEST_CASE("a SARIF log has what the schema of SARIF 2.1.0 demands") {
  constexpr auto schema = "tests/report/sarif-2.1.0.schema.json";
  CHECK(test::findings_by_schema(schema, sarif(mixed())).empty());
  CHECK(test::findings_by_schema(schema, sarif({})).empty());
  for (const char* required :
       {"/version", "/runs", "/runs/0/tool", "/runs/0/tool/driver", "/runs/0/tool/driver/name",
        "/runs/0/tool/driver/rules/0/id", "/runs/0/results/0/message", "/runs/0/results/0/message/text",
        "/runs/0/results/0/locations/0/physicalLocation/artifactLocation"}) {
    INFO(required);
    const json::json_pointer pointer(required);
    auto log = sarif(mixed());
    REQUIRE(log.contains(pointer));
    log[pointer.parent_pointer()].erase(pointer.back());
    CHECK_FALSE(test::findings_by_schema(schema, log).empty());
  }
}

TEST_CASE("a SARIF log describes the codes it uses, and counts columns in code points") {
  const json log = sarif(mixed());
  const json& run = log["runs"][0];
  CHECK(log["version"] == "2.1.0");
  CHECK(run["columnKind"] == "unicodeCodePoints");
  CHECK(run["tool"]["driver"]["version"] == "9.8.7");
  CHECK(run["tool"]["driver"]["rules"] == json::parse(R"([
    {"id": "E202", "shortDescription": {"text": "No such key."}},
    {"id": "N201", "shortDescription": {"text": "N201"}},
    {"id": "W202", "shortDescription": {"text": "It never decides."}}])"));
  CHECK(run["results"][0] == json::parse(R"({
    "ruleId": "E202", "ruleIndex": 0, "level": "error",
    "message": {"text": "unknown key \"judge.é\"\nhelp: did you mean \"e\"?"},
    "locations": [{"physicalLocation": {
      "artifactLocation": {"uri": "rules/gr%C3%B6%C3%9Fe%2C%20100%25.toml"},
      "region": {"startLine": 3, "startColumn": 8}}}]})"));
  CHECK(run["results"][1]["ruleIndex"] == 2);
  CHECK(run["results"][1]["level"] == "warning");
  CHECK(run["results"][1]["locations"][0]["physicalLocation"]["region"] == json::parse(R"({"startLine": 4})"));
  CHECK(run["results"][2]["level"] == "none");
  CHECK(run["results"][2]["kind"] == "informational");
  CHECK(run["results"][2]["locations"][0]["physicalLocation"] ==
        json::parse(R"({"artifactLocation": {"uri": "file:///srv/specs"}})"));
}
