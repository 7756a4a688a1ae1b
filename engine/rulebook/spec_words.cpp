#include "rulebook/spec_words.hpp"

#include <map>
#include <string_view>

namespace sabot::rulebook {
namespace {

// Visits a declaration (see rulebook/kinds/fields.hpp) for its closed lists and lets everything else pass.
class WordFinder {
 public:
  template <class T>
  void required(std::string_view, const T&, std::string_view) {}
  template <class T>
  void optional(std::string_view, const T&, std::string_view) {}
  template <class T, std::size_t N>
  void choice(std::string_view key, const T& member, const Words<T, N>& words, std::string_view) {
    words_.emplace(key, word_for(member, words));
  }

  std::string word(std::string_view key) const { return std::string(words_.at(key)); }

 private:
  std::map<std::string_view, std::string_view> words_;
};

}  // namespace

SpecWords words_of(const Spec& spec) {
  WordFinder finder;
  Spec copy = spec;
  fields(finder, copy);
  return {finder.word("kind"), finder.word("data")};
}

}  // namespace sabot::rulebook
