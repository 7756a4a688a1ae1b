#include "harness/criteria/json_equal.hpp"

#include <fmt/format.h>

#include <limits>
#include <optional>

#include "harness/criteria/text.hpp"
#include "trace/json/parse.hpp"
#include "trace/json/path.hpp"

namespace sabot::harness {
namespace {

namespace json = trace::json;
using json::Path;
using json::Value;

// Wide enough for every whole number and every double, so that none is rounded on its way into a comparison.
using Number = long double;
static_assert(std::numeric_limits<Number>::digits >= std::numeric_limits<std::int64_t>::digits);

std::optional<Number> number(const Value& value) {
  if (const auto* whole = std::get_if<std::int64_t>(&value.data)) return static_cast<Number>(*whole);
  if (const auto* fraction = std::get_if<double>(&value.data)) return static_cast<Number>(*fraction);
  return std::nullopt;
}

// What differs first, in the order of the expected document; empty when nothing does.
std::string difference(const Value& expected, const Value& found, const Path& path);

std::string in_objects(const json::Object& expected, const json::Object& found, const Path& path) {
  for (const json::Member& member : expected) {
    const Path at = path.at(member.key);
    const json::Member* same = find_member(found, member.key);
    if (same == nullptr) {
      return fmt::format("{} is missing, expected {}", to_string(at), shortened(compact(member.value)));
    }
    if (auto differs = difference(member.value, same->value, at); !differs.empty()) return differs;
  }
  for (const json::Member& member : found) {
    if (find_member(expected, member.key) != nullptr) continue;
    return fmt::format("{} is {}, expected no such key", to_string(path.at(member.key)),
                       shortened(compact(member.value)));
  }
  return "";
}

std::string in_lists(const json::Array& expected, const json::Array& found, const Path& path) {
  for (std::size_t i = 0; i < expected.size() && i < found.size(); ++i) {
    if (auto differs = difference(expected[i], found[i], path.at(i)); !differs.empty()) return differs;
  }
  if (expected.size() == found.size()) return "";
  return fmt::format("the length of {} is {}, expected {}", to_string(path), found.size(), expected.size());
}

bool same_scalar(const Value& a, const Value& b) {
  const auto number_a = number(a);
  const auto number_b = number(b);
  if (number_a && number_b) return *number_a == *number_b;
  if (a.data.index() != b.data.index()) return false;
  if (const auto* text = std::get_if<std::string>(&a.data)) return *text == std::get<std::string>(b.data);
  if (const auto* truth = std::get_if<bool>(&a.data)) return *truth == std::get<bool>(b.data);
  return std::holds_alternative<json::Null>(a.data);
}

std::string difference(const Value& expected, const Value& found, const Path& path) {
  if (const auto* a = std::get_if<json::Object>(&expected.data), *b = std::get_if<json::Object>(&found.data); a && b) {
    return in_objects(*a, *b, path);
  }
  if (const auto* a = std::get_if<json::Array>(&expected.data), *b = std::get_if<json::Array>(&found.data); a && b) {
    return in_lists(*a, *b, path);
  }
  if (same_scalar(expected, found)) return "";
  return fmt::format("{} is {}, expected {}", to_string(path), shortened(compact(found)), shortened(compact(expected)));
}

}  // namespace

CriterionResult check_json_equal(const rulebook::JsonEqual& criterion, const Artifact& artifact,
                                 const std::string& expected) {
  const auto document = json::parse_document(expected);
  const std::string breach =
      artifact.json ? difference(document.value(), *artifact.json, Path()) : artifact.json.error();
  return judge(criterion.id, breach, fmt::format("the output equals {}", criterion.expected));
}

}  // namespace sabot::harness
