#include "rulebook/shape.hpp"

#include <algorithm>
#include <utility>

#include "rulebook/rule_file.hpp"

namespace sabot::rulebook {
namespace {

template <class T>
struct Type {};

template <class T>
Shape shape_of(Type<T>);

Shape shape_of(Type<std::string>) {
  return {};
}
Shape shape_of(Type<bool>) {
  return {};
}
Shape shape_of(Type<std::int64_t>) {
  return {};
}
Shape shape_of(Type<double>) {
  return {};
}
Shape shape_of(Type<match::Pattern>) {
  return {Form::pattern, {}, {}};
}
Shape shape_of(Type<match::EventPredicate>) {
  return {Form::predicate, {}, {}};
}
Shape shape_of(Type<match::CellPredicate>) {
  return {Form::predicate, {}, {}};
}

template <class T>
Shape shape_of(Type<std::vector<T>>) {
  const Shape element = shape_of(Type<T>{});
  if (element.form == Form::table) return {Form::tables, {}, element.entries};
  return {Form::list, element.form, {}};
}

template <class T>
Shape shape_of(Type<std::map<std::string, T>>) {
  return {Form::map, shape_of(Type<T>{}).form, {}};
}

class ShapeWriter {
 public:
  template <class T>
  void required(const char* key, T&, std::string_view) {
    shape.entries.push_back({key, shape_of(Type<T>{})});
  }

  template <class T>
  void required(const char* key, T& member, Range, std::string_view doc) {
    required(key, member, doc);
  }

  template <class T>
  void identity(const char* key, T& member, std::string_view doc) {
    required(key, member, doc);
    shape.entries.back().identity = true;
  }

  template <class T>
  void optional(const char* key, T& member, std::string_view doc) {
    required(key, member, doc);
    shape.entries.back().optional = true;
  }

  template <class T>
  void restriction(const char* key, T& member, std::string_view doc) {
    optional(key, member, doc);
  }

  template <class T>
  void optional(const char* key, T& member, Range, std::string_view doc) {
    optional(key, member, doc);
  }

  void note(const char*, std::string&, std::string_view) {}
  void required_note(const char*, std::string&, std::string_view) {}
  void notes(const char*, std::vector<std::string>&, std::string_view) {}

  template <class T, std::size_t N>
  void choice(const char* key, T&, const Words<T, N>&, std::string_view) {
    shape.entries.push_back({key, {}});
  }

  Shape shape = {Form::table, {}, {}};
};

template <class T>
Shape shape_of(Type<T>) {
  T value;
  ShapeWriter writer;
  fields(writer, value);
  return writer.shape;
}

template <std::size_t... Index>
std::vector<Shape> shapes_of_kinds(std::index_sequence<Index...>) {
  return {shape_of(Type<std::variant_alternative_t<Index, RuleBody>>{})...};
}

}  // namespace

const Shape& shape_of_kind(std::string_view kind) {
  static const auto shapes = shapes_of_kinds(std::make_index_sequence<std::variant_size_v<RuleBody>>{});
  const auto& names = kind_names();
  return shapes.at(static_cast<std::size_t>(std::find(names.begin(), names.end(), kind) - names.begin()));
}

}  // namespace sabot::rulebook
