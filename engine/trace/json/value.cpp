#include "trace/json/value.hpp"

#include <array>

#include "base/lists.hpp"
#include "trace/json/text.hpp"

namespace sabot::trace::json {
namespace {

void append(std::string& out, const Value& value);

struct Appender {
  std::string& out;

  void operator()(Null) const { out += "null"; }
  void operator()(const Array& array) const {
    out += '[';
    for (const Value& element : array) {
      if (&element != &array.front()) out += ',';
      append(out, element);
    }
    out += ']';
  }
  void operator()(const Object& object) const {
    out += '{';
    for (const Member& member : object) {
      if (&member != &object.front()) out += ',';
      out += text(member.key) + ':';
      append(out, member.value);
    }
    out += '}';
  }
  template <class Scalar>
  void operator()(const Scalar& scalar) const {
    out += text(scalar);
  }
};

void append(std::string& out, const Value& value) {
  std::visit(Appender{out}, value.data);
}

}  // namespace

const Member* find_member(const Object& object, std::string_view key) {
  return first_where(object, [&](const Member& member) { return member.key == key; });
}

std::string_view type_name(const Value& value) {
  static constexpr std::array<std::string_view, 7> names{
      "null", "a boolean", "a whole number", "a number with a fraction", "a text", "a list", "an object"};
  static_assert(names.size() == std::variant_size_v<decltype(Value::data)>);
  return names[value.data.index()];
}

std::string compact(const Value& value) {
  std::string out;
  append(out, value);
  return out;
}

}  // namespace sabot::trace::json
