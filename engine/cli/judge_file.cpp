#include "cli/judge_file.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/codes.hpp"
#include "cli/lines.hpp"
#include "trace/json/diagnose.hpp"
#include "trace/json/object.hpp"
#include "trace/json/parse.hpp"

namespace sabot::cli {
namespace {

namespace json = trace::json;

const std::vector<std::string> keys_of_file = {"run_id",         "noticed",        "by_which_component",
                                               "evidence_quote", "prompt_variant", "raw"};
const std::vector<std::string> keys_beside_run(keys_of_file.begin() + 1, keys_of_file.end());

bool has(const json::Value& document, std::string_view key) {
  const auto& members = std::get<json::Object>(document.data);
  return std::any_of(members.begin(), members.end(), [&](const json::Member& member) { return member.key == key; });
}

bool read_noticed(json::ObjectReader& reader) {
  static constexpr std::string_view expected = "true, false, \"yes\" or \"no\"";
  const json::Value* value = reader.require("noticed", expected);
  if (value == nullptr) return false;
  if (const bool* flag = std::get_if<bool>(&value->data)) return *flag;
  const auto* word = std::get_if<std::string>(&value->data);
  if (word != nullptr && (*word == "yes" || *word == "no")) return *word == "yes";
  reader.report("noticed", codes::not_yes_or_no, fmt::format("is {}, expected {}", json::compact(*value), expected));
  return false;
}

JudgedRun read_object(const json::Value& document, bool beside_run, json::Findings& findings) {
  const json::Path path;
  json::ObjectReader reader(document, path, findings);
  JudgedRun judged;
  std::optional<std::string> component, quote, variant;
  if (!beside_run) reader.read("run_id", judged.run_id);
  judged.verdict.noticed = read_noticed(reader);
  reader.read("by_which_component", component);
  reader.read("evidence_quote", quote);
  if (has(document, "prompt_variant")) reader.read("prompt_variant", variant);
  reader.close(beside_run ? keys_beside_run : keys_of_file);
  judged.verdict.component = component.value_or("");
  judged.verdict.quote = quote.value_or("");
  judged.prompt_variant = variant.value_or("");
  return judged;
}

Result<JudgedRun> read_document(const Document& document, const std::string& shown_as, bool beside_run) {
  const Place origin{shown_as, document.line, 0};
  const auto parsed = json::parse_object(document.text);
  if (!parsed) return failure(json::diagnose({parsed.error()}, document.text, origin));
  json::Findings findings;
  JudgedRun judged = read_object(*parsed, beside_run, findings);
  if (!findings.empty()) return failure(json::diagnose(std::move(findings), document.text, origin));
  judged.origin = origin;
  return judged;
}

}  // namespace

std::vector<Result<JudgedRun>> read_judge_file(std::string_view text, const std::string& shown_as) {
  std::vector<Result<JudgedRun>> runs;
  for (const Document& document : split_documents(text, Layout::lines)) {
    runs.push_back(read_document(document, shown_as, false));
  }
  return runs;
}

Result<JudgedRun> read_judge_verdict(std::string_view text, const std::string& shown_as, const std::string& run_id) {
  const std::vector<Document> documents = split_documents(text, Layout::one_document);
  const Document document = documents.empty() ? Document{text, 0} : documents.front();
  return read_document(document, shown_as, true).map([&](JudgedRun&& judged) {
    judged.run_id = run_id;
    return std::move(judged);
  });
}

}  // namespace sabot::cli
