#include "cli/golden_diff.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "base/escape.hpp"
#include "cli/lines.hpp"

namespace sabot::cli {
namespace {

using nlohmann::json;

// Verdicts by the cell they are on; a line that is no verdict stands under its own text.
std::map<std::string, json> by_cell(std::string_view text) {
  std::map<std::string, json> verdicts;
  for (const Document& line : split_documents(text, Layout::lines)) {
    json verdict = json::parse(line.text, nullptr, false);
    std::string name(line.text);
    if (verdict.is_object() && verdict.contains("cell") && verdict["cell"].is_object()) {
      const auto part = [&](const char* key) { return verdict["cell"].value(key, ""); };
      name = fmt::format("{}/{}/{}/{}/{}", part("framework"), part("config"), part("task"), part("operator"),
                         part("replicate"));
    }
    verdicts.emplace(std::move(name), std::move(verdict));
  }
  return verdicts;
}

// Of a field, the reason nearest to it: one of its own, that of the object around it, or one further out.
std::string decider_of(const json& verdict, json::json_pointer field) {
  const std::string leaf = field.back();
  while (!field.empty()) {
    field.pop_back();
    const json& around = verdict.contains(field) ? verdict[field] : verdict;
    for (const std::string& key : {leaf + "_reason", std::string("reason"), std::string("headline_reason")}) {
      if (!around.is_object() || !around.contains(key) || !around[key].is_object()) continue;
      const json& reason = around[key];
      const auto text = [&](const char* part) {
        return reason.contains(part) && reason[part].is_string() ? reason[part].get<std::string>() : std::string("-");
      };
      return escape_controls(fmt::format("decided by {}, {}: {}", text("rule"), text("place"), text("text")));
    }
  }
  return "";
}

std::string shown(const json& fields, const std::string& field) {
  const auto found = fields.find(field);
  return found == fields.end() ? "nothing" : found->dump();
}

void diff_cell(const json& expected, const json& got, std::vector<std::string>& out) {
  const json before = expected.flatten();
  const json after = got.flatten();
  json fields = before;
  fields.update(after);
  std::string last_decider;
  for (const auto& [field, value] : fields.items()) {
    const std::string was = shown(before, field);
    const std::string is = shown(after, field);
    if (was == is) continue;
    out.push_back(fmt::format("    {}: expected {}, got {}", escape_controls(field.substr(1)), escape_controls(was),
                              escape_controls(is)));
    const std::string decider = decider_of(got, json::json_pointer(field));
    if (!decider.empty() && decider != last_decider) out.push_back("      " + decider);
    last_decider = decider;
  }
}

}  // namespace

std::vector<std::string> diff_cells(std::string_view expected, std::string_view got) {
  if (expected == got) return {};
  const auto before = by_cell(expected);
  const auto after = by_cell(got);
  std::vector<std::string> out;
  for (const auto& [cell, verdict] : before) {
    const auto found = after.find(cell);
    if (found == after.end()) {
      out.push_back(fmt::format("  {}: expected, and not in the output", escape_controls(cell)));
    } else if (found->second != verdict) {
      out.push_back("  " + escape_controls(cell));
      diff_cell(verdict, found->second, out);
    }
  }
  for (const auto& [cell, verdict] : after) {
    if (before.find(cell) == before.end())
      out.push_back(fmt::format("  {}: in the output, and not expected", escape_controls(cell)));
  }
  // The same verdicts in another order or spelling.
  if (out.empty()) return diff_lines("expected.jsonl", expected, got);
  return out;
}

std::vector<std::string> diff_lines(const std::string& name, std::string_view expected, std::string_view got) {
  if (expected == got) return {};
  const auto cut_line = [](std::string_view& text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    return line;
  };
  std::size_t number = 1;
  std::string_view was = cut_line(expected), is = cut_line(got);
  for (; was == is && !(expected.empty() && got.empty()); ++number) {
    was = cut_line(expected);
    is = cut_line(got);
  }
  return {fmt::format("  {}:{}", name, number), fmt::format("    expected {}", escape_controls(was)),
          fmt::format("    got      {}", escape_controls(is))};
}

}  // namespace sabot::cli
