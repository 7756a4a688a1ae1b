#include "rulebook/canonical.hpp"

namespace sabot::rulebook {
namespace {

using nlohmann::json;

json value_of(const std::string& value) {
  return value;
}
json value_of(bool value) {
  return value;
}
json value_of(std::int64_t value) {
  return value;
}
json value_of(double value) {
  return value;
}
json value_of(const match::Pattern& pattern) {
  return {{"matches", pattern.source()}, {"modes", pattern.modes()}};
}

json value_of(const match::Scalar& scalar) {
  return std::visit([](const auto& value) { return json(value); }, scalar);
}

json value_of(const match::Matcher& matcher) {
  struct Visitor {
    json operator()(const match::Equals& m) const { return {{"one_of", json::array({value_of(m.value)})}}; }
    json operator()(const match::OneOf& m) const {
      auto values = json::array();
      for (const auto& value : m.values) values.push_back(value_of(value));
      return {{"one_of", values}};
    }
    json operator()(const match::Matches& m) const { return value_of(m.pattern); }
    json operator()(const match::Exists& m) const { return {{"exists", m.wanted}}; }
    json operator()(const match::Below& m) const { return {{"below", m.bound}}; }
    json operator()(const match::Contains& m) const { return {{"contains", m.text}}; }
  };
  return std::visit(Visitor{}, matcher);
}

json value_of(const match::Predicate& predicate) {
  auto all = json::object();
  for (const auto& test : predicate.all) all[test.path] = value_of(test.matcher);
  auto any = json::array();
  for (const auto& alternative : predicate.any) any.push_back(value_of(alternative));
  return {{"all", all}, {"any", any}};
}

json value_of(const match::EventPredicate& predicate) {
  return value_of(predicate.tree);
}
json value_of(const match::CellPredicate& predicate) {
  return value_of(predicate.tree);
}

template <class T>
json value_of(const std::vector<T>& values);
template <class T>
json value_of(const std::map<std::string, T>& values);

class CanonicalWriter {
 public:
  template <class T>
  void required(const char* key, T& member, std::string_view);

  template <class T>
  void identity(const char* key, T& member, std::string_view doc) {
    required(key, member, doc);
  }

  template <class T>
  void optional(const char* key, T& member, std::string_view doc) {
    required(key, member, doc);
  }

  template <class T>
  void restriction(const char* key, T& member, std::string_view doc) {
    required(key, member, doc);
  }

  template <class T>
  void required(const char* key, T& member, Range, std::string_view doc) {
    required(key, member, doc);
  }

  template <class T>
  void optional(const char* key, T& member, Range, std::string_view doc) {
    required(key, member, doc);
  }

  void note(const char*, std::string&, std::string_view) {}
  void required_note(const char*, std::string&, std::string_view) {}
  void notes(const char*, std::vector<std::string>&, std::string_view) {}

  template <class T, std::size_t N>
  void choice(const char* key, T& member, const Words<T, N>& words, std::string_view) {
    object[key] = word_for(member, words);
  }

  json object = json::object();
};

// `fields` names the members of a value that may be changed, as the reader needs; so this works on a copy.
template <class T>
json value_of(T value) {
  CanonicalWriter writer;
  fields(writer, value);
  return writer.object;
}

template <class T>
json value_of(const std::vector<T>& values) {
  auto list = json::array();
  for (const auto& value : values) list.push_back(value_of(value));
  return list;
}

template <class T>
json value_of(const std::map<std::string, T>& values) {
  auto object = json::object();
  for (const auto& [key, value] : values) object[key] = value_of(value);
  return object;
}

template <class T>
void CanonicalWriter::required(const char* key, T& member, std::string_view) {
  object[key] = value_of(member);
}

}  // namespace

json canonical(const RuleBody& body) {
  return std::visit([](const auto& file) { return value_of(file); }, body);
}

}  // namespace sabot::rulebook
