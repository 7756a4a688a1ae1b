#include "trace/json/parse.hpp"

#include <fmt/format.h>
#include <simdjson.h>

#include <algorithm>

#include "base/utf8.hpp"
#include "trace/codes.hpp"
#include "trace/json/path.hpp"
#include "trace/json/syntax.hpp"

namespace sabot::trace::json {
namespace {

namespace ondemand = simdjson::ondemand;

using Parsed = tl::expected<Value, Finding>;

std::string_view root_type_name(ondemand::json_type type) {
  switch (type) {
    case ondemand::json_type::array:
      return "a list";
    case ondemand::json_type::object:
      return "an object";
    case ondemand::json_type::number:
      return "a number";
    case ondemand::json_type::string:
      return "a text";
    case ondemand::json_type::boolean:
      return "a boolean";
    case ondemand::json_type::null:
      return "null";
  }
  return "something else";
}

// The second member of a key that stands twice; null when all keys differ.
const Member* doubled(const Object& object) {
  std::vector<const Member*> sorted;
  for (const Member& member : object) sorted.push_back(&member);
  std::stable_sort(sorted.begin(), sorted.end(), [](const Member* a, const Member* b) { return a->key < b->key; });
  const auto found = std::adjacent_find(sorted.begin(), sorted.end(),
                                        [](const Member* a, const Member* b) { return a->key == b->key; });
  return found == sorted.end() ? nullptr : *(found + 1);
}

// simdjson parses on demand: what is never asked for is never checked. This walk asks for everything.
class Walk {
 public:
  Walk(std::string_view text, const char* begin) : text_(text), begin_(begin) {}

  // The holder is a document or a value.
  template <class Holder>
  Parsed object(Holder& holder, std::size_t offset, const Path& path, std::size_t depth) const {
    ondemand::object object;
    if (holder.get(object)) return broken();
    Object members;
    for (auto next : object) {
      ondemand::field field;
      if (std::move(next).get(field)) return broken();
      const std::size_t key_offset = offset_of(field.key().raw()) - 1;
      std::string_view key;
      if (field.unescaped_key().get(key) || find_invalid_utf8(key)) return broken();
      if (key.size() > longest_key) {
        return found(
            key_offset, codes::text_too_long,
            fmt::format("a key of {} has {} bytes, expected at most {}", to_string(path), key.size(), longest_key));
      }
      members.push_back({std::string(key), key_offset, {}});
      Parsed parsed = value(field.value(), path.at(std::string_view(members.back().key)), depth + 1);
      if (!parsed) return parsed;
      members.back().value = std::move(*parsed);
    }
    if (const Member* second = doubled(members)) {
      return found(second->offset, codes::doubled_key,
                   fmt::format("{} stands twice, expected it once", to_string(path.at(second->key))));
    }
    return Value{std::move(members), offset};
  }

  template <class Holder>
  Parsed array(Holder& holder, std::size_t offset, const Path& path, std::size_t depth) const {
    ondemand::array array;
    if (holder.get(array)) return broken();
    Array elements;
    for (auto next : array) {
      ondemand::value element;
      if (std::move(next).get(element)) return broken();
      Parsed parsed = value(element, path.at(elements.size()), depth + 1);
      if (!parsed) return parsed;
      elements.push_back(std::move(*parsed));
    }
    return Value{std::move(elements), offset};
  }

  Parsed broken() const {
    return tl::unexpected(find_syntax_error(text_).value_or(Finding{0, codes::not_json, "not JSON"}));
  }

 private:
  static Parsed found(std::size_t offset, std::string_view code, std::string message) {
    return tl::unexpected(Finding{offset, code, std::move(message)});
  }

  std::size_t offset_of(const char* position) const { return static_cast<std::size_t>(position - begin_); }

  Parsed value(ondemand::value value, const Path& path, std::size_t depth) const {
    const std::string_view token = value.raw_json_token();
    const std::size_t offset = offset_of(token.data());
    ondemand::json_type type = {};
    if (value.type().get(type)) return broken();
    const bool nests = type == ondemand::json_type::array || type == ondemand::json_type::object;
    if (nests && depth > deepest_nesting) {
      return found(offset, codes::too_deep, fmt::format("nested more than {} levels deep", deepest_nesting));
    }
    switch (type) {
      case ondemand::json_type::array:
        return array(value, offset, path, depth);
      case ondemand::json_type::object:
        return object(value, offset, path, depth);
      case ondemand::json_type::number:
        return number(value, token, offset, path);
      case ondemand::json_type::string: {
        std::string_view text;
        if (value.get(text) || find_invalid_utf8(text)) return broken();
        if (text.size() > longest_text) {
          return found(offset, codes::text_too_long,
                       fmt::format("{} has {} bytes, expected at most {}", to_string(path), text.size(), longest_text));
        }
        return Value{std::string(text), offset};
      }
      case ondemand::json_type::boolean: {
        bool truth = false;
        if (value.get(truth)) return broken();
        return Value{truth, offset};
      }
      case ondemand::json_type::null: {
        bool is_null = false;
        if (value.is_null().get(is_null) || !is_null) return broken();
        return Value{Null{}, offset};
      }
    }
    return broken();
  }

  // A whole number never becomes a double, however large it is.
  Parsed number(ondemand::value value, std::string_view token, std::size_t offset, const Path& path) const {
    if (token.find_first_of(".eE") == std::string_view::npos) {
      std::int64_t whole = 0;
      if (!value.get(whole)) return Value{whole, offset};
    } else {
      double fraction = 0;
      if (!value.get(fraction)) return Value{fraction, offset};
    }
    if (std::optional<Finding> finding = find_syntax_error(text_)) return tl::unexpected(std::move(*finding));
    const std::string_view digits = token.substr(0, token.find_last_not_of(" \t\r\n") + 1);
    return found(offset, codes::number_range,
                 fmt::format("{} is {}, which does not fit 64 bits", to_string(path), digits));
  }

  std::string_view text_;
  const char* begin_;
};

Parsed parse_root(std::string_view text, bool lists_too) {
  const simdjson::padded_string padded(text);
  const Walk walk(text, padded.data());
  ondemand::parser parser;
  ondemand::document document;
  if (parser.iterate(padded).get(document)) return walk.broken();
  ondemand::json_type type = {};
  if (document.type().get(type)) return walk.broken();
  const std::size_t offset = text.find_first_not_of(" \t\r\n");
  const bool is_list = lists_too && type == ondemand::json_type::array;
  if (type != ondemand::json_type::object && !is_list) {
    if (std::optional<Finding> finding = find_syntax_error(text)) return tl::unexpected(std::move(*finding));
    return tl::unexpected(Finding{
        offset, codes::wrong_type,
        fmt::format("the document is {}, expected an object{}", root_type_name(type), lists_too ? " or a list" : "")});
  }
  Parsed parsed = is_list ? walk.array(document, offset, Path(), 1) : walk.object(document, offset, Path(), 1);
  const bool at_end = document.current_location().error() == simdjson::OUT_OF_BOUNDS;
  if (parsed && !at_end) return walk.broken();
  return parsed;
}

}  // namespace

tl::expected<Value, Finding> parse_document(std::string_view text) {
  return parse_root(text, true);
}

tl::expected<Value, Finding> parse_object(std::string_view text) {
  return parse_root(text, false);
}

}  // namespace sabot::trace::json
