#include "rulebook/condition_patterns.hpp"

#include <fmt/format.h>

#include <map>
#include <type_traits>

namespace sabot::rulebook {
namespace {

// Goes through the members of a kind by its one declaration, wherever conditions stand in it.
class Walk {
 public:
  explicit Walk(std::vector<ConditionPattern>& found, std::string path = {}) : found_(found), path_(std::move(path)) {}

  template <class T>
  void required(std::string_view key, T& member, std::string_view) {
    visit(member, path_.empty() ? std::string(key) : fmt::format("{}.{}", path_, key));
  }
  template <class T>
  void required(std::string_view key, T& member, Range, std::string_view doc) {
    required(key, member, doc);
  }
  template <class T>
  void optional(std::string_view key, T& member, std::string_view doc) {
    required(key, member, doc);
  }
  template <class T>
  void optional(std::string_view key, T& member, Range, std::string_view doc) {
    required(key, member, doc);
  }
  template <class T>
  void restriction(std::string_view key, T& member, std::string_view doc) {
    required(key, member, doc);
  }
  template <class T>
  void identity(std::string_view key, T& member, std::string_view doc) {
    required(key, member, doc);
  }
  template <class... Anything>
  void note(Anything&&...) {}
  template <class... Anything>
  void required_note(Anything&&...) {}
  template <class... Anything>
  void notes(Anything&&...) {}
  template <class... Anything>
  void choice(Anything&&...) {}

 private:
  void visit(const match::Predicate& predicate, const std::string& path) {
    for (const auto& test : predicate.all) {
      if (const auto* matches = std::get_if<match::Matches>(&test.matcher)) {
        found_.push_back({fmt::format("{}.{}", path, test.path), matches->pattern});
      }
    }
    for (std::size_t i = 0; i < predicate.any.size(); ++i) {
      visit(predicate.any[i], fmt::format("{}.any[{}]", path, i));
    }
  }
  void visit(const match::EventPredicate& predicate, const std::string& path) { visit(predicate.tree, path); }
  void visit(const match::CellPredicate& predicate, const std::string& path) { visit(predicate.tree, path); }

  template <class T>
  void visit(std::vector<T>& values, const std::string& path) {
    for (std::size_t i = 0; i < values.size(); ++i) visit(values[i], fmt::format("{}[{}]", path, i));
  }

  template <class T>
  void visit(T& value, const std::string& path) {
    if constexpr (requires(Walk & walk) { fields(walk, value); }) {
      Walk inner(found_, path);
      fields(inner, value);
    }
  }

  std::vector<ConditionPattern>& found_;
  std::string path_;
};

}  // namespace

std::vector<ConditionPattern> condition_patterns(const RuleBody& body) {
  std::vector<ConditionPattern> found;
  Walk walk(found);
  std::visit([&](auto file) { fields(walk, file); }, body);
  return found;
}

}  // namespace sabot::rulebook
