#include "rulebook/bearing.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "rulebook/json_schema.hpp"
#include "rulebook/rule_file.hpp"

using namespace sabot::rulebook;
using nlohmann::json;

namespace {

// Whether the kind declares the key: "act.configs" through the tables and lists of its schema.
bool declares(const json& schema, std::string_view key) {
  if (key.empty()) return true;
  const auto dot = std::min(key.find('.'), key.size());
  const json& table = schema.contains("items") ? schema["items"] : schema;
  const std::string head(key.substr(0, dot));
  if (!table.contains("properties") || !table["properties"].contains(head)) return false;
  return declares(table["properties"][head], key.substr(std::min(dot + 1, key.size())));
}

}  // namespace

TEST_CASE("every kind has a bearing, and its keys are keys of the kind") {
  std::vector<std::string> kinds;
  for (const auto& bearing : bearings()) {
    kinds.emplace_back(bearing.kind);
    const auto schema = json::parse(json_schema(bearing.kind));
    std::vector<std::string_view> unlimited;
    for (const auto& entry : bearing.empty_is_all) unlimited.push_back(entry.first);
    for (const auto* keys : {&bearing.more_detects, &bearing.more_refuses, &std::as_const(unlimited)}) {
      for (const auto key : *keys) {
        CAPTURE(bearing.kind, key);
        CHECK(declares(schema, key));
      }
    }
  }
  CHECK(kinds == kind_names());
  CHECK_FALSE(declares(json::parse(json_schema("mappings")), "act.config"));
}

TEST_CASE("what no verdict rests on has no way to detect more or less") {
  for (const auto& bearing : bearings()) {
    CAPTURE(bearing.kind);
    if (bearing.reach == Reach::verdicts) continue;
    CHECK((bearing.more_detects.empty() && bearing.more_refuses.empty() && bearing.empty_is_all.empty()));
  }
}
