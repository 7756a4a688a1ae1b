#include "trace/json/object.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/suggest.hpp"
#include "trace/codes.hpp"

namespace sabot::trace::json {
namespace {

template <class T>
bool assign(const Value& value, T& member) {
  const T* data = std::get_if<T>(&value.data);
  if (data) member = *data;
  return data != nullptr;
}

template <class T>
bool assign(const Value& value, std::optional<T>& member) {
  const bool is_null = std::holds_alternative<Null>(value.data);
  if (is_null) member.reset();
  return is_null || assign(value, member.emplace());
}

}  // namespace

void report_type(const Value& value, const Path& path, std::string_view expected, Findings& findings) {
  findings.push_back({value.offset, codes::wrong_type,
                      fmt::format("{} is {}, expected {}", to_string(path), type_name(value), expected)});
}

ObjectReader::ObjectReader(const Value& value, const Path& path, Findings& findings)
    : object_(std::get_if<Object>(&value.data)), offset_(value.offset), path_(path), findings_(&findings) {
  if (!object_) report_type(value, path, "an object", findings);
}

const Value* ObjectReader::find(std::string_view key) const {
  if (!object_) return nullptr;
  const Member* member = find_member(*object_, key);
  return member == nullptr ? nullptr : &member->value;
}

const Value* ObjectReader::require(std::string_view key, std::string_view expected) {
  const Value* value = find(key);
  if (object_ && !value) {
    findings_->push_back(
        {offset_, codes::missing_key, fmt::format("{} is missing, expected {}", to_string(path_.at(key)), expected)});
  }
  return value;
}

template <class T>
bool ObjectReader::read_as(std::string_view key, std::string_view expected, T& member) {
  const Value* value = require(key, expected);
  if (!value) return false;
  const bool assigned = assign(*value, member);
  if (!assigned) report_type(*value, path_.at(key), expected, *findings_);
  return assigned;
}

bool ObjectReader::read(std::string_view key, std::string& member) {
  return read_as(key, "a text", member);
}
bool ObjectReader::read(std::string_view key, bool& member) {
  return read_as(key, "a boolean", member);
}
bool ObjectReader::read(std::string_view key, std::int64_t& member) {
  return read_as(key, "a whole number", member);
}
bool ObjectReader::read(std::string_view key, std::optional<std::string>& member) {
  return read_as(key, "a text or null", member);
}
bool ObjectReader::read(std::string_view key, std::optional<std::int64_t>& member) {
  return read_as(key, "a whole number or null", member);
}

void ObjectReader::close(std::span<const std::string> known) {
  if (!object_) return;
  for (const Member& member : *object_) {
    if (std::find(known.begin(), known.end(), member.key) != known.end()) continue;
    findings_->push_back({member.offset, codes::unknown_key,
                          fmt::format("unknown key \"{}\"", to_string(path_.at(std::string_view(member.key)))),
                          suggestion(member.key, known)});
  }
}

void ObjectReader::report(std::string_view key, std::string_view code, std::string_view message, std::string help) {
  const Value* value = find(key);
  findings_->push_back({value ? value->offset : offset_, code, fmt::format("{} {}", to_string(path_.at(key)), message),
                        std::move(help)});
}

}  // namespace sabot::trace::json
