// The JSON of a judgement against its documented schema.
#include <catch2/catch.hpp>

#include <nlohmann/json.hpp>

#include "cli/check_report.hpp"
#include "support/schema.hpp"

using namespace sabot;
using harness::Judgement;
using nlohmann::json;

namespace {

constexpr const char* schema = "output-check.schema.json";

cli::CheckReport report_with(std::vector<harness::CriterionResult> results) {
  cli::CheckReport report;
  report.task = "T1";
  report.name = "data extraction";
  report.checked = "pass criterion";
  report.stands = "tasks/T1/task.toml";
  report.results = std::move(results);
  report.version = "v0.2.1";
  report.digest = std::string(64, 'a');
  return report;
}

json as_json(const cli::CheckReport& report) {
  return json::parse(cli::check_json(report));
}

}  // namespace

TEST_CASE("a judgement as JSON follows its schema, whatever it says") {
  std::vector<cli::CheckReport> reports = {
      report_with({}),
      report_with({{"record", Judgement::passed, "it is equal"}}),
      report_with({{"a", Judgement::failed, "\x1b[31m \"\xff\" \u00b5"}, {"b", Judgement::undetermined, "not run"}}),
  };
  reports.push_back(reports[1]);
  reports.back().flags = "none";
  reports.push_back(reports[1]);
  reports.back().disclosure = "the overlap with the answer";
  for (const cli::CheckReport& report : reports) {
    const json document = as_json(report);
    CAPTURE(document.dump(2));
    CHECK(report::test::schema_findings(schema, document) == "");
  }
}

TEST_CASE("the schema of a judgement refuses what is not one") {
  const json right = as_json(report_with({{"record", Judgement::passed, "it is equal"}}));
  const auto findings_after = [&](auto change) {
    json document = right;
    change(document);
    return report::test::schema_findings(schema, document);
  };
  for (const auto& member : right.items()) {
    CAPTURE(member.key());
    CHECK_FALSE(findings_after([&](json& d) { d.erase(member.key()); }).empty());
    CHECK_FALSE(findings_after([&](json& d) { d[member.key()] = 1; }).empty());
  }
  CHECK_FALSE(findings_after([](json& d) { d["note"] = ""; }).empty());
  CHECK_FALSE(findings_after([](json& d) { d["verdict"] = "fine"; }).empty());
  CHECK_FALSE(findings_after([](json& d) { d["format"] = "sabot-check/2"; }).empty());
  CHECK_FALSE(findings_after([](json& d) { d["criteria"][0].erase("why"); }).empty());
  CHECK_FALSE(findings_after([](json& d) { d["criteria"][0]["result"] = true; }).empty());
}
