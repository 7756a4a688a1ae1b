// The visitor that reads a kind's struct from a TOML table. Internal to this module: it needs toml++.
#pragma once

#include <fmt/format.h>

#include <toml++/toml.h>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/suggest.hpp"
#include "rulebook/codes.hpp"
#include "rulebook/predicate_reader.hpp"
#include "rulebook/read_context.hpp"
#include "rulebook/rule_file.hpp"

namespace sabot::rulebook {

class TomlReader;
template <class T>
void read_table(const toml::table& table, T& value, const std::string& path, ReadContext& context);

// "file says X" in words, for messages about types.
inline std::string_view type_name(const toml::node& node) {
  switch (node.type()) {
    case toml::node_type::table:
      return "a table";
    case toml::node_type::array:
      return "a list";
    case toml::node_type::string:
      return "a text";
    case toml::node_type::integer:
      return "a whole number";
    case toml::node_type::floating_point:
      return "a number";
    case toml::node_type::boolean:
      return "true or false";
    case toml::node_type::date:
      return "a date";
    default:
      return "a date or time";
  }
}

inline void wrong_type(const toml::node& node, const std::string& path, std::string_view wanted, ReadContext& context) {
  context.report(node.source(), codes::wrong_type,
                 fmt::format("\"{}\" must be {}, this is {}", path, wanted, type_name(node)));
}

inline void read_value(const toml::node& node, std::string& value, const std::string& path, ReadContext& context) {
  if (const auto* text = node.as_string()) {
    value = text->get();
  } else {
    wrong_type(node, path, "a text", context);
  }
}

inline void read_value(const toml::node& node, bool& value, const std::string& path, ReadContext& context) {
  if (const auto* flag = node.as_boolean()) {
    value = flag->get();
  } else {
    wrong_type(node, path, "true or false", context);
  }
}

inline void read_value(const toml::node& node, std::int64_t& value, const std::string& path, ReadContext& context) {
  if (const auto* number = node.as_integer()) {
    value = number->get();
  } else {
    wrong_type(node, path, "a whole number", context);
  }
}

inline void read_value(const toml::node& node, double& value, const std::string& path, ReadContext& context) {
  const auto number = node.value<double>();
  if (!number || !node.is_number()) {
    wrong_type(node, path, "a number", context);
  } else if (!std::isfinite(*number)) {
    context.report(node.source(), codes::out_of_range, fmt::format("\"{}\" must be a finite number", path));
  } else {
    value = *number;
  }
}

inline void read_value(const toml::node& node, Date& value, const std::string& path, ReadContext& context) {
  if (const auto* date = node.as_date()) {
    value = {date->get().year, date->get().month, date->get().day};
  } else {
    wrong_type(node, path, "a date such as 2026-07-22, without quotes", context);
  }
}

inline void read_value(const toml::node& node, match::Pattern& value, const std::string& path, ReadContext& context) {
  if (const auto* table = node.as_table()) {
    if (auto pattern = read_pattern(*table, path, context)) value = *pattern;
  } else {
    wrong_type(node, path, "a table { matches = '...', modes = \"...\" }", context);
  }
}

inline void read_value(const toml::node& node, match::EventPredicate& value, const std::string& path,
                       ReadContext& context) {
  value.tree = read_predicate(node, match::event_paths(), path, context);
}

inline void read_value(const toml::node& node, match::CellPredicate& value, const std::string& path,
                       ReadContext& context) {
  value.tree = read_predicate(node, match::cell_paths(), path, context);
}

template <class T>
void read_value(const toml::node& node, std::vector<T>& values, const std::string& path, ReadContext& context) {
  const auto* list = node.as_array();
  if (list == nullptr) {
    wrong_type(node, path, std::is_class_v<T> && !std::is_same_v<T, std::string> ? "a list of tables" : "a list",
               context);
    return;
  }
  for (std::size_t i = 0; i < list->size(); ++i) {
    const auto& element = *list->get(i);
    const auto element_path = fmt::format("{}[{}]", path, i);
    context.remember(element_path, element.source());
    read_value(element, values.emplace_back(), element_path, context);
  }
}

template <class T>
void read_value(const toml::node& node, std::map<std::string, T>& values, const std::string& path,
                ReadContext& context) {
  const auto* table = node.as_table();
  if (table == nullptr) {
    wrong_type(node, path, "a table", context);
    return;
  }
  for (const auto& [key, element] : *table) {
    const auto element_path = fmt::format("{}.{}", path, key.str());
    context.remember(element_path, element.source());
    read_value(element, values[std::string(key.str())], element_path, context);
  }
}

template <class T>
void read_value(const toml::node& node, T& value, const std::string& path, ReadContext& context) {
  if (const auto* table = node.as_table()) {
    read_table(*table, value, path, context);
  } else {
    wrong_type(node, path, "a table", context);
  }
}

class TomlReader {
 public:
  TomlReader(const toml::table& table, std::string path, ReadContext& context)
      : table_(table), path_(std::move(path)), context_(context) {}

  template <class T>
  void required(std::string_view key, T& member, std::string_view) {
    if (!read(key, member)) missing(key);
  }

  template <class T>
  void identity(std::string_view key, T& member, std::string_view doc) {
    required(key, member, doc);
  }

  template <class T>
  void optional(std::string_view key, T& member, std::string_view) {
    read(key, member);
  }

  template <class T>
  void restriction(std::string_view key, std::vector<T>& list, std::string_view) {
    const auto* node = read(key, list) ? table_.get(key)->as_array() : nullptr;
    if (node == nullptr || !node->empty()) return;
    context_.report(node->source(), codes::empty_restriction,
                    fmt::format("\"{}\" lists nothing, which would not limit it at all", at(key)),
                    "leave the key out where there is no limit, or list what it holds for");
  }

  template <class T>
  void required(std::string_view key, T& member, Range range, std::string_view doc) {
    required(key, member, doc);
    check_range(key, range);
  }

  template <class T>
  void optional(std::string_view key, T& member, Range range, std::string_view doc) {
    optional(key, member, doc);
    check_range(key, range);
  }

  void note(std::string_view key, std::string& text, std::string_view) { read(key, text); }
  void required_note(std::string_view key, std::string& text, std::string_view doc) { required(key, text, doc); }
  void notes(std::string_view key, std::vector<std::string>& texts, std::string_view) { read(key, texts); }

  template <class T, std::size_t N>
  void choice(std::string_view key, T& member, const Words<T, N>& words, std::string_view) {
    std::string word;
    if (!read(key, word)) return missing(key);
    for (const auto& [name, value] : words) {
      if (name == word) {
        member = value;
        return;
      }
    }
    std::vector<std::string> known;
    for (const auto& entry : words) known.emplace_back(entry.first);
    const auto* node = table_.get(key);
    if (node->is_string()) {
      context_.report(node->source(), codes::unknown_word, fmt::format("\"{}\" cannot be \"{}\"", at(key), word),
                      suggestion(word, known));
    }
  }

  // To be called last: every key that `fields` did not name is unknown.
  void finish() {
    for (const auto& [key, node] : table_) {
      if (std::find(known_.begin(), known_.end(), key.str()) == known_.end()) {
        context_.report(key.source(), codes::unknown_key, fmt::format("unknown key \"{}\"", at(key.str())),
                        suggestion(key.str(), known_));
      }
    }
  }

 private:
  template <class T>
  bool read(std::string_view key, T& member) {
    known_.emplace_back(key);
    const auto* node = table_.get(key);
    if (node == nullptr) return false;
    context_.remember(at(key), node->source());
    read_value(*node, member, at(key), context_);
    return true;
  }

  void check_range(std::string_view key, Range range) {
    const auto* node = table_.get(key);
    if (node == nullptr || !node->is_number()) return;
    const auto number = *node->value<double>();
    if (!std::isfinite(number) || (range.low <= number && number <= range.high)) return;
    context_.report(node->source(), codes::out_of_range,
                    fmt::format("\"{}\" must be {}, this is {}", at(key), to_string(range), number));
  }

  void missing(std::string_view key) {
    context_.report(table_.source(), codes::missing_key, fmt::format("the key \"{}\" is missing", at(key)));
  }

  std::string at(std::string_view key) const {
    return path_.empty() ? std::string(key) : fmt::format("{}.{}", path_, key);
  }

  const toml::table& table_;
  std::string path_;
  ReadContext& context_;
  std::vector<std::string> known_;
};

template <class T>
void read_table(const toml::table& table, T& value, const std::string& path, ReadContext& context) {
  if constexpr (requires { value.place; }) value.place = context.place(table.source());
  TomlReader reader(table, path, context);
  fields(reader, value);
  reader.finish();
}

}  // namespace sabot::rulebook
