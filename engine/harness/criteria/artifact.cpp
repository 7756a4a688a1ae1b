#include "harness/criteria/artifact.hpp"

#include <fmt/format.h>

#include "base/diagnostic.hpp"
#include "trace/json/parse.hpp"

namespace sabot::harness {
namespace {

namespace json = trace::json;

tl::unexpected<std::string> none(std::string why) {
  return tl::unexpected(std::move(why));
}

}  // namespace

Artifact read_artifact(std::string text) {
  auto parsed = json::parse_document(text);
  if (parsed) return {std::move(text), std::move(*parsed)};
  const LineAt at = line_at(text, parsed.error().offset);
  auto why = fmt::format("line {}, column {} of the output: {}", at.line, at.column, parsed.error().message);
  return {std::move(text), none(std::move(why))};
}

Found<const json::Object*> object_of(const Artifact& artifact) {
  if (!artifact.json) return none(artifact.json.error());
  const auto* object = std::get_if<json::Object>(&artifact.json->data);
  if (object == nullptr) return none(fmt::format("the output is {}, expected an object", type_name(*artifact.json)));
  return object;
}

Found<const json::Value*> value_of(const Artifact& artifact, std::string_view key) {
  const auto object = object_of(artifact);
  if (!object) return none(object.error());
  const auto* member = find_member(**object, key);
  if (member == nullptr) return none(fmt::format("the output has no key \"{}\"", key));
  return &member->value;
}

Found<const std::string*> text_of(const Artifact& artifact, std::string_view key) {
  const auto value = value_of(artifact, key);
  if (!value) return none(value.error());
  const auto* text = std::get_if<std::string>(&(*value)->data);
  if (text == nullptr) return none(fmt::format("\"{}\" is {}, expected a text", key, type_name(**value)));
  return text;
}

Found<std::vector<std::string>> texts_of(const json::Value& value, std::string_view name) {
  const auto* list = std::get_if<json::Array>(&value.data);
  if (list == nullptr) return none(fmt::format("the output has {}, expected a list of {}", type_name(value), name));
  std::vector<std::string> texts;
  for (const json::Value& element : *list) {
    const auto* text = std::get_if<std::string>(&element.data);
    if (text == nullptr) {
      return none(fmt::format("number {} of the list of {} is {}, expected a text", texts.size() + 1, name,
                              type_name(element)));
    }
    texts.push_back(*text);
  }
  return texts;
}

Found<std::vector<std::string>> texts_of(const Artifact& artifact, std::string_view name) {
  if (!artifact.json) return none(artifact.json.error());
  return texts_of(*artifact.json, name);
}

}  // namespace sabot::harness
