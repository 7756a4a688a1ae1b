#include "rulebook/predicate_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/suggest.hpp"
#include "rulebook/codes.hpp"

namespace sabot::rulebook {
namespace {

using match::Matcher;
using match::Predicate;
using match::Scalar;

const std::vector<std::string>& matcher_names() {
  static const std::vector<std::string> names = {"below", "contains", "equals", "exists", "matches", "one_of"};
  return names;
}

std::optional<Scalar> scalar(const toml::node& node) {
  if (const auto* text = node.as_string()) return Scalar{text->get()};
  if (const auto* flag = node.as_boolean()) return Scalar{flag->get()};
  if (const auto* whole = node.as_integer()) return Scalar{whole->get()};
  if (const auto* number = node.as_floating_point(); number != nullptr && std::isfinite(number->get())) {
    return Scalar{number->get()};
  }
  return std::nullopt;
}

std::optional<Matcher> one_of(const toml::array& list, const std::string& path, ReadContext& context) {
  match::OneOf matcher;
  for (const auto& element : list) {
    if (auto value = scalar(element)) {
      matcher.values.push_back(std::move(*value));
    } else {
      context.report(element.source(), codes::bad_matcher,
                     fmt::format("\"{}\" may list texts, finite numbers, true and false only", path));
    }
  }
  return matcher;
}

void bad_operand(const toml::node& node, const std::string& path, std::string_view name, std::string_view wanted,
                 ReadContext& context) {
  context.report(node.source(), codes::bad_matcher, fmt::format("\"{}.{}\" must be {}", path, name, wanted));
}

// A matcher table other than { matches, modes }: exactly one key.
std::optional<Matcher> single_matcher(const toml::table& table, const std::string& path, ReadContext& context) {
  // What a toml++ iterator points to lives in the iterator.
  const auto entry = table.begin();
  const auto& [key, operand] = *entry;
  const auto name = key.str();
  if (name == "equals") {
    if (auto value = scalar(operand)) return match::Equals{std::move(*value)};
    bad_operand(operand, path, name, "a text, a finite number, true or false", context);
  } else if (name == "one_of") {
    if (const auto* list = operand.as_array()) return one_of(*list, path, context);
    bad_operand(operand, path, name, "a list", context);
  } else if (name == "exists") {
    if (const auto* wanted = operand.as_boolean()) return match::Exists{wanted->get()};
    bad_operand(operand, path, name, "true or false", context);
  } else if (name == "below") {
    if (const auto bound = operand.value<double>(); operand.is_number() && std::isfinite(*bound)) {
      return match::Below{*bound};
    }
    bad_operand(operand, path, name, "a finite number", context);
  } else if (name == "contains") {
    if (const auto* text = operand.as_string()) return match::Contains{text->get()};
    bad_operand(operand, path, name, "a text", context);
  } else {
    context.report(key.source(), codes::bad_matcher, fmt::format("\"{}\" is not a matcher", name),
                   suggestion(name, matcher_names()));
  }
  return std::nullopt;
}

std::optional<Matcher> read_matcher(const toml::node& node, const std::string& path, ReadContext& context) {
  if (auto value = scalar(node)) return match::Equals{std::move(*value)};
  if (const auto* list = node.as_array()) return one_of(*list, path, context);
  const auto* table = node.as_table();
  if (table == nullptr) {
    context.report(node.source(), codes::bad_matcher,
                   fmt::format("\"{}\" can be compared with texts, finite numbers, true and false only", path));
    return std::nullopt;
  }
  if (table->contains("matches")) {
    if (auto pattern = read_pattern(*table, path, context)) return match::Matches{std::move(*pattern)};
    return std::nullopt;
  }
  if (table->size() == 1) return single_matcher(*table, path, context);
  context.report(table->source(), codes::bad_matcher,
                 fmt::format("\"{}\" must have exactly one matcher, this has {}", path, table->size()),
                 suggestion({}, matcher_names()));
  return std::nullopt;
}

// payload.act = "x" without quotes is a table `payload` to TOML.
std::string unquoted_help(std::string_view name, const toml::table& table) {
  if (table.empty()) return {};
  return fmt::format("a path is one quoted key: \"{}.{}\"", name, table.begin()->first.str());
}

}  // namespace

std::optional<match::Pattern> read_pattern(const toml::table& table, const std::string& path, ReadContext& context) {
  static const std::vector<std::string> keys = {"matches", "modes"};
  for (const auto& [key, node] : table) {
    if (std::find(keys.begin(), keys.end(), key.str()) == keys.end()) {
      context.report(key.source(), codes::unknown_key, fmt::format("unknown key \"{}.{}\"", path, key.str()),
                     suggestion(key.str(), keys));
    }
  }
  const auto* source = table.get("matches");
  const auto* modes = table.get("modes");
  if (source == nullptr) {
    context.report(table.source(), codes::missing_key, fmt::format("the key \"{}.matches\" is missing", path));
    return std::nullopt;
  }
  if (!source->is_string() || (modes != nullptr && !modes->is_string())) {
    const auto& [key, node] = source->is_string() ? std::pair("modes", modes) : std::pair("matches", source);
    context.report(node->source(), codes::wrong_type, fmt::format("\"{}.{}\" must be a text", path, key));
    return std::nullopt;
  }
  auto pattern = match::Pattern::compile(source->as_string()->get(), modes ? modes->as_string()->get() : "");
  if (!pattern) {
    context.report(source->source(), codes::bad_pattern, pattern.error());
    return std::nullopt;
  }
  return *pattern;
}

match::Predicate read_predicate(const toml::node& node, const std::vector<std::string>& paths, const std::string& path,
                                ReadContext& context) {
  Predicate predicate;
  const auto* table = node.as_table();
  if (table == nullptr) {
    context.report(node.source(), codes::wrong_type, fmt::format("\"{}\" must be a table of conditions", path));
    return predicate;
  }
  // toml++ keeps a table's keys sorted, so the tests are as well.
  for (const auto& [key, value] : *table) {
    const auto name = std::string(key.str());
    const auto entry_path = fmt::format("{}.{}", path, name);
    context.remember(entry_path, value.source());
    if (name == "any") {
      const auto* alternatives = value.as_array();
      if (alternatives == nullptr || alternatives->empty()) {
        context.report(value.source(), codes::wrong_type,
                       fmt::format("\"{}\" must be a list of at least one table of conditions", entry_path));
        continue;
      }
      for (std::size_t i = 0; i < alternatives->size(); ++i) {
        predicate.any.push_back(
            read_predicate(*alternatives->get(i), paths, fmt::format("{}[{}]", entry_path, i), context));
      }
    } else if (std::find(paths.begin(), paths.end(), name) == paths.end()) {
      context.report(key.source(), codes::unknown_path, fmt::format("\"{}\" leads nowhere", name),
                     value.is_table() ? unquoted_help(name, *value.as_table()) : suggestion(name, paths));
    } else if (auto matcher = read_matcher(value, entry_path, context)) {
      predicate.all.push_back({name, std::move(*matcher)});
    }
  }
  return predicate;
}

}  // namespace sabot::rulebook
