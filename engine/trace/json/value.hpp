// A JSON document as a tree of values, each with the place it stands at.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace sabot::trace::json {

struct Value;
struct Member;

using Null = std::monostate;
using Array = std::vector<Value>;
using Object = std::vector<Member>;  // in the order of the document; keys are unique

struct Value {
  std::variant<Null, bool, std::int64_t, double, std::string, Array, Object> data;
  std::size_t offset = 0;  // of its first byte
};

struct Member {
  std::string key;
  std::size_t offset = 0;  // of the key's opening quote
  Value value;
};

// The member of a key; null when there is none. Lives as long as the object.
const Member* find_member(const Object& object, std::string_view key);

// What a value is, in words: "a text", "null", "a whole number".
std::string_view type_name(const Value& value);

// The value as JSON without white space.
std::string compact(const Value& value);

}  // namespace sabot::trace::json
