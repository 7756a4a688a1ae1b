#include "report/jsonl.hpp"

#include <catch2/catch.hpp>

#include <sstream>
#include <vector>

#include "report/evaluations.hpp"
#include "support/schema.hpp"

using namespace sabot;
using nlohmann::json;

namespace {

std::vector<json> lines(const report::Evaluation& evaluation) {
  std::istringstream text(report::jsonl(evaluation));
  std::vector<json> values;
  for (std::string line; std::getline(text, line);) values.push_back(json::parse(line));
  return values;
}

}  // namespace

TEST_CASE("each cell is one line that fits the schema") {
  auto judged = report::test::mixed();
  report::test::hear_judge(judged, "loom/bare/K1/F1/12");
  judged.provenance.flags_in_force = false;
  for (const auto& evaluation : {report::test::mixed(), report::test::hostile(), judged}) {
    const auto values = lines(evaluation);
    CHECK(values.size() == evaluation.wave.cells.size());
    for (const auto& value : values) {
      CHECK(report::test::schema_findings("output-cell.schema.json", value).empty());
    }
  }
}

TEST_CASE("the schema refuses a cell of an unknown status") {
  auto value = lines(report::test::mixed()).front();
  value["status"] = "lost";
  CHECK_FALSE(report::test::schema_findings("output-cell.schema.json", value).empty());
}

TEST_CASE("a cell's line holds everything that decided it") {
  const auto value = lines(report::test::mixed()).front();
  CHECK(value["cell"] == json::parse(R"({
    "framework": "loom", "config": "bare", "task": "K1", "operator": "F1", "replicate": "11"})"));
  CHECK(value["status"] == "scored");
  CHECK(value["exclusion"].is_null());
  CHECK(value["outcome"]["headline_reason"] ==
        json::parse(R"({"text": "seq 3 detects it", "rule": "mapping", "place": "rules/mapping.toml:12"})"));
  CHECK(value["run"] == json::parse(R"({
    "run_id": "loom/bare/K1/F1/11", "origin": "runs.jsonl:7", "injection_seq": 2, "injection_verified": true,
    "landed": true, "task_passed": true, "error": null,
    "acts": [{"seq": 3, "act": "halt", "component": "checker", "standing": "counted", "quote": "41 is not 14",
      "reason": {"text": "the mapping admits it", "rule": "mapping", "place": "rules/mapping.toml:12"}}],
    "flags": [{"seq": 3, "component": "checker", "standing": "counted", "quote": "41 or 14?", "anchors": ["41", "14"],
      "reason": {"text": "it quotes an anchor", "rule": "anchors", "place": "rules/anchors.toml:5"}}],
    "tokens": [{"seq": 3, "component": "checker", "rejects": true, "quote": "VERDICT: REJECT"}],
    "probes": [
      {"seq": 2, "reason": {"text": "the fault was served", "rule": "probes", "place": "rules/probes.toml:4"}},
      {"seq": null, "reason": {"text": "never read back", "rule": "probes", "place": "rules/probes.toml:9"}}]})"));
}

TEST_CASE("a cell without a run says so, with its code and reason") {
  const auto value = lines(report::test::mixed())[2];
  CHECK(value["status"] == "excluded");
  CHECK(value["exclusion"] == "NO_BASE");
  CHECK(value["reason"]["text"] == "the baseline failed");
  CHECK(value["outcome"].is_null());
  CHECK(value["run"].is_null());
}

TEST_CASE("the judge's verdict stands apart from the outcome") {
  auto evaluation = report::test::mixed();
  const auto before = lines(evaluation)[1];
  report::test::hear_judge(evaluation, "loom/bare/K1/F1/12");
  const auto after = lines(evaluation)[1];
  CHECK(before["soft_tier"].is_null());
  CHECK(after["soft_tier"] ==
        json::parse(R"({"noticed": true, "component": "checker", "quote": "odd", "low_confidence": false})"));
  CHECK(after["outcome"] == before["outcome"]);
}
