#include "report/json.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

#include "report/evaluations.hpp"
#include "support/schema.hpp"

using namespace sabot;
using nlohmann::json;

namespace {

constexpr const char* schema = "output-scoreboard.schema.json";

json scoreboard(const report::Evaluation& evaluation) {
  return json::parse(report::json(evaluation));
}

}  // namespace

TEST_CASE("the scoreboard's JSON fits its schema") {
  auto judged = report::test::mixed();
  report::test::hear_judge(judged, "loom/bare/K1/F1/12");
  auto before_flags = report::test::mixed();
  before_flags.provenance.flags_in_force = false;
  for (const auto& evaluation : {report::test::mixed(), report::test::floored(), report::test::hostile(),
                                 report::test::evaluation({}), judged, before_flags}) {
    CHECK(report::test::schema_findings(schema, scoreboard(evaluation)).empty());
  }
}

TEST_CASE("the schema refuses a scoreboard with a key too few, too many or of another type") {
  auto value = scoreboard(report::test::mixed());
  auto too_few = value;
  too_few.erase("not_run");
  CHECK_FALSE(report::test::schema_findings(schema, too_few).empty());
  auto too_many = value;
  too_many["rows"][0]["rank"] = 1;
  CHECK_FALSE(report::test::schema_findings(schema, too_many).empty());
  auto other_type = value;
  other_type["all"]["rates"]["headline"] = nullptr;
  CHECK_FALSE(report::test::schema_findings(schema, other_type).empty());
}

TEST_CASE("the scoreboard's JSON holds the strict floor, and says whose it is") {
  const auto value = scoreboard(report::test::floored());
  CHECK(value["strict_floor"] == json({{"version", "v10"}, {"rulebook", std::string(64, 'e')}}));
  const auto& rates = value["rows"][0]["rates"];
  CHECK(rates["strict"] == json::parse(R"({"part": 1, "whole": 2, "rate": 0.5})"));
  CHECK(rates["coverage"] == json::parse(R"({"part": 1, "whole": 2, "rate": 0.5})"));
  CHECK(rates["strict_adjusted"] == json::parse(R"({"part": 1, "whole": 1, "rate": 1.0})"));
  CHECK(scoreboard(report::test::mixed())["strict_floor"].is_null());
}

TEST_CASE("the scoreboard's JSON holds the numbers and their ground") {
  const auto value = scoreboard(report::test::mixed());
  CHECK(value["format"] == "sabot-scoreboard/1");
  CHECK(value["spec"] ==
        json::parse(R"({"version": "v9", "date": "2031-04-05", "draft": false, "by_default": false})"));
  CHECK(value["rulebook"] == std::string(60, 'd') + "beef");
  CHECK(value["inputs"] ==
        json::parse(R"([{"name": "runs.jsonl", "runs": 4, "digest": "0f1e2d3c4b5a69788796a5b4c3d2e1f0"}])"));
  CHECK(value["rows"][0] == json::parse(R"({
    "framework": "loom", "config": "bare", "injected": 3, "valid": 2, "excluded": {"NO_BASE": 1}, "carved_out": 0,
    "unscored": 1, "not_run": 1, "judged": 0,
    "rates": {
      "mapping": {"part": 1, "whole": 2, "rate": 0.5}, "flags_anchored": {"part": 1, "whole": 2, "rate": 0.5},
      "headline": {"part": 1, "whole": 2, "rate": 0.5}, "reacted": {"part": 1, "whole": 2, "rate": 0.5},
      "strict": null, "coverage": null, "strict_adjusted": null,
      "recovered": {"part": 2, "whole": 2, "rate": 1.0}, "flags_noticed": {"part": 1, "whole": 2, "rate": 0.5},
      "recovery_without_detection": {"part": 1, "whole": 2, "rate": 0.5}, "notice_rate": null, "override_gap": null
    }})"));
  CHECK(value["excluded"] == json::parse(R"([{
    "framework": "loom", "config": "bare", "task": "K1", "operator": "F2", "replicate": "11", "code": "NO_BASE",
    "reason": {"text": "the baseline failed", "rule": "matrix", "place": "rules/matrix.toml:8"}}])"));
  CHECK(value["uncounted_acts"] == json::parse(R"([{
    "framework": "loom", "config": "bare", "task": "K1", "operator": "F1", "replicate": "12", "seq": 3, "act": "halt",
    "component": "checker", "standing": "refused", "quote": "41 is not 14",
    "reason": {"text": "boilerplate", "rule": "retry", "place": "rules/retry.toml:6"}}])"));
  CHECK(value["carved_out"].size() == 1);
  CHECK(value["unscored"].size() == 1);
  CHECK(value["not_run"].size() == 3);
  CHECK(value["set_aside"] == json::parse(R"([{
    "place": "bad.jsonl:3:9", "code": "E106", "message": "this is not JSON", "help": "a brace is missing"}])"));
}

TEST_CASE("a rate of nothing has no value, and a surface that is not in force has no rate") {
  auto evaluation = report::test::evaluation({report::test::excluded(report::test::cell("bare", "F1", 11))});
  evaluation.provenance.flags_in_force = false;
  const auto value = scoreboard(evaluation);
  CHECK(value["all"]["rates"]["headline"] == json::parse(R"({"part": 0, "whole": 0, "rate": null})"));
  CHECK(value["all"]["rates"]["flags_anchored"].is_null());
  CHECK(value["headline"] == json::parse(R"({"median": null, "band": null})"));
}

TEST_CASE("hostile text comes back from the JSON whole, and the JSON is plain ASCII") {
  const auto text = report::json(report::test::hostile());
  CHECK(std::all_of(text.begin(), text.end(), [](char c) { return c == '\n' || (c >= ' ' && c < '\x7f'); }));
  CHECK(json::parse(text)["rows"][0]["framework"] == report::test::hostile_text);
}

TEST_CASE("a byte that is not UTF-8 does not keep the JSON from being written") {
  auto evaluation = report::test::evaluation({});
  evaluation.provenance.inputs = {{"a\xff", 1}};
  CHECK(scoreboard(evaluation)["inputs"][0]["name"] == "a\xEF\xBF\xBD");
}
