#include "rulebook/json_schema.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <type_traits>

#include "rulebook/released_file.hpp"
#include "rulebook/rule_file.hpp"
#include "rulebook/seeds_file.hpp"
#include "rulebook/task_file.hpp"

namespace sabot::rulebook {
namespace {

using json = nlohmann::ordered_json;

constexpr auto draft = "http://json-schema.org/draft-07/schema#";

template <class T>
struct Type {};

template <class T>
json schema_of() {
  return schema_of(Type<T>{});
}

json scalar_schema() {
  return {{"type", {"string", "number", "boolean"}}};
}

json pattern_schema() {
  return {{"type", "object"},
          {"properties",
           {{"matches", {{"type", "string"}, {"description", "a pattern in Python's re dialect"}}},
            {"modes", {{"type", "string"}, {"pattern", "^[ims]*$"}, {"description", "any of i, m, s"}}}}},
          {"required", {"matches"}},
          {"additionalProperties", false}};
}

json matcher_schema() {
  const auto single = [](const char* name, json operand) {
    return json{{"type", "object"},
                {"properties", {{name, std::move(operand)}}},
                {"required", {name}},
                {"additionalProperties", false}};
  };
  const json list = {{"type", "array"}, {"items", scalar_schema()}};
  return {{"anyOf",
           {scalar_schema(), list, pattern_schema(), single("equals", scalar_schema()), single("one_of", list),
            single("exists", {{"type", "boolean"}}), single("below", {{"type", "number"}}),
            single("contains", {{"type", "string"}})}}};
}

json predicate_schema(const std::vector<std::string>& paths, const char* name) {
  auto properties = json::object();
  for (const auto& path : paths) properties[path] = {{"$ref", "#/definitions/matcher"}};
  properties["any"] = {
      {"type", "array"}, {"minItems", 1}, {"items", {{"$ref", fmt::format("#/definitions/{}", name)}}}};
  return {{"type", "object"}, {"properties", properties}, {"additionalProperties", false}};
}

constexpr auto event_predicate = "event-predicate";
constexpr auto cell_predicate = "cell-predicate";

json reference(std::string_view name) {
  return {{"$ref", fmt::format("#/definitions/{}", name)}};
}

json schema_of(Type<std::string>) {
  return {{"type", "string"}};
}
json schema_of(Type<bool>) {
  return {{"type", "boolean"}};
}
json schema_of(Type<std::int64_t>) {
  return {{"type", "integer"}};
}
json schema_of(Type<double>) {
  return {{"type", "number"}};
}
json schema_of(Type<Date>) {
  return {{"type", "string"}, {"format", "date"}};
}
json schema_of(Type<match::Pattern>) {
  return reference("pattern");
}
json schema_of(Type<match::EventPredicate>) {
  return reference(event_predicate);
}
json schema_of(Type<match::CellPredicate>) {
  return reference(cell_predicate);
}
template <class T>
json schema_of(Type<std::vector<T>>);
template <class T>
json schema_of(Type<std::map<std::string, T>>);

class SchemaWriter {
 public:
  template <class T>
  void required(const char* key, T&, std::string_view doc) {
    add<T>(key, doc);
    schema["required"].push_back(key);
  }

  template <class T>
  void identity(const char* key, T& member, std::string_view doc) {
    required(key, member, doc);
  }

  template <class T>
  void optional(const char* key, T&, std::string_view doc) {
    add<T>(key, doc);
  }

  template <class T>
  void restriction(const char* key, T& member, std::string_view doc) {
    optional(key, member, doc);
    schema["properties"][key]["minItems"] = 1;
  }

  template <class T>
  void required(const char* key, T& member, Range range, std::string_view doc) {
    required(key, member, doc);
    limit<T>(key, range);
  }

  template <class T>
  void optional(const char* key, T& member, Range range, std::string_view doc) {
    optional(key, member, doc);
    limit<T>(key, range);
  }

  void note(const char* key, std::string& text, std::string_view doc) { optional(key, text, doc); }
  void required_note(const char* key, std::string& text, std::string_view doc) { required(key, text, doc); }
  void notes(const char* key, std::vector<std::string>& texts, std::string_view doc) { optional(key, texts, doc); }

  template <class T, std::size_t N>
  void choice(const char* key, T&, const Words<T, N>& words, std::string_view doc) {
    auto names = json::array();
    for (const auto& entry : words) names.push_back(entry.first);
    schema["properties"][key] = {{"description", doc}, {"enum", names}};
    schema["required"].push_back(key);
  }

  json schema = {
      {"type", "object"}, {"properties", json::object()}, {"required", json::array()}, {"additionalProperties", false}};

 private:
  template <class T>
  void add(const char* key, std::string_view doc) {
    // Draft-07 passes over what stands beside a $ref, so the description goes around it.
    auto value = schema_of<T>();
    if (value.contains("$ref")) value = {{"allOf", {value}}};
    schema["properties"][key] = {{"description", doc}};
    schema["properties"][key].update(value);
  }

  template <class T>
  void limit(const char* key, Range range) {
    auto& property = schema["properties"][key];
    property["minimum"] = static_cast<T>(range.low);
    if (std::isfinite(range.high)) property["maximum"] = static_cast<T>(range.high);
  }
};

template <class T>
json schema_of(Type<T>) {
  T value;
  SchemaWriter writer;
  fields(writer, value);
  return writer.schema;
}

template <class T>
json schema_of(Type<std::vector<T>>) {
  return {{"type", "array"}, {"items", schema_of<T>()}};
}

template <class T>
json schema_of(Type<std::map<std::string, T>>) {
  return {{"type", "object"}, {"additionalProperties", schema_of<T>()}};
}

// The schemas of all kinds in the order of schema_names(), without the [rule] table and the definitions.
template <std::size_t... Index>
std::vector<json> body_schemas(std::index_sequence<Index...>) {
  return {schema_of<std::variant_alternative_t<Index, RuleBody>>()..., schema_of<SpecFile>(), schema_of<SeedsFile>(),
          schema_of<TaskFile>(), schema_of<Released>()};
}

const std::vector<json>& body_schemas() {
  static const auto schemas = body_schemas(std::make_index_sequence<std::variant_size_v<RuleBody>>{});
  return schemas;
}

// A kind's file, whole: the [rule] table first, but for files that are no rules, which have none.
json file_schema(std::size_t index) {
  auto body = body_schemas()[index];
  if (index >= kind_names().size()) return body;
  auto schema = body;
  schema["properties"] = {{"rule", schema_of<RuleHeader>()}};
  schema["properties"].update(body["properties"]);
  schema["required"] = {"rule"};
  schema["required"].insert(schema["required"].end(), body["required"].begin(), body["required"].end());
  return schema;
}

std::string title_of(std::string_view kind, std::size_t index) {
  return index < kind_names().size() ? fmt::format("A rule of kind {}", kind) : fmt::format("A {} file", kind);
}

std::string type_text(const json& schema) {
  if (schema.contains("enum")) {
    return fmt::format("one of `{}`", fmt::join(schema["enum"].get<std::vector<std::string>>(), "`, `"));
  }
  if (schema.contains("allOf")) return type_text(schema["allOf"][0]);
  if (schema.contains("$ref")) {
    const auto target = schema["$ref"].get<std::string>();
    return target.substr(target.rfind('/') + 1);
  }
  auto type = schema["type"].get<std::string>();
  if (type == "array") return "list of " + type_text(schema["items"]) + "s";
  if (type == "object" && schema["additionalProperties"].is_object()) {
    return "table of " + type_text(schema["additionalProperties"]) + "s";
  }
  if (type == "object") return "table";
  if (schema.contains("format")) return schema["format"].get<std::string>();
  if (schema.contains("minimum")) {
    const Range range = {schema["minimum"], schema.value("maximum", Range().high)};
    return fmt::format("{}, {}", type, to_string(range));
  }
  return type;
}

// A table's keys as Markdown rows, its inner tables after it.
void write_keys(const json& table, const std::string& path, std::string& rows) {
  for (const auto& [key, schema] : table["properties"].items()) {
    const auto& required = table["required"];
    const bool needed = std::find(required.begin(), required.end(), key) != required.end();
    const auto name = path.empty() ? key : fmt::format("{}.{}", path, key);
    rows += fmt::format("| `{}` | {} | {} | {} |\n", name, type_text(schema), needed ? "yes" : "no",
                        schema["description"].get<std::string>());
    const bool list = schema.contains("items");
    const auto& inner = list ? schema["items"] : schema;
    if (inner.contains("properties")) write_keys(inner, list ? name + "[]" : name, rows);
  }
}

}  // namespace

const std::vector<std::string>& schema_names() {
  static const auto names = [] {
    auto all = kind_names();
    all.insert(all.end(), {"spec", "seeds", "task", "released"});
    return all;
  }();
  return names;
}

std::string json_schema(std::string_view kind) {
  const auto& names = schema_names();
  const auto found = std::find(names.begin(), names.end(), kind);
  if (found == names.end()) return {};
  const auto index = static_cast<std::size_t>(found - names.begin());
  json schema = {{"$schema", draft}, {"title", title_of(kind, index)}};
  schema.update(file_schema(index));
  schema["definitions"] = {{"pattern", pattern_schema()},
                           {"matcher", matcher_schema()},
                           {event_predicate, predicate_schema(match::event_paths(), event_predicate)},
                           {cell_predicate, predicate_schema(match::cell_paths(), cell_predicate)}};
  return schema.dump(2) + "\n";
}

std::string rule_reference() {
  constexpr auto head = "| key | type | required | meaning |\n|---|---|---|---|\n";
  std::string text = "### `[rule]`, the head of every rule file\n\n";
  text += head;
  write_keys(schema_of<RuleHeader>(), "rule", text);
  const auto& names = schema_names();
  for (std::size_t i = 0; i < names.size(); ++i) {
    text += fmt::format("\n### `{}`\n\n", names[i]);
    text += head;
    write_keys(body_schemas()[i], "", text);
  }
  return text;
}

}  // namespace sabot::rulebook
