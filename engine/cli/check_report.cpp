#include "cli/check_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/escape.hpp"
#include "base/fold.hpp"
#include "report/table.hpp"

namespace sabot::cli {
namespace {

using harness::CriterionResult;

constexpr auto json_format = "sabot-check/1";

std::string counted(const std::vector<CriterionResult>& results) {
  const auto passed = std::count_if(results.begin(), results.end(), [](const CriterionResult& result) {
    return result.judgement == harness::Judgement::passed;
  });
  return fmt::format("{} of {} hold", passed, results.size());
}

}  // namespace

std::string check_text(const CheckReport& report) {
  report::Table table{{{"criterion"}, {"result"}, {"why"}}, {}};
  for (const CriterionResult& result : report.results) {
    table.rows.push_back({result.id, std::string(harness::word(result.judgement)), result.why});
  }
  std::string text = fmt::format("{} {}: {} ({})\n", report.task, report.name, report.checked, report.stands);
  if (report.flags) text += folded(fmt::format("FLAGS line set aside: \"{}\"\n", escape_controls(*report.flags)));
  text += fmt::format("\n{}\nVerdict: {} ({})\n", report::aligned(table, ""),
                      harness::word(harness::verdict(report.results)), counted(report.results));
  if (!report.disclosure.empty()) text += folded(fmt::format("Disclosed: {}\n", report.disclosure));
  return text + report.rules;
}

std::string check_json(const CheckReport& report) {
  using Json = nlohmann::ordered_json;
  Json results = Json::array();
  for (const CriterionResult& result : report.results) {
    results.push_back({{"id", result.id}, {"result", harness::word(result.judgement)}, {"why", result.why}});
  }
  const auto text_or_null = [](const std::string& text) { return text.empty() ? Json() : Json(text); };
  const Json document = {{"format", json_format},
                         {"spec", report.version},
                         {"draft", report.draft},
                         {"rulebook", report.digest},
                         {"task", report.task},
                         {"checked", report.checked},
                         {"stands", report.stands},
                         {"flags", report.flags ? Json(*report.flags) : Json()},
                         {"verdict", harness::word(harness::verdict(report.results))},
                         {"criteria", results},
                         {"disclosure", text_or_null(report.disclosure)}};
  // A quotation may have been cut from any text: plain ASCII acts on no terminal.
  return document.dump(2, ' ', true, Json::error_handler_t::replace) + '\n';
}

}  // namespace sabot::cli
