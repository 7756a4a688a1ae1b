#include "rulebook/rule_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "base/utf8.hpp"

namespace sabot::rulebook {
namespace {

using nlohmann::json;

std::string joined(const std::vector<std::string>& parts) {
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::string braced(const std::vector<std::string>& parts) {
  return parts.empty() ? "{}" : fmt::format("{{ {} }}", joined(parts));
}

// A literal text where the usual one would need escapes, as a pattern does.
std::string text_in_words(const std::string& text) {
  const auto holds = [&](std::string_view characters) { return text.find_first_of(characters) != std::string::npos; };
  const bool literal = holds("\\\"") && !holds("'\n\t");
  return literal ? fmt::format("'{}'", text) : json(text).dump();
}

std::string scalar_in_words(const json& value) {
  return value.is_string() ? text_in_words(value.get<std::string>()) : value.dump();
}

bool is_empty_text(const json& value) {
  return value.is_string() && value.get_ref<const std::string&>().empty();
}

std::string list_in_words(const json& values, Form element) {
  std::vector<std::string> parts;
  for (const json& value : values) parts.push_back(in_words(value, element));
  return fmt::format("[{}]", joined(parts));
}

bool is_bare_key(std::string_view key) {
  return std::all_of(key.begin(), key.end(), [](char c) { return is_ascii_alphanumeric(c) || c == '_' || c == '-'; });
}

std::string pair_in_words(const std::string& key, const std::string& value) {
  return fmt::format("{} = {}", is_bare_key(key) ? key : json(key).dump(), value);
}

std::string pattern_in_words(const json& pattern) {
  std::vector<std::string> parts = {pair_in_words("matches", scalar_in_words(pattern["matches"]))};
  if (!is_empty_text(pattern["modes"])) parts.push_back(pair_in_words("modes", scalar_in_words(pattern["modes"])));
  return braced(parts);
}

std::string matcher_in_words(const json& matcher) {
  if (matcher.contains("matches")) return pattern_in_words(matcher);
  const auto& operand = matcher.begin().value();
  // A plain value is the canonical form's list of one.
  if (operand.is_array()) {
    return operand.size() == 1 ? scalar_in_words(operand.front()) : list_in_words(operand, Form::scalar);
  }
  return braced({pair_in_words(matcher.begin().key(), scalar_in_words(operand))});
}

std::string predicate_in_words(const json& predicate) {
  std::vector<std::string> parts;
  for (const auto& [path, matcher] : predicate["all"].items()) {
    parts.push_back(pair_in_words(path, matcher_in_words(matcher)));
  }
  if (!predicate["any"].empty()) {
    parts.push_back(pair_in_words("any", list_in_words(predicate["any"], Form::predicate)));
  }
  return braced(parts);
}

std::string map_in_words(const json& values, Form element) {
  std::vector<std::string> parts;
  for (const auto& [key, value] : values.items()) parts.push_back(pair_in_words(key, in_words(value, element)));
  return braced(parts);
}

bool says_nothing(const json& value, const Entry& entry) {
  return entry.optional && (value.empty() || value == false || value == 0 || is_empty_text(value));
}

std::string table_in_words(const json& table, const Shape& shape) {
  std::vector<std::string> parts;
  for (const Entry& entry : shape.entries) {
    const json& value = table[entry.key];
    if (entry.identity || says_nothing(value, entry)) continue;
    parts.push_back(pair_in_words(entry.key, in_words(value, entry.shape)));
  }
  return braced(parts);
}

std::string tables_in_words(const json& tables, const Shape& shape) {
  std::vector<std::string> parts;
  for (const json& table : tables) {
    const auto identity = identity_of(table, shape);
    parts.push_back(identity.empty() ? table_in_words(table, shape) : identity);
  }
  return fmt::format("[{}]", joined(parts));
}

}  // namespace

std::string in_words(const json& value, const Shape& shape) {
  switch (shape.form) {
    case Form::scalar:
      return scalar_in_words(value);
    case Form::pattern:
      return pattern_in_words(value);
    case Form::matcher:
      return matcher_in_words(value);
    case Form::predicate:
      return predicate_in_words(value);
    case Form::list:
      return list_in_words(value, shape.element);
    case Form::map:
      return map_in_words(value, shape.element);
    case Form::table:
      return table_in_words(value, shape);
    case Form::tables:
      return tables_in_words(value, shape);
  }
  return {};
}

std::string in_words(const json& value, Form form) {
  return in_words(value, Shape{form, {}, {}});
}

std::string identity_of(const json& table, const Shape& shape) {
  std::vector<std::string> parts;
  for (const Entry& entry : shape.entries) {
    if (entry.identity) parts.push_back(table[entry.key].get<std::string>());
  }
  return fmt::format("{}", fmt::join(parts, "."));
}

std::string contents_in_words(const json& rule, const Shape& shape) {
  std::vector<std::string> parts;
  for (const Entry& entry : shape.entries) {
    const json& value = rule[entry.key];
    if (says_nothing(value, entry)) continue;
    if (entry.shape.form == Form::tables) {
      parts.push_back(entry.key + tables_in_words(value, entry.shape));
      continue;
    }
    for (const Entry& inner : entry.shape.entries) {
      if (says_nothing(value[inner.key], inner)) continue;
      parts.push_back(fmt::format("{}.{} = {}", entry.key, inner.key, in_words(value[inner.key], inner.shape)));
    }
  }
  return joined(parts);
}

}  // namespace sabot::rulebook
